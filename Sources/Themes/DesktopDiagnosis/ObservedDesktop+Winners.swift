import LiverySystem
import ThemeInstall
import ThemeSource

extension ObservedDesktop {
  /// A theme that GTK is configured to show, and the source of this setting.
  struct NamedTheme {
    let name, source: String

    /// Whether the name has the suffix for the dark variant.
    let isDark: Bool
  }

  /// The themes that GTK has without a file.
  private static let builtIn: Set<String> = [
    "Adwaita", "Adwaita-dark", "Default", "HighContrast", "HighContrastInverse", "Empty",
  ]

  /// The theme of plain GTK 4 apps.
  var gtk4: Diagnosis.Section {
    let theme = namedTheme(forGTK: 4)
    var section = Diagnosis.Section(
      "GTK 4 apps",
      winner(theme, forGTK: 4) + scheme(isDark: isDark(theme, modernSettings) || followsPortal)
        + over(modern, modernTraces))
    section.problems = themeVariableProblems
    section.evidence = variables.map(\.words) + evidence(of: modern, modernTraces)
    return section
  }

  /// The theme of libadwaita apps, whose stylesheet only `GTK_THEME` replaces.
  var libadwaita: Diagnosis.Section {
    let own =
      variable("GTK_THEME").map { "'\($0)' of GTK_THEME in place of Adwaita" }
      ?? "Adwaita\(scheme(isDark: isDarkInAdwaita))"
    var section = Diagnosis.Section("libadwaita apps", own + over(modern, modernTraces))
    for name in ["ADW_DEBUG_COLOR_SCHEME", "ADW_DEBUG_HIGH_CONTRAST", "ADW_DISABLE_PORTAL"] {
      for setting in variables where setting.name == name {
        section.problems.append(setting.problem("libadwaita apps do not follow the desktop"))
      }
    }
    return section
  }

  /// The theme of GTK 3 apps.
  var gtk3: Diagnosis.Section {
    let theme = namedTheme(forGTK: 3)
    var section = Diagnosis.Section(
      "GTK 3 apps",
      winner(theme, forGTK: 3) + scheme(isDark: isDark(theme, olderSettings))
        + over(older, olderTraces))
    if !Self.builtIn.contains(theme.name), themeFile(theme.name, forGTK: 3) == nil {
      let isOfVariable = theme.source == "GTK_THEME"
      section.problems.append(
        .init(
          .warning,
          "the theme '\(theme.name)' of \(theme.source) is not installed for GTK 3; apps show Adwaita",
          isOfVariable ? "unset GTK_THEME" : remedy(of: theme)))
    }
    section.evidence = evidence(of: older, olderTraces)
    return section
  }

  private func remedy(of theme: NamedTheme) -> String {
    theme.source == "GSettings"
      ? "gsettings reset org.gnome.desktop.interface gtk-theme"
      : "sed -i '/^gtk-theme-name/d' \(quoted(theme.source))"
  }

  /// The theme that GTK is configured to show: by a variable, the desktop, or a file.
  private func namedTheme(forGTK major: Int) -> NamedTheme {
    if let value = variable("GTK_THEME") {
      let parts = value.split(separator: ":", maxSplits: 1)
      return NamedTheme(
        name: parts.first.map(String.init) ?? value, source: "GTK_THEME",
        isDark: parts.count > 1 && parts[1] == "dark")
    }
    let desktop = settings.text("gtk-theme").map { (name: $0, source: "GSettings") }
    let settings = major == 4 ? modernSettings : olderSettings
    let file = settings?.setting("gtk-theme-name").map {
      (name: $0.text, source: settings?.path ?? "")
    }
    let found = takesDesktop ? desktop ?? file : file ?? desktop
    guard let found, !found.name.isEmpty else {
      return NamedTheme(name: "Adwaita", source: "GTK", isDark: false)
    }
    return NamedTheme(
      name: found.name, source: found.source,
      isDark: Self.builtIn.contains(found.name) && found.name.hasSuffix("-dark"))
  }

  /// Whether GSettings override a `settings.ini`: on Wayland, and if a desktop passes them to apps
  /// on X11.
  private var takesDesktop: Bool {
    let desktops = ["GNOME", "Cinnamon", "MATE", "Budgie", "Unity", "Pantheon"]
    let current = variable("XDG_CURRENT_DESKTOP") ?? ""
    return session.isWayland || desktops.contains(where: current.contains)
  }

  private func winner(_ theme: NamedTheme, forGTK major: Int) -> String {
    let stock = major == 4 ? "stock GTK" : "Adwaita"
    if let file = themeFile(theme.name, forGTK: major), !Self.builtIn.contains(theme.name) {
      return "the theme '\(theme.name)' of \(theme.source) (\(RegularFile.folder(of: file)))"
    }
    if Self.builtIn.contains(theme.name) {
      return theme.source == "GTK_THEME" ? "'\(theme.name)' of GTK_THEME" : stock
    }
    return "\(stock), since '\(theme.name)' of \(theme.source) is not there for GTK \(major)"
  }

  /// The user's stylesheet, which overrides the theme.
  private func over(_ sheet: UserStylesheet, _ traces: [WriterTrace]) -> String {
    guard sheet.state == .readable else {
      return sheet.state == .missing ? "" : "; '\(sheet.path)' cannot be read"
    }
    guard sheet.hasContent else { return "" }
    let used = traces.filter(\.isInUse)
    if case .success(let status)? = status, let name = status.name,
      used.contains(where: { $0.writer == .livery })
    {
      let others = used.filter { $0.writer != .livery }.map(\.writer.name)
      return "; over it '\(name)' by Livery" + others.map { ", then \($0)" }.joined()
    }
    let names = used.map(\.writer.name)
    var words = "; over it '\(sheet.path)'"
    if !names.isEmpty { words += " by \(names.joined(separator: ", then "))" }
    if case .theme(let name)? = sheet.link?.owner { words += ", a link to the theme '\(name)'" }
    return words
  }

  private func evidence(of sheet: UserStylesheet, _ traces: [WriterTrace]) -> [String] {
    sheet.links.map { "'\($0.path)' \($0.words)" }
      + traces.map { "'\($0.path)' \($0.reason): \($0.writer.name)" }
      + sheet.imports.map { "'\(sheet.path)' imports '\($0)'" }
  }
}

extension ObservedDesktop {
  private func scheme(isDark: Bool) -> String { isDark ? ", in dark" : ", in light" }

  private func isDark(_ theme: NamedTheme, _ settings: SettingsFile?) -> Bool {
    theme.isDark || variable("GTK_THEME") == nil && settings?.isOn(Self.preferDark) == true
  }

  static let preferDark = "gtk-application-prefer-dark-theme"

  /// Whether apps of GTK 4 follow the desktop's dark setting, as they do since 4.20.
  private var followsPortal: Bool {
    (installed.gtk4 ?? 0) >= 20 && variable("GTK_THEME") == nil && isDarkInAdwaita
  }

  private var isDarkInAdwaita: Bool {
    if let forced = variable("ADW_DEBUG_COLOR_SCHEME") { return forced.contains("dark") }
    if variable("ADW_DISABLE_PORTAL") != "1", let scheme = settings.scheme { return scheme == 1 }
    return settings.text("color-scheme") == "prefer-dark"
  }

  /// Each place that sets `GTK_THEME`, for this session or the next.
  private var themeVariableProblems: [Diagnosis.Problem] {
    let all = variables.filter { $0.name == "GTK_THEME" }
    // The place in a file is the cause of the value in the environment.
    let places = all.filter { $0.path != nil }
    return (places.isEmpty ? all : places).map {
      $0.problem(
        "it replaces the theme of every app and libadwaita's own stylesheet, and no app follows "
          + "the desktop's light and dark")
    }
  }
}

extension ThemeVariable {
  /// A description of where it is set, and its value.
  var words: String {
    "\(name)=\(value)" + (path.map { " in \($0):\(line)" } ?? " in the environment")
  }

  func problem(_ effect: String) -> Diagnosis.Problem {
    guard let path else { return .init(.warning, "\(words): \(effect)", "unset \(name)") }
    return .init(
      .warning, "\(words): \(effect)", "sed -i '\(line)s/^/\(commentSign) /' \(quoted(path))")
  }
}
