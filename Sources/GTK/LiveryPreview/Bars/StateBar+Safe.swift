import LiveryAdwaita

extension StateBar {
  /// A bar that says that a theme makes the window unreadable, and leads back to the stock theme.
  static func ofSafeLook() -> StateBar {
    StateBar(
      .warning, name: translated("Safe Look"),
      button: Button(text: translated("Show Adwaita"), name: translated("Show Adwaita")))
  }

  /// Shows the bar for the name of a theme; hides it for `nil`.
  func show(unreadable theme: String?) {
    show(
      theme.map {
        translated("“\($0)” makes the parts of this window unreadable, so they do not wear it.")
      })
  }
}
