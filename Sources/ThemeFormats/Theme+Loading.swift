public import ThemeModel
public import ThemeSource

/// The errors that keep a file from being a theme.
public struct ThemeErrors: Error, Sendable, CustomStringConvertible {
  /// Every finding of the file, by place.
  public let diagnostics: [Diagnostic]

  /// The findings, a line each.
  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension Theme {
  /// Reads a theme of any format from a file, or a built-in one by its id.
  ///
  /// - Parameters:
  ///   - name: A path, or the id of a built-in theme.
  ///   - library: Where themes are found by id.
  /// - Throws: `ThemeFileError` where there is nothing to read, `ThemeErrors` where what there is
  ///   is no theme.
  public init(_ name: String, from library: ThemeLibrary = ThemeLibrary(userFolder: nil)) throws {
    self = try Theme.theme(of: library.read(name))
  }

  /// Reads a theme of any format from its text.
  ///
  /// - Parameters:
  ///   - text: What a file would hold.
  ///   - id: The theme's id.
  ///   - library: Where themes that it extends are found by id.
  /// - Throws: `ThemeFileError` where the format is not known, `ThemeErrors` where the text is no
  ///   theme.
  public init(
    text: String, id: String, from library: ThemeLibrary = ThemeLibrary(userFolder: nil)
  ) throws {
    self = try Theme.theme(of: library.read(SourceText(file: id, text), path: nil))
  }

  private static func theme(of reading: ThemeReading) throws -> Theme {
    guard let theme = reading.theme else { throw ThemeErrors(diagnostics: reading.diagnostics) }
    return theme
  }
}
