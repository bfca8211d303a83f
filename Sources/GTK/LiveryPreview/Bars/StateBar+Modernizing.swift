import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show CSS which is rewritten and not applied, and shows the list of it.
  static func ofModernizing() -> StateBar {
    StateBar(
      .information, name: translated("Modernize"),
      button: Button(text: translated("Show List"), name: translated("Show List")))
  }
}
