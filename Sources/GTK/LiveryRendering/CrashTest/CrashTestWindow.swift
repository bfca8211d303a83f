import EmbeddedFiles
package import LiveryAdwaita

/// A window with forty widgets, and a popover, a menu, a tooltip and a dialog above it, on which a
/// stylesheet is painted before it is trusted.
package final class CrashTestWindow {
  /// Groups of states; every widget is put into one group after another.
  private static let states: [Widget.States] = [
    [.hovered, .active, .focused, .checked, .selected, .dropTarget, .mixed],
    [.disabled, .backdrop],
  ]

  /// How long to wait for the tooltip, in ms: GTK shows it after 500.
  private static let tooltipWait = 1_500

  /// The maximum number of frames that the windows may need for their sizes, which an animation may
  /// change forever.
  private static let sizingLimit = 8

  /// How long a frame may take, in milliseconds.
  private let patience: Int

  /// The size of the window without a stylesheet.
  private var size = (width: 0, height: 0)

  private let window: Window
  private let widgets: Widget
  private let display: Display
  private let (popover, menu): (Popover, Popover)

  /// The windows that existed before, which are not tested.
  private let others: [Widget]

  /// Opens the window and all over it; `nil` if GTK cannot build the widgets or paints no frame.
  package init?(on display: Display, patience: Int) {
    guard let file = EmbeddedFile("crash-test/widgets.ui"),
      let builder = try? Builder(text: file.bytes, file: file.path),
      let widgets = builder.widget("widgets"), let content = builder.widget("content"),
      let button = builder.widget("button"), let menuButton = builder.widget("menubutton")
    else { return nil }
    (self.display, self.widgets, self.patience) = (display, widgets, patience)
    others = display.windows
    let application = Application(id: "dev.livery.CrashTest", isUnique: false)
    application.register()
    window = Window(application: application)
    window.setContent(widgets)
    let items = Menu()
    items.append("_Open", action: "win.open")
    items.append("_Close", action: "win.close")
    (popover, menu) = (Popover(child: content), Popover(menu: items))
    window.present()
    guard paintFrame() else { return nil }
    for (bubble, anchor) in [(popover, button), (menu, menuButton)] {
      bubble.closesOnClickOutside = false
      bubble.open(on: widgets, at: anchor)
    }
    MessageDialog.ask(
      "Dialog", body: "A question", answers: [.init("no", "_No"), .init("yes", "_Yes")],
      preferred: "yes", over: window
    ) { _ in }
    guard paintFrame() else { return nil }
    _ = MainLoop.run(until: { [self] in isTooltipOpen }, milliseconds: Self.tooltipWait)
    size = (window.width, window.height)
  }

  /// Whether the tooltip is shown.
  package var isTooltipOpen: Bool {
    window.children.contains { $0.typeName == "GtkTooltipWindow" && $0.isMapped }
  }

  /// Whether the popover and the menu are shown.
  package var arePopoversOpen: Bool { popover.isMapped && menu.isMapped }

  /// Paints everything in its resulting sizes, and in each group of states; `false` if a frame does
  /// not arrive.
  package func paint() -> Bool {
    guard paintSized() else { return false }
    // Widgets may appear and disappear with a stylesheet, such as scrollbars.
    let all = windows.flatMap { [$0] + $0.descendants }
    for states in Self.states {
      let before = all.map(\.states)
      for widget in all { widget.set(states) }
      let isPainted = paintFrame()
      for (widget, before) in zip(all, before) { widget.clear(states.subtracting(before)) }
      guard isPainted else { return false }
    }
    return true
  }

  /// Paints everything in its initial size, after a stylesheet was removed.
  package func restart() -> Bool {
    window.setDefaultSize(width: size.width, height: size.height)
    return paintSized()
  }

  /// Paints frames until no size changes; the display reports a new window size after the frame
  /// that requests it.
  private func paintSized() -> Bool {
    var before: [[Int]] = []
    for _ in 0..<Self.sizingLimit {
      guard paintFrame() else { return false }
      let sizes = (windows + [popover, menu]).map { [$0.width, $0.height] }
      guard sizes != before else { return true }
      before = sizes
    }
    return true
  }

  /// The tested windows: the one with the widgets, and the dialog.
  private var windows: [Widget] {
    display.windows.filter { window in
      window.isMapped && !others.contains { $0.isSame(as: window) }
    }
  }

  /// Whether every window paints a frame in time.
  private func paintFrame() -> Bool {
    let shown = windows
    var painted = 0
    for window in shown {
      window.onEachFrame { false }
      window.afterPaint { painted += 1 }
    }
    let isPainted = MainLoop.run(until: { painted >= shown.count }, milliseconds: patience)
    display.synchronize()
    return isPainted
  }
}
