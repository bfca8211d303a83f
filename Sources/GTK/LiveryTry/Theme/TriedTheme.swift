import GTKKnowledge
import LiveryAdwaita
import LiverySystem
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeProject

/// A theme in the one variant for an app.
nonisolated struct TriedTheme: Sendable {
  let theme: Theme
  let appVariant: AppVariant

  /// The GTK 4 that the app uses.
  let target: Target

  /// Rules after the theme's own, without any checks, for tests.
  var addedRules = ""

  private var appearance: Appearance { appVariant.appearance }

  /// The name of the variant, and the desktop settings.
  var variant: Variant { appVariant.variant }

  /// A description of the variant, such as `'Ocean' in dark`.
  var title: String { "'\(theme.name)' in \(variant.name)" }

  private var isDark: Bool { appearance.scheme == .dark }

  /// Writes a stylesheet for each GTK, and the settings that belong to it; the stylesheet is
  /// written last.
  func write(to folder: String) throws(FileError) {
    for name in UserExport.folders {
      try Self.write(settings(of: name) + direction, to: "\(folder)/\(name)")
    }
    try writeStylesheets(to: folder)
  }

  /// Writes the files that GTK reads at its start, with the text scale, on which the sizes of
  /// windows depend.
  ///
  /// They include the theme if the app can get it in no other way.
  func writeStart(
    to folder: String, _ others: [(String, String)] = [], withStylesheet: Bool = false
  ) throws(FileError) {
    for name in UserExport.folders {
      let settings = withStylesheet ? settings(of: name) : textSize
      if !(settings + others).isEmpty { try Self.write(settings + others, to: "\(folder)/\(name)") }
    }
    if withStylesheet { try writeStylesheets(to: folder) }
  }

  private var written: WrittenTheme {
    UserExport(shown, in: appearance, target: target, showsPictures: true).written(named: "gtk.css")
  }

  var stylesheet: [UInt8] { (written.files.first?.bytes ?? []) + Array(addedRules.utf8) }

  private func writeStylesheets(to folder: String) throws(FileError) {
    let written = written
    let sheets = UserExport.folders.map { "\($0)/gtk.css" }
    let files =
      written.files.filter { !sheets.contains($0.name) }
      + written.files.filter { sheets.contains($0.name) }
    for file in files {
      let path = "\(folder)/\(file.name)"
      try AtomicFile.createFolder(RegularFile.folder(of: path), mode: 0o700)
      let bytes = file.name == sheets[0] ? file.bytes + Array(addedRules.utf8) : file.bytes
      try AtomicFile.write(bytes, to: path, isDurable: false)
    }
  }

  private static func write(
    _ settings: [(String, String)], to folder: String
  ) throws(FileError) {
    try AtomicFile.createFolder(folder, mode: 0o700)
    let text = "[Settings]\n" + settings.map { "\($0)=\($1)\n" }.joined()
    try AtomicFile.write(Array(text.utf8), to: "\(folder)/settings.ini", isDurable: false)
  }

  /// The theme with the desktop's accent, if libadwaita does not apply it itself.
  private var shown: Theme {
    // libadwaita 1.6 needs GTK 4.16.
    guard let color = variant.accent.color, target.releases.lowerBound < .v4_16 else {
      return theme
    }
    return theme.asking(for: color)
  }

  /// The settings of a GTK for the variant.
  private func settings(of folder: String) -> [(String, String)] {
    let dark = ("gtk-application-prefer-dark-theme", isDark ? "true" : "false")
    guard folder == UserExport.folders[1], OlderTheme.isInstalled else { return [dark] + textSize }
    return [dark, ("gtk-theme-name", OlderTheme.name(isDark: isDark))] + textSize
  }

  /// The text size, in 1024ths of a dot per inch; empty for the default.
  private var textSize: [(String, String)] {
    guard variant.textScale != .usual else { return [] }
    return [("gtk-xft-dpi", "\(Int((variant.textScale.factor * 96 * 1024).rounded()))")]
  }

  /// The text direction, which only the reload library reads; empty if the language decides.
  private var direction: [(String, String)] {
    variant.direction == .leftToRight ? [] : [("livery-direction", variant.direction.rawValue)]
  }

  /// The portal settings for the variant.
  var portalValues: [SettingsPortal.Key: String] {
    let isStrong = appearance.traits.contains(.highContrast)
    var values: [SettingsPortal.Key: String] = [
      .init("org.freedesktop.appearance", "color-scheme"): "uint32 \(isDark ? 1 : 2)",
      .init("org.freedesktop.appearance", "contrast"): "uint32 \(isStrong ? 1 : 0)",
      .init("org.gnome.desktop.interface", "color-scheme"):
        "'\(isDark ? "prefer-dark" : "prefer-light")'",
      .init("org.gnome.desktop.a11y.interface", "high-contrast"): "\(isStrong)",
    ]
    if let accent = variant.accent.color {
      values[.init("org.freedesktop.appearance", "accent-color")] =
        "(\(accent.red), \(accent.green), \(accent.blue))"
    }
    if variant.textScale != .usual {
      values[.init("org.gnome.desktop.interface", "text-scaling-factor")] =
        "\(variant.textScale.factor)"
    }
    return values
  }
}
