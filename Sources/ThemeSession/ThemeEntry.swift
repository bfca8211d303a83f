public import ThemeFormats
public import ThemeModel
public import ThemeSource

/// A theme on offer: the last that could be read of it, and what is wrong with its file now.
public struct ThemeEntry: Sendable {
  public let id: String

  /// The file, unless the theme is built in.
  public let path: String?

  /// The last good theme; `nil` for a file that never was one.
  public private(set) var theme: Theme?

  /// The findings of the file as it is now.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Why the file cannot be read at all, if it cannot.
  public private(set) var problem: ThemeFileProblem?

  init(id: String, path: String?) {
    self.id = id
    self.path = path
  }

  init(id: String, path: String?, reading: ThemeReading) {
    self.init(id: id, path: path)
    take(reading)
  }

  /// The theme's name, or the file's where it has none yet.
  public var name: String { theme?.name ?? id }

  /// Whether what is shown is older than the file.
  public var isBroken: Bool { problem != nil || diagnostics.hasErrors }

  mutating func take(_ reading: ThemeReading) {
    theme = reading.theme ?? theme
    diagnostics = reading.diagnostics
    problem = nil
  }

  mutating func fail(_ problem: ThemeFileProblem) {
    diagnostics = []
    self.problem = problem
  }
}
