public import ArgumentParser
package import ThemeCSS
public import ThemeFormats
package import ThemeModel
import ThemeProject
package import ThemeSource

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
  package func theme(
    _ argument: String, on target: Target = .v4_8, isStrict: Bool = false
  ) throws -> Theme {
    try themeAndFiles(argument, on: target, isStrict: isStrict).theme
  }

  /// Reads the theme as `theme` does, and returns its files, too.
  package func themeAndFiles(
    _ argument: String, on target: Target = .v4_8, isStrict: Bool = false
  ) throws -> (theme: Theme, files: [String]) {
    let (theme, reading) = try themeAndReading(argument, on: target, isStrict: isStrict)
    return (theme, reading.files)
  }

  /// Reads the theme as `theme` does, and returns all that was read.
  ///
  /// Prints the parts of the file that the theme lacks; with `--strict` such parts end the command.
  package func themeAndReading(
    _ argument: String, on target: Target = .v4_8, isStrict: Bool = false
  ) throws -> (theme: Theme, reading: ThemeReading) {
    let reading = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try InputOptions.library(on: target).read(argument, as: from)
    }
    if let theme = reading.theme {
      guard reading.printDropped(isStrict: isStrict) else { throw Status.findings }
      return (theme, reading)
    }
    try? FindingPrinter(stream: .error).write(reading.findings, of: reading.text)
    throw Status.findings
  }
}

extension ThemeReading {
  /// Prints the parts of the file that the theme lacks, and the parts that have no effect.
  ///
  /// - Parameter isStrict: Whether nothing may be left out; then such parts are printed as errors.
  /// - Returns: Whether the command can continue.
  package func printDropped(isStrict: Bool) -> Bool {
    let dropped = dropped.strictly(isStrict)
    try? FindingPrinter(stream: .error).write((dropped + remarks).sortedByLocation(), of: text)
    return !isStrict || dropped.isEmpty
  }
}

extension [Finding] {
  /// The findings, as errors if nothing may be left out.
  package func strictly(_ isStrict: Bool) -> [Finding] {
    isStrict ? map { $0.with(.error) } : self
  }
}
