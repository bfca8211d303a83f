import LiveryGTK
import LiverySystem
import ThemeSession

/// A theme as a snapshot names it.
nonisolated struct ShownTheme: Hashable, Codable, Sendable {
  let id: String
  let name: String
  let path: String?
}

nonisolated extension ShownTheme {
  /// A file that is shown or read, by its name.
  init(ofFile path: String) {
    self.init(id: path, name: RegularFile.name(of: path), path: path)
  }

  init(currentOf session: ThemeSession) {
    self.init(
      id: session.currentID, name: session.currentName, path: session.current?.path)
  }
}

/// A theme with the stylesheets with which it was shown.
nonisolated struct ShownVersion: Hashable, Codable, Sendable {
  let theme: ShownTheme

  let fingerprint: String

  /// The stylesheets, if they may have to be shown again.
  var texts: LoadedStylesheets?
}

nonisolated extension ShownVersion {
  init(_ theme: ShownTheme, _ texts: LoadedStylesheets) {
    self.init(theme: theme, fingerprint: texts.fingerprint, texts: texts)
  }
}

/// A theme that is not shown again automatically, and the last good one that is shown instead.
nonisolated struct BlockedVersion: Hashable, Sendable {
  /// The ID of the theme's entry.
  let id: String

  let fingerprint: String

  let good: LoadedStylesheets
}
