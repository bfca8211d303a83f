import Fixtures
import Foundation
import TestDisplay

/// A window on a screen of its own, from its start until it is closed or fails.
final class TestedWindow {
  static let width = 1120
  static let height = 760

  /// Faults of GTK alone, which end a window that critical messages are fatal for.
  private static let faultsOfGTK = [
    // On X11: the keyboard opens the menu of a button that was scrolled beyond the screen.
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
    // The file chooser: a click on a column's title before there are files.
    "gtk_tree_sortable_get_sort_column_id: assertion 'GTK_IS_TREE_SORTABLE (sortable)' failed",
    // The file chooser: an answer to a dialog that saves, in which nothing has the focus.
    "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed",
    // A tooltip that is due in a popover that was taken from its window: GTK forgets the surface of
    // a window that goes, and not that of a popover.
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
  ]

  /// Why the window failed.
  struct Failure: Error {
    /// What it wrote to standard error.
    let log: String
  }

  private let display: TestDisplay
  private let program: RequestValue
  private(set) var steps: [Step] = []

  /// Whether a fault of GTK's own has ended the window.
  private(set) var hasMetFault = false

  /// How long to let the window react to a step, in microseconds.
  private static let pause: UInt32 = 20_000

  /// After how many steps the window's log is read.
  private static let stepsBetweenChecks = 10

  /// Starts a window with theme files.
  init(_ path: String, files: [String]) throws {
    display = try TestDisplay(width: Self.width, height: Self.height)
    let words = [path, "--size", "\(Self.width)x\(Self.height)"] + files
    program = try display.request(
      "start",
      [
        "arguments": .list(words.map { .string($0) }), "isOrdinary": .boolean(true),
        "environment": ["G_DEBUG": "fatal-criticals"],
      ])
    try display.perform("wait", ["role": "label", "name": "Livery", "seconds": 60])
  }

  /// Takes a step; `false` where the window was closed, so that there is no next one.
  func take(_ step: Step) throws -> Bool {
    steps.append(step)
    try step.perform(on: display)
    usleep(Self.pause)
    return steps.count % Self.stepsBetweenChecks > 0 ? true : try check()
  }

  /// Whether the window is still there, and without a fault of GTK's; throws what it failed with.
  private func check() throws -> Bool {
    let status = try display.request("exit", ["pid": program], for: Int?.self)
    let log = try display.request("log", ["pid": program], for: String.self)
    hasMetFault = Self.faultsOfGTK.contains(where: log.contains)
    if hasMetFault { return false }
    let hasFailed = log.contains("CRITICAL") || log.contains("ERROR") || log.contains("the window")
    if hasFailed || status.map({ $0 != 0 }) == true { throw Failure(log: log) }
    return status == nil
  }

  /// Waits until a window that hangs is noticed, and ends it.
  func leave() throws {
    guard try check() else { return }
    // It answers when it has handled all steps; its supervisor kills it where it never does.
    try? display.perform("act", ["action": "next-pane", "window": 1])
    guard try check() else { return }
    _ = try display.request("end", ["pid": program], for: Int.self)
  }
}
