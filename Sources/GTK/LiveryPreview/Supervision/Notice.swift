import LiveryAdwaita
import LiverySystem
import ThemeSession

/// The message of the window after it was restored.
nonisolated struct Notice: Hashable, Sendable {
  let title: String

  /// A sentence about what happened.
  let reason: String

  /// A sentence about what is shown instead.
  let consequence: String

  /// The name of the theme that can be shown again.
  let crashingTheme: String?

  /// The message about a restored state after a crash, and about the user's own stylesheet if it is
  /// left out.
  init(_ recovery: Recovery, leavingOut sheet: UserSheet.LeftOut? = nil) {
    let suspect = recovery.suspect
    let names = [suspect.beside, suspect.theme].compactMap { $0.map { "“\($0.name)”" } }
    let name = names.count > 1 ? translated("\(names[0]) and \(names[1])") : names.first
    reason = recovery.crash.description
    crashingTheme = recovery.crashingTheme?.name
    title =
      switch (name, recovery.crash) {
      case (nil, _): translated("The window died and came back")
      case (let name?, .hang) where recovery.wasRead: translated("Reading \(name) hung the window")
      case (let name?, _) where recovery.wasRead: translated("Reading \(name) killed the window")
      case (let name?, .hang) where suspect.wasTried: translated("\(name) hung the window")
      case (let name?, .hang): translated("The window hung while it showed \(name)")
      case (let name?, _) where suspect.wasTried: translated("\(name) killed the window")
      case (let name?, _): translated("The window died while it showed \(name)")
      }
    let shown =
      recovery.wasRead
      ? translated("The file is not read again by itself.")
      : recovery.isLastResort
        ? translated("After two deaths in a row Adwaita is shown.")
        : recovery.blocked != nil
          ? translated("This is how it looked before.")
          : name == nil ? "" : Self.consequence(of: suspect)
    let hasEdits = recovery.snapshot?.session.unsaved.isEmpty == false
    let read = recovery.wasRead ? nil : recovery.reading.map(RegularFile.name)
    consequence = [
      shown,
      read.map { translated("“\($0)”, which was read then, is not read again by itself.") } ?? "",
      hasEdits ? translated("Edits that were not saved are still here.") : "",
      sheet.map { translated("Your own \($0.path) is left out.") } ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func consequence(of suspect: CrashCause) -> String {
    switch suspect.place {
    case .window: translated("The theme before it is shown.")
    case .comparison: translated("The comparison is closed.")
    case .ownPage: translated("The file is not opened again by itself.")
    }
  }

  /// The notice that the user's own stylesheet crashes windows, and that this one leaves it out.
  init(leavingOut path: String, after crash: Crash) {
    title = translated("Your own gtk.css killed the window")
    reason = crash.description
    consequence =
      translated(
        "This window leaves \(path) out. Other GTK 4 programs may not start until it is repaired.")
    crashingTheme = nil
  }

  /// The notice that unsaved edits of an earlier window were restored.
  init(editsOf names: [String]) {
    title = translated("Edits that were not saved are back")
    reason = names.map { "“\($0)”" }.joined(separator: ", ")
    consequence = ""
    crashingTheme = nil
  }
}
