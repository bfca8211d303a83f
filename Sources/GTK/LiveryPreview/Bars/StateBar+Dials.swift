import LiveryAdwaita

extension StateBar {
  /// A bar that says that pages show unapplied dial changes while the dials are hidden; its button
  /// shows the dials.
  static func ofDials() -> StateBar {
    StateBar(
      .information, name: translated("Adjust Colors"),
      button: Button(text: translated("Show Dials"), name: translated("Show Dials")))
  }
}
