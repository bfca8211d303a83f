import CLiveryAdwaita

/// GTK and libadwaita as a whole.
public enum Toolkit {
  /// Starts GTK and libadwaita, and returns whether there is a screen.
  ///
  /// Starting twice does nothing. `GTK_THEME` is unset, since it turns libadwaita's stylesheet off.
  /// Without the driver of the graphics hardware no `GtkGLArea` can paint, and widgets are painted
  /// by cairo.
  public static func start(loadingDriver loadsDriver: Bool = true) -> Bool {
    // Otherwise GTK would load its own stylesheet first, which libadwaita then replaces by this
    // empty one.
    g_setenv("GTK_THEME", "Adwaita-empty", 1)
    let hasScreen = loadsDriver ? gtk_init_check() != 0 : GraphicsDriver.leaveOut()
    if hasScreen { _ = gtk_settings_get_default() }
    g_unsetenv("GTK_THEME")
    guard hasScreen else { return false }
    adw_init()
    keepIcons()
    return true
  }

  /// Makes this process, but not its children, read the user's configuration from another folder.
  ///
  /// It must be called before anything else, since GLib reads the folder's path once.
  public static func useConfiguration(in folder: String) {
    setting("XDG_CONFIG_HOME", to: folder) { _ = g_get_user_config_dir() }
  }

  /// Changes an environment variable while `body` runs.
  static func setting<Result>(
    _ name: String, to value: String, while body: () -> Result
  ) -> Result {
    let own = g_getenv(name).map { String(cString: $0) }
    g_setenv(name, value, 1)
    defer { if let own { g_setenv(name, own, 1) } else { g_unsetenv(name) } }
    return body()
  }

  /// The major and the minor number of the GTK library in use.
  public static var numbers: (major: Int, minor: Int) {
    (Int(gtk_get_major_version()), Int(gtk_get_minor_version()))
  }

  /// The version of the GTK library in use, such as `4.8.3`.
  public static var version: String {
    "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
  }

  /// The version of the libadwaita library in use, such as `1.2.2`.
  public static var adwaitaVersion: String {
    "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
  }

  /// Whether apps of the release have flat bars and sidebars of their own color, since libadwaita 1.4.
  public static var hasFlatBars: Bool { adw_get_minor_version() >= 4 }

  /// Whether dialogs of the release are inside their window, since libadwaita 1.5.
  public static var hasDialogsInside: Bool { adw_get_minor_version() >= 5 }

  /// The versions of Pango and cairo, which paint text and lines, such as `1.50.12`.
  public static var pangoVersion: String { String(cString: pango_version_string()) }
  public static var cairoVersion: String { String(cString: cairo_version_string()) }

  /// Sets the settings that users and desktops may change, such as icons and font rendering, to
  /// fixed values.
  public static func useFixedSettings() {
    guard let object = settings else { return }
    shim_set_string(object, "gtk-icon-theme-name", "Adwaita")
    shim_set_string(object, "gtk-cursor-theme-name", "Adwaita")
    shim_set_string(object, "gtk-decoration-layout", "appmenu:minimize,maximize,close")
    shim_set_boolean(object, "gtk-cursor-blink", 0)
    // With this setting GTK's spinners stand still.
    shim_set_choice(object, "gtk-interface-reduced-motion", "reduce")
    shim_set_boolean(object, "gtk-overlay-scrolling", 1)
    shim_set_integer(object, "gtk-xft-antialias", 1)
    shim_set_integer(object, "gtk-xft-hinting", 1)
    shim_set_string(object, "gtk-xft-hintstyle", "hintslight")
    shim_set_string(object, "gtk-xft-rgba", "none")
    setTextScale(1)
  }

  /// Sets the scale of text, as the desktop's setting does.
  public static func setTextScale(_ factor: Double) {
    // In 1024ths of a dot per inch.
    settings.map { shim_set_integer($0, "gtk-xft-dpi", Int32((factor * 96 * 1024).rounded())) }
  }

  /// How many dots an inch has for text, with the desktop's scale.
  public static var dotsPerInch: Double {
    let asked = settings.map { shim_get_integer($0, "gtk-xft-dpi") } ?? -1
    return asked > 0 ? Double(asked) / 1024 : 96
  }

  /// Sets the direction of all widgets without a direction of their own.
  public static func setDirection(rightToLeft: Bool) {
    gtk_widget_set_default_direction(rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// The installed family for a font such as `Cantarell 11`.
  public static func family(for font: String) -> String {
    guard let map = pango_cairo_font_map_get_default(),
      let wanted = pango_font_description_from_string(font)
    else { return "" }
    defer { pango_font_description_free(wanted) }
    guard let context = pango_font_map_create_context(map) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    guard let found = pango_font_map_load_font(map, context, wanted) else { return "" }
    defer { g_object_unref(UnsafeMutableRawPointer(found)) }
    guard let description = pango_font_describe(found) else { return "" }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  /// The default font, such as `Cantarell 11`.
  public static var fontName: String {
    get { settings.flatMap { String(adopting: shim_get_string($0, "gtk-font-name")) } ?? "" }
    set { settings.map { shim_set_string($0, "gtk-font-name", newValue) } }
  }

  /// Whether animations are enabled; the user's choice, unless a test sets it.
  public static var enablesAnimations: Bool {
    get { settings.map { shim_get_boolean($0, "gtk-enable-animations") != 0 } ?? true }
    set { settings.map { shim_set_boolean($0, "gtk-enable-animations", newValue ? 1 : 0) } }
  }

  /// Whether parts may move by themselves: animations are enabled, and reduced motion is not
  /// requested.
  public static var allowsMotion: Bool {
    enablesAnimations
      && !(settings.map { shim_has_choice($0, "gtk-interface-reduced-motion", "reduce") != 0 }
        ?? false)
  }

  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }
}
