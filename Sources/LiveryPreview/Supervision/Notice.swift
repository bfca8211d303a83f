import ThemeSession

/// What is said of a window that came back.
nonisolated struct Notice: Hashable, Sendable {
  let title: String

  /// What happened, as a sentence.
  let reason: String

  /// What is on screen instead, as a sentence.
  let consequence: String

  /// The name of the theme that can be asked for again.
  let culprit: String?

  init(_ recovery: Recovery) {
    let name = recovery.culprit.map { "“\($0.name)”" }
    reason = recovery.death.description
    culprit = recovery.culprit?.name
    title =
      switch (name, recovery.death) {
      case (nil, _): "The window died and came back"
      case (let name?, .hang): "\(name) hung the window"
      case (let name?, _) where recovery.wasTried: "\(name) killed the window"
      case (let name?, _): "The window died while it showed \(name)"
      }
    let shown =
      recovery.isLastResort
      ? "After two deaths in a row Adwaita is shown."
      : recovery.held != nil
        ? "This is how it looked before."
        : name == nil ? "" : "The theme before it is shown."
    let hasEdits = recovery.snapshot?.unsaved.isEmpty == false
    consequence = shown + (hasEdits ? " Edits that were not saved are still here." : "")
  }

  /// Tells that edits are back which an earlier window left behind.
  init(editsOf names: [String]) {
    title = "Edits that were not saved are back"
    reason = names.map { "“\($0)”" }.joined(separator: ", ")
    consequence = ""
    culprit = nil
  }
}
