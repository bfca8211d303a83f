import Adwaita
import System
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel

/// A theme in the one look that an app is to have.
nonisolated struct TriedTheme: Sendable {
  let theme: Theme
  let appearance: Appearance

  /// The accent color that the desktop asks for; `nil` for none.
  let accent: Color?

  /// The GTK 4 that the app runs on.
  let target: Target

  /// The look in words, such as `'Ocean' in dark`.
  var title: String {
    "'\(theme.name)' in \(traits)"
  }

  /// The names of the traits, joined by `+`.
  var traits: String { theme.traits.names(in: appearance.traits).joined(separator: "+") }

  private var isDark: Bool { appearance.scheme == .dark }

  /// Writes a stylesheet for each GTK, and the settings that belong to it, the stylesheet last.
  ///
  /// - Parameter folder: The folder in which each GTK has one.
  /// - Throws: Why a file cannot be written.
  func write(to folder: String) throws(FileError) {
    let written = UserExport(theme, in: appearance, target: target).written(named: "gtk.css")
    for name in UserExport.folders {
      try AtomicFile.createFolder("\(folder)/\(name)", mode: 0o700)
      let settings = "[Settings]\n" + settings(of: name).map { "\($0)=\($1)\n" }.joined()
      try AtomicFile.write(
        Array(settings.utf8), to: "\(folder)/\(name)/settings.ini", isDurable: false)
    }
    let sheets = UserExport.folders.map { "\($0)/gtk.css" }
    let files =
      written.files.filter { !sheets.contains($0.name) }
      + written.files.filter { sheets.contains($0.name) }
    for file in files {
      let path = "\(folder)/\(file.name)"
      try AtomicFile.createFolder(RegularFile.folder(of: path), mode: 0o700)
      try AtomicFile.write(file.bytes, to: path, isDurable: false)
    }
  }

  /// The settings of a GTK that follow from the look.
  private func settings(of folder: String) -> [(String, String)] {
    let dark = ("gtk-application-prefer-dark-theme", isDark ? "true" : "false")
    guard folder == UserExport.folders[1], OlderTheme.isInstalled else { return [dark] }
    return [dark, ("gtk-theme-name", OlderTheme.name(isDark: isDark))]
  }

  /// What the desktop's portal says of the look.
  var portalValues: [SettingsPortal.Key: String] {
    let isStrong = appearance.traits.contains(.highContrast)
    var values: [SettingsPortal.Key: String] = [
      .init("org.freedesktop.appearance", "color-scheme"): "uint32 \(isDark ? 1 : 2)",
      .init("org.freedesktop.appearance", "contrast"): "uint32 \(isStrong ? 1 : 0)",
      .init("org.gnome.desktop.interface", "color-scheme"):
        "'\(isDark ? "prefer-dark" : "prefer-light")'",
      .init("org.gnome.desktop.a11y.interface", "high-contrast"): "\(isStrong)",
    ]
    if let accent {
      values[.init("org.freedesktop.appearance", "accent-color")] =
        "(\(accent.red), \(accent.green), \(accent.blue))"
    }
    return values
  }
}
