import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show rewritten CSS that is not applied; its button shows the list
  /// of changes.
  static func ofModernizing() -> StateBar {
    StateBar(
      .information, name: translated("Modernize"),
      button: Button(text: translated("Show List"), name: translated("Show List")))
  }
}
