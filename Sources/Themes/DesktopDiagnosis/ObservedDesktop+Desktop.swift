import LiverySystem
import ThemeInstall
import ThemeSource

extension ObservedDesktop {
  /// The desktop's settings for apps.
  var asked: Diagnosis.Section {
    var words: [String] = []
    for (key, title) in [
      ("color-scheme", "color scheme"), ("accent-color", "accent"), ("gtk-theme", "theme"),
    ] {
      if let value = settings.text(key) { words.append("\(title) '\(value)'") }
    }
    if settings.text("high-contrast") == "true" || settings.contrast == 1 {
      words.append("high contrast")
    }
    var section = Diagnosis.Section("desktop", "")
    switch settings.store {
    case .answered: break
    case .missing(let reason): words.append("GSettings not read: \(reason)")
    case .late:
      section.problems.append(.init(.warning, "'gsettings' does not answer within a second"))
    }
    switch settings.portal {
    case .answered: words.append("the portal agrees")
    case .missing(let reason): words.append("no portal asked: \(reason)")
    case .late:
      words.append("the portal does not answer")
      section.problems.append(
        .init(
          .warning,
          "the settings portal does not answer within a second; apps start late, and in light",
          "systemctl --user restart xdg-desktop-portal"))
    }
    if let problem = disagreement {
      words.removeAll { $0 == "the portal agrees" }
      section.problems.append(problem)
    }
    section.problems += flatpakProblems
    section.summary = words.joined(separator: ", ")
    section.evidence =
      Self.keys.compactMap { key in settings.values[key].map { "GSettings: \(key) \($0)" } }
      + [settings.scheme.map { "portal: color-scheme \($0)" }].compactMap(\.self)
      + [settings.contrast.map { "portal: contrast \($0)" }].compactMap(\.self)
      + overrides.map { "Flatpak override: \($0.path)" }
    return section
  }

  /// The keys of GSettings that change the appearance of apps.
  private static let keys = [
    "color-scheme", "accent-color", "gtk-theme", "icon-theme", "font-name", "text-scaling-factor",
    "high-contrast", "reduced-motion", "enable-animations",
  ]

  var toolkits: Diagnosis.Section { Diagnosis.Section("installed", installed.words) }

  /// The problem that the portal, which most apps use, differs from GSettings.
  private var disagreement: Diagnosis.Problem? {
    guard let scheme = settings.scheme, let text = settings.text("color-scheme"),
      (scheme == 1) != (text == "prefer-dark")
    else { return nil }
    let said = scheme == 1 ? "dark" : scheme == 2 ? "light" : "no scheme"
    return .init(
      .warning, "the portal asks for \(said), GSettings for '\(text)'; apps take the portal's",
      "systemctl --user restart xdg-desktop-portal xdg-desktop-portal-gtk")
  }

  /// The Flatpak overrides for all apps and for single ones.
  private var overrides: [SettingsFile] {
    session.flatpakFolders.flatMap { folder in
      Folder.names(in: "\(folder)/overrides").compactMap {
        SettingsFile("\(folder)/overrides/\($0)")
      }
    }
  }

  private var flatpakProblems: [Diagnosis.Problem] {
    var problems: [Diagnosis.Problem] = []
    for file in overrides {
      guard let theme = file.values["Environment/GTK_THEME"] else { continue }
      let app = RegularFile.name(of: file.path)
      let isUsers = session.data.map { file.path.hasPrefix("\($0)/") } ?? false
      let words =
        ["flatpak override", isUsers ? "--user" : "", "--unset-env=GTK_THEME"]
        + (app == "global" ? [] : [app])
      problems.append(
        .init(
          .warning,
          "\(file.path):\(theme.line) sets GTK_THEME=\(theme.text) for "
            + (app == "global" ? "all apps of Flatpak" : "'\(app)' of Flatpak")
            + ", which replaces their theme",
          words.filter { !$0.isEmpty }.joined(separator: " ")))
    }
    let grants = overrides.contains { file in
      file.values["Context/filesystems"]?.text.contains("xdg-config/gtk-4.0") ?? false
    }
    if FlatpakAccess.isThere, modern.hasContent, !grants {
      problems.append(
        .init(
          .note, "apps of Flatpak do not see '\(modern.path)'", FlatpakAccess.granting))
    }
    if grants, let link = modern.link, !link.target.hasPrefix("\(modern.folder)/") {
      problems.append(
        .init(
          .warning,
          "apps of Flatpak may read '\(modern.folder)', but not '\(link.target)', where "
            + "'\(link.path)' leads",
          "flatpak override --user "
            + quoted("--filesystem=\(RegularFile.folder(of: link.target)):ro")))
    }
    return problems
  }
}
