import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show a theme without its edits, and shows those again.
  static func ofSaved() -> StateBar {
    StateBar(
      .information, name: translated("Before My Edits"),
      button: Button(text: translated("Show Edits"), name: translated("Show Edits")))
  }
}
