import CAdwaita

/// GTK and libadwaita as a whole.
public enum Toolkit {
  /// Starts GTK and libadwaita, and tells whether there is a screen.
  ///
  /// Starting twice does nothing. `GTK_THEME` is unset first, since it switches libadwaita's stylesheet off.
  public static func start() -> Bool {
    g_unsetenv("GTK_THEME")
    guard gtk_init_check() != 0 else { return false }
    adw_init()
    return true
  }

  /// The version of GTK that runs, such as `4.8.3`.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The version of libadwaita that runs, such as `1.2.2`.
  public static var adwaitaVersion: String {
    "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
  }

  /// The font of all text that asks for no other, such as `Cantarell 11`.
  public static var fontName: String {
    get {
      guard let settings = gtk_settings_get_default() else { return "" }
      return shim_get_string(UnsafeMutableRawPointer(settings), "gtk-font-name")
        .map { text in
          defer { g_free(text) }
          return String(cString: text)
        } ?? ""
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      shim_set_string(UnsafeMutableRawPointer(settings), "gtk-font-name", newValue)
    }
  }

  /// Whether widgets may move and fade; a person's choice, unless a test sets it.
  public static var enablesAnimations: Bool {
    get {
      guard let settings = gtk_settings_get_default() else { return true }
      return shim_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") != 0
    }
    set {
      guard let settings = gtk_settings_get_default() else { return }
      shim_set_boolean(
        UnsafeMutableRawPointer(settings), "gtk-enable-animations", newValue ? 1 : 0)
    }
  }
}
