import ArgumentParser
import Console
import ThemeArguments
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// How themes are read and written in another format.
struct Conversion {
  let appearance: AppearanceOption
  let target: Target
  let isStrict: Bool
  let isExact: Bool

  private var library: ThemeLibrary {
    var library = InputOptions.library
    library.isExact = isExact
    return library
  }

  /// Reads a theme; an error is printed and ends the command.
  func read(_ argument: String, as format: ThemeFormat?) throws -> ThemeReading {
    do throws(ThemeFileError) {
      return try library.read(argument, as: format)
    } catch {
      Terminal.complain("\(error)")
      throw error.status
    }
  }

  /// Reads the file of a theme.
  func reading(
    ofFile path: String, as format: ThemeFormat?
  ) throws(ThemeFileError) -> ThemeReading {
    try library.readFile(path, as: format)
  }

  /// Converts a theme.
  ///
  /// - Returns: The files to write, none where there are errors; and the findings of the reading,
  ///   and what the format has no place for.
  func convert(
    _ reading: ThemeReading, to format: ThemeFormat, named name: String
  ) throws -> (files: [WrittenTheme.File]?, findings: [Finding]) {
    guard let theme = reading.theme else { return (nil, reading.findings) }
    var writer = ThemeWriter(theme)
    writer.target = target
    if appearance.appearance != nil { writer.appearance = try appearance.single(of: theme) }
    let written = writer.written(as: format, named: name)
    let omissions = written.omissions(isStrict: isStrict)
    return (omissions.hasErrors ? nil : written.files, reading.findings + omissions)
  }
}

extension WrittenTheme {
  /// What the format has no place for; as errors where nothing may be left out.
  func omissions(isStrict: Bool) -> [Finding] {
    guard isStrict else { return omissions }
    return omissions.map { Finding(.error, $0.rule, at: $0.location, $0.message, fix: $0.fix) }
  }

  /// Prints what the format has no place for; where nothing may be left out, that ends the command.
  func printOmissions(of theme: Theme, isStrict: Bool) throws {
    let omissions = omissions(isStrict: isStrict)
    try? FindingPrinter(stream: .error).write(omissions, of: theme.source)
    if omissions.hasErrors { throw Status.findings }
  }
}
