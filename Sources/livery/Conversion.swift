import ArgumentParser
import Console
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

  /// Reads a theme; what keeps it from being read is said and ends the command.
  func read(_ argument: String, as format: ThemeFormat?) throws -> ThemeReading {
    do throws(ThemeFileError) {
      return try library.read(argument, as: format)
    } catch {
      Terminal.complain("\(error)")
      throw error.status
    }
  }

  /// Reads a theme's file.
  func reading(
    ofFile path: String, as format: ThemeFormat?
  ) throws(ThemeFileError) -> ThemeReading {
    try library.readFile(path, as: format)
  }

  /// Converts a theme.
  ///
  /// - Returns: The files to write, none where there are errors; and all that is to be said: what
  ///   reading found, and what the format has no place for.
  func convert(
    _ reading: ThemeReading, to format: ThemeFormat, named name: String
  ) throws -> (files: [WrittenTheme.File]?, findings: [Diagnostic]) {
    guard let theme = reading.theme else { return (nil, reading.diagnostics) }
    var writer = ThemeWriter(theme)
    writer.target = target
    if appearance.appearance != nil { writer.appearance = try appearance.single(of: theme) }
    let written = writer.written(as: format, named: name)
    let omissions = written.omissions(isStrict: isStrict)
    return (omissions.hasErrors ? nil : written.files, reading.diagnostics + omissions)
  }
}

extension WrittenTheme {
  /// What the format has no place for, as errors where nothing may be left out.
  func omissions(isStrict: Bool) -> [Diagnostic] {
    guard isStrict else { return omissions }
    return omissions.map { Diagnostic(.error, $0.rule, at: $0.location, $0.message, fix: $0.fix) }
  }

  /// Says what the format has no place for; where nothing may be left out, that ends the command.
  func sayOmissions(of theme: Theme, isStrict: Bool) throws {
    let omissions = omissions(isStrict: isStrict)
    try? Findings(stream: .error).write(omissions, of: theme.source)
    if omissions.hasErrors { throw Status.findings }
  }
}
