import CommandLineKit
import ThemeFormats
import ThemeSource

/// A theme that was read and became another, but was not written.
///
/// Of what was read only the text is kept: to free the rest would be the work of one processor.
struct ConvertedTheme: Sendable {
  /// The name of the file to write.
  let name: String
  let text: SourceText

  /// What is to be written; `nil` where there are errors.
  let theme: WrittenTheme?

  /// The files that go with it.
  let linked: LinkedFiles?
  let findings: [Finding]

  /// What else is to be printed of it.
  var lines: [String] = []

  /// The status of the command where there are errors.
  var status = Status.findings
}

extension Conversion {
  /// A theme of a folder in another format, for a file of its own in another folder.
  func converted(
    _ reading: ThemeReading, to format: ThemeFormat, in folder: String
  ) throws -> ConvertedTheme {
    let name = ThemeLibrary.id(ofFile: reading.text.file) + format.ending
    let (theme, findings) = try convert(reading, to: format, named: name)
    return ConvertedTheme(
      name: name, text: reading.text, theme: theme,
      linked: linkedFiles(of: reading, to: "\(folder)/\(name)"), findings: findings)
  }
}
