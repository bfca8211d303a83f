import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show dials which are out of sight, and shows those.
  static func ofDials() -> StateBar {
    StateBar(
      .information, name: translated("Adjust Colors"),
      button: Button(text: translated("Show Dials"), name: translated("Show Dials")))
  }
}
