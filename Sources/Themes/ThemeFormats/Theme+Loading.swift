public import ThemeModel
import ThemeSource

extension Theme {
  /// Reads a theme of any format from a file, or a built-in one by its id.
  ///
  /// - Throws: `ThemeFileError`, also if the file has errors.
  public init(_ name: String, from library: ThemeLibrary = ThemeLibrary(userFolder: nil))
    throws(ThemeFileError)
  {
    self = try Theme.theme(of: library.read(name))
  }

  /// Reads a theme of any format from its text.
  ///
  /// Its base theme is searched in the library.
  ///
  /// - Throws: `ThemeFileError`, also if the text has errors.
  public init(
    text: String, id: String, from library: ThemeLibrary = ThemeLibrary(userFolder: nil)
  ) throws(ThemeFileError) {
    self = try Theme.theme(of: library.read(SourceText(file: id, text), path: nil))
  }

  private static func theme(of reading: ThemeReading) throws(ThemeFileError) -> Theme {
    guard let theme = reading.theme else { throw .invalid(reading.findings) }
    return theme
  }
}
