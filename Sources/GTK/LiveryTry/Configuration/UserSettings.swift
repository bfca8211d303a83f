import LiveryAdwaita

/// The person's own settings that GTK asks a portal for on Wayland, such as fonts and icons.
///
/// GTK asks nobody else where there is a portal, and takes what that does not know from a table of
/// its own, whose icon theme hardly anybody has.
enum UserSettings {
  private static let schemas = [
    "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface", "org.gnome.desktop.sound",
    "org.gnome.desktop.privacy", "org.gnome.desktop.wm.preferences",
    "org.gnome.settings-daemon.plugins.xsettings",
  ]

  /// The settings, but for the theme.
  static var values: [SettingsPortal.Key: String] {
    let standard = [SettingsPortal.Key(schemas[0], "icon-theme"): "'Adwaita'"]
    var values = schemas.reduce(into: standard) { values, schema in
      values.merge(SettingsPortal.userValues(of: schema)) { $1 }
    }
    values[.init(schemas[0], "gtk-theme")] = nil
    return values
  }
}
