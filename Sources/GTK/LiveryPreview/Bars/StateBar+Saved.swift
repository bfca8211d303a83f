import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show the saved theme without its edits; its button shows the edits
  /// again.
  static func ofSaved() -> StateBar {
    StateBar(
      .information, name: translated("Before My Edits"),
      button: Button(text: translated("Show Edits"), name: translated("Show Edits")))
  }
}
