import ArgumentParser
import CommandLineKit
import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSource

/// How themes are read and written in another format.
struct Conversion {
  let appearance: AppearanceOption
  let target: Target?
  let isStrict: Bool
  let isExact: Bool

  /// The user's library; it keeps the colors of schemes if the options ask for it.
  ///
  /// Values that are read are judged for the GTK of the output. Without a target, a stylesheet is
  /// read for the GTK for which it was written.
  var library: ThemeLibrary {
    var library = ThemeLibrary.ofUser()
    library.release = max(target?.releases.lowerBound ?? .first4, .first4)
    library.survivors = target
    library.followsStylesheets = target == nil
    (library.isExact, library.takesOlderNames) = (isExact, true)
    return library
  }

  /// Converts a theme.
  ///
  /// - Returns: The theme to write (`nil` if there are errors), and findings of reading it and
  ///   about parts that the output format cannot express.
  func convert(
    _ reading: ThemeReading, to format: ThemeFormat, named name: String
  ) throws -> (written: WrittenTheme?, findings: [Finding]) {
    guard let theme = reading.theme else { return (nil, reading.findings) }
    var writer = ThemeWriter(theme)
    writer.target = target ?? Target(reading.release)
    if appearance.appearance != nil { writer.appearance = try appearance.single(of: theme) }
    let written = writer.written(as: format, named: name)
    let omissions =
      reading.refusedParts.strictly(isStrict) + written.omissions(isStrict: isStrict)
    let inlined = reading.stylesheet?.imports.map(\.note) ?? []
    return (
      omissions.hasErrors ? nil : written,
      reading.findings + inlined + [choice(for: reading)].compactMap(\.self) + omissions
    )
  }

  /// A finding that a stylesheet was read by the rules of a later GTK than a file without a target
  /// is written for.
  private func choice(for reading: ThemeReading) -> Finding? {
    guard target == nil, let needed = NeededRelease(reading), let location = needed.location else {
      return nil
    }
    return Finding(
      .note, .neededRelease, at: location,
      "this is read as GTK \(needed.release) reads it; '--target' selects another")
  }
}

extension Conversion {
  /// The files that the theme's CSS names, to be copied with it; `nil` if the output is in their
  /// folder, or is not a file.
  func linkedFiles(of reading: ThemeReading, to output: String) -> LinkedFiles? {
    // Most themes name no files, so their folder is not needed.
    guard let theme = reading.theme, output != "-",
      !theme.allPictures.isEmpty || !theme.allExtraCSS.isEmpty
    else { return nil }
    guard
      reading.files.isEmpty
        || reading.folder != RegularFile.realPath(RegularFile.folder(of: output))
    else { return nil }
    return LinkedFiles.of(theme, from: reading.files)
  }
}

extension WrittenTheme {
  /// The files with their output paths, if the first is written to a path.
  func outputs(from path: String) -> [(path: String, bytes: [UInt8])] {
    zip(paths(from: path), files).map { ($0, $1.bytes) }
  }

  /// Findings about parts that the output format cannot express; with `isStrict` they are errors.
  func omissions(isStrict: Bool) -> [Finding] {
    omissions.strictly(isStrict)
  }

  /// Prints the parts that the output format cannot express; with `isStrict` they end the command.
  func printOmissions(of theme: Theme, isStrict: Bool) throws {
    try omissions.print(of: theme, isStrict: isStrict)
  }
}

extension [Finding] {
  /// Prints the parts of a theme that are left out; with `isStrict` they end the command.
  func print(of theme: Theme, isStrict: Bool) throws {
    let findings = strictly(isStrict)
    try? FindingPrinter(stream: .error).write(findings, of: theme.source)
    if findings.hasErrors { throw Status.findings }
  }
}
