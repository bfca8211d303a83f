public import ArgumentParser
package import ThemeCSS
public import ThemeFormats
package import ThemeModel
import ThemeProject

extension ThemeFormat: ExpressibleByArgument {}

/// The option that names the format of an input, which is recognized without it.
package struct InputOptions: ParsableArguments {
  @Option(
    help: """
      What the input is, instead of recognizing it: \
      \(ThemeFormat.allCases.map(\.rawValue).joined(separator: ", ")).
      """)
  package var from: ThemeFormat?

  package init() {}

  /// The library of the user who runs the program, on the first release of a target.
  package static func library(on target: Target) -> ThemeLibrary {
    var library = ThemeLibrary.ofUser(on: target.releases.lowerBound)
    library.survivors = target
    return library
  }

  /// Reads the theme that a command needs; errors are printed and end the command.
  package func theme(_ argument: String, on target: Target = .v4_8) throws -> Theme {
    try themeAndFiles(argument, on: target).theme
  }

  /// The same with the files that the theme is read from.
  package func themeAndFiles(
    _ argument: String, on target: Target = .v4_8
  ) throws -> (theme: Theme, files: [String]) {
    let (theme, reading) = try themeAndReading(argument, on: target)
    return (theme, reading.files)
  }

  /// The same with all that was read; what of its CSS the target does not survive is printed.
  package func themeAndReading(
    _ argument: String, on target: Target = .v4_8
  ) throws -> (theme: Theme, reading: ThemeReading) {
    let reading = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try InputOptions.library(on: target).read(argument, as: from)
    }
    if let theme = reading.theme {
      try? FindingPrinter(stream: .error).write(reading.faults, of: reading.text)
      return (theme, reading)
    }
    try? FindingPrinter(stream: .error).write(reading.findings, of: reading.text)
    throw Status.findings
  }
}
