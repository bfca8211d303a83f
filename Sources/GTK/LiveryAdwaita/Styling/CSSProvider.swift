import CLiveryAdwaita

/// A stylesheet parsed by GTK.
public final class CSSProvider: Object {
  private let findings = Findings()

  public convenience init() {
    self.init(adopting: gtk_css_provider_new())
    let call: @convention(c) (gpointer?, OpaquePointer?, UnsafePointer<GError>, gpointer) -> Void =
      { _, section, error, data in
        Handler<CSSFinding, Void>.call(data, CSSFinding(section: section, error: error))
      }
    connect("parsing-error", call, Handler { [findings] in findings.all.append($0) })
  }

  /// Parses a text, which replaces the previous one, and returns the parser's findings.
  ///
  /// GTK leaves out invalid parts, and applies the rest.
  @discardableResult
  public func load(_ text: String) -> [CSSFinding] {
    findings.all = []
    shim_css_provider_load(cast(), text)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a file, which replaces the previous text, and returns the parser's findings.
  @discardableResult
  public func load(file path: String) -> [CSSFinding] {
    findings.all = []
    gtk_css_provider_load_from_path(cast(), path)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a file of the registered resources, and returns the parser's findings.
  @discardableResult
  public func load(resource path: String) -> [CSSFinding] {
    findings.all = []
    gtk_css_provider_load_from_resource(cast(), path)
    defer { findings.all = [] }
    return findings.all
  }

  /// Sets the appearance for conditions of `@media`, which GTK supports since 4.20.
  public func setAppearance(dark: Bool, highContrast: Bool) {
    shim_set_choice(cast(), "prefers-color-scheme", dark ? "dark" : "light")
    shim_set_choice(cast(), "prefers-contrast", highContrast ? "more" : "no-preference")
  }

  /// Parses libadwaita's stylesheet for an appearance, without its named colors.
  ///
  /// Since 1.8 one stylesheet is for all appearances, and the provider sets the current one.
  public func loadBase(isDark: Bool, isHighContrast: Bool) {
    setAppearance(dark: isDark, highContrast: isHighContrast)
    loadFirst(of: [isHighContrast ? "base-hc" : "base", "gtk", "main"])
  }

  /// Parses the named colors of libadwaita, if they are in a stylesheet of their own.
  public func loadBaseColors(isDark: Bool) {
    loadFirst(of: [isDark ? "defaults-dark" : "defaults-light"])
  }

  /// Parses the first of libadwaita's stylesheets that exists; loads nothing if none does.
  private func loadFirst(of names: [String]) {
    for name in names {
      let path = "/org/gnome/Adwaita/styles/\(name).css"
      guard g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil, nil, nil) != 0 else {
        continue
      }
      return gtk_css_provider_load_from_resource(cast(), path)
    }
  }

  /// The findings of the text that is being parsed, shared with the signal's closure.
  private final class Findings {
    var all: [CSSFinding] = []
  }
}
