import LiveryAdwaita
import LiverySystem
import ThemeSource

/// A stylesheet of an app, and the appearances in which it is used.
struct AppStylesheet {
  /// Its text, with the name from the command line.
  let text: SourceText

  let provider: CSSProvider

  /// The files that an AdwApplication loads automatically, in that order, each with its
  /// appearances: see "Automatic Resources" in the documentation of AdwApplication.
  nonisolated static let automatic: [(name: String, isDark: Bool, isHighContrast: Bool)] = [
    ("style.css", false, false), ("style-dark.css", true, false), ("style-hc.css", false, true),
    ("style-hc-dark.css", true, true),
  ]

  /// Whether it is used in an appearance; a file with any other name is always used.
  func isShown(dark: Bool, highContrast: Bool) -> Bool {
    let name = RegularFile.name(of: text.file)
    guard let own = Self.automatic.first(where: { $0.name == name }) else { return true }
    return (dark || !own.isDark) && (highContrast || !own.isHighContrast)
  }

  /// The files that an app loads together with some of its stylesheets: the set beside a
  /// `style.css`.
  nonisolated static func withSets(_ files: [String], where isThere: (String) -> Bool) -> [String] {
    var met: Set<String> = []
    return files.flatMap { file -> [String] in
      guard RegularFile.name(of: file) == automatic[0].name else { return [file] }
      let folder = file.dropLast(automatic[0].name.count)
      return [file] + automatic.dropFirst().map { folder + $0.name }.filter(isThere)
    }.filter { met.insert($0).inserted }
  }
}
