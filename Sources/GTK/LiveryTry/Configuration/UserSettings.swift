import LiveryAdwaita

/// The user's own settings that GTK reads from a portal on Wayland, such as fonts and icons.
///
/// If there is a portal, GTK uses no other source; for values that the portal lacks it uses a
/// built-in table, whose icon theme is rarely installed.
enum UserSettings {
  private static let schemas = [
    "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface", "org.gnome.desktop.sound",
    "org.gnome.desktop.privacy", "org.gnome.desktop.wm.preferences",
    "org.gnome.settings-daemon.plugins.xsettings",
  ]

  /// The settings, without the theme.
  static var values: [SettingsPortal.Key: String] {
    let standard = [SettingsPortal.Key(schemas[0], "icon-theme"): "'Adwaita'"]
    var values = schemas.reduce(into: standard) { values, schema in
      values.merge(SettingsPortal.userValues(of: schema)) { $1 }
    }
    values[.init(schemas[0], "gtk-theme")] = nil
    return values
  }
}
