import LiveryGallery
import LiveryRendering

/// A page that the window wants to be audited, as a line for the helper.
nonisolated struct AuditOrder: JSONLine, Hashable {
  /// Tells the answers to it from those to others.
  let number: Int

  let page: Page

  /// The ID of a built-in theme, or the theme's file.
  let theme: String

  /// A file with the theme as it is in the window, with unsaved edits; `nil` for a built-in one.
  let text: String?

  /// The release of GTK whose colors the theme stands on.
  let release: String

  /// The names of the traits, joined by `+`.
  let appearance: String
}

/// A line from the helper.
nonisolated enum AuditAnswer: JSONLine {
  /// The faults of the page in a state.
  case found([FoundFault], order: Int)

  /// The page was looked at in all states.
  case done(order: Int)

  /// The look has ended early; why.
  case failed(reason: String, order: Int)
}
