import ArgumentParser
public import CommandLineKit
public import NewTheme
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// A theme that is read and changed as the options of `livery adjust` ask.
struct AdjustedTheme {
  let reading: ThemeReading

  /// The format that the result is written in.
  let format: ThemeFormat

  /// The file that is written; `nil` for standard output.
  let output: String?
  let isInPlace: Bool

  let dials: DialOptions
  let appearance: AppearanceOption
  let trait: String?

  /// The releases on which pairs are to have their contrast.
  let target: Target

  /// How the theme is read and written in another format.
  let conversion: Conversion

  /// The theme as it is to be written; what the format has no place for is printed.
  func written() throws -> WrittenTheme {
    if isForWholeFile, dials.aim == nil, reading.hasWritableColors, keepsText {
      return try checked(reading.text(applying: dials.dials))
    }
    let own = try ownReading()
    let text = try adjusted(own)
    if text.bytes == own.text.bytes, keepsText { return try checked(reading.text) }
    if isInPlace, reading.format != .livery { throw try refuseInPlace() }
    if format == .livery, keepsText { return try checked(text) }
    return try converted(try read(text, of: own))
  }

  private func refuseInPlace() throws -> Status {
    Terminal.complain(
      "the colors of '\(reading.text.file)' cannot be changed where they stand; "
        + "'--output NAME\(ThemeFormat.livery.ending)' writes a new theme with them")
    return .unwritable
  }

  /// Whether all colors of the file are changed alike.
  private var isForWholeFile: Bool {
    trait == nil && appearance.appearance == nil && dials.only == nil && dials.except == nil
  }

  /// Whether the result has the text of the file with some bytes changed.
  private var keepsText: Bool {
    guard format == reading.format else { return false }
    guard format == .livery, let output else { return true }
    return reading.text.isJSON == output.hasSuffix(".json")
  }

  private func adjusted(_ own: ThemeReading) throws -> SourceText {
    guard let theme = own.theme else { throw Status.findings }
    let selection = try dials.selection()
    let appearances = try appearances(of: theme)
    let text = try Terminal.reportingErrors { () throws(AdjustmentError) in
      isForWholeFile
        ? own.text(applying: dials.dials)
        : try own.text(applying: dials.dials, to: selection, in: appearances)
    }
    guard let aim = dials.aim else { return text }
    let turned = text.bytes == own.text.bytes ? own : try read(text, of: own)
    return try ContrastAdjuster(aim, on: target, for: selection)
      .text(of: turned, in: appearances) { try? read($0, of: own) }
  }

  /// The appearances that are to change: with a trait those of it.
  private func appearances(of theme: Theme) throws -> [Appearance] {
    guard let name = trait else {
      if appearance.appearance == nil { return theme.adjustedAppearances }
      return try appearance.appearances(of: theme)
    }
    guard let trait = theme.traits.trait(named: name), trait.isDisjoint(with: [.light, .dark])
    else {
      let known = theme.traits.names.dropFirst(2)
      throw ValidationError(
        "'\(theme.id)' knows no trait '\(name)' beside light and dark"
          + NameSuggestion.hint(for: name, among: known))
    }
    if appearance.appearance != nil {
      let single = try appearance.single(of: theme)
      return [Appearance(single.scheme, single.traits.union(trait))]
    }
    return theme.schemes.map { Appearance($0, trait) }
  }

  /// The theme in Livery's own format.
  private func ownReading() throws -> ThemeReading {
    if reading.format == .livery { return reading }
    let name = (reading.theme?.id ?? "theme") + ThemeFormat.livery.ending
    let (written, findings) = try conversion.convert(reading, to: .livery, named: name)
    try? FindingPrinter(stream: .error).write(
      findings.filter { $0.rule == "format/omitted" }, of: reading.text)
    guard let written else { throw Status.findings }
    let text = SourceText(file: reading.text.file, bytes: written.files[0].bytes)
    return try read(text, of: reading)
  }

  /// Reads a text of Livery's own beside the file.
  private func read(_ text: SourceText, of reading: ThemeReading) throws -> ThemeReading {
    let path = reading.files.isEmpty && self.reading.files.isEmpty ? nil : self.reading.text.file
    return try Terminal.reportingErrors { () throws(ThemeFileError) in
      try conversion.library.read(text, path: path, as: .livery)
    }
  }

  private func converted(_ own: ThemeReading) throws -> WrittenTheme {
    let name = output.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let (written, findings) = try conversion.convert(
      own, to: format, named: name ?? "theme\(format.ending)")
    try? FindingPrinter(stream: .error).write(findings, of: own.text)
    guard let written else { throw Status.findings }
    return written
  }

  /// The text as a file, unless it can no longer be read.
  private func checked(_ text: SourceText) throws -> WrittenTheme {
    let path = reading.files.isEmpty ? nil : reading.text.file
    let again = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try conversion.library.read(text, path: path, as: reading.format)
    }
    guard again.theme != nil else {
      try? FindingPrinter(stream: .error).write(again.findings, of: text)
      throw Status.findings
    }
    return WrittenTheme(files: [.init(name: text.file, bytes: text.bytes)], omissions: [])
  }

  /// Writes a text over the file that was read, unless that was changed meanwhile.
  static func replace(_ reading: ThemeReading, with text: SourceText) throws {
    if text.bytes == reading.text.bytes { return }
    do throws(FixError) {
      try FixedFile.replace(reading.text.file, holding: reading.text, with: text)
    } catch {
      Terminal.complain("\(error)")
      throw Status.unwritable
    }
  }
}

extension ContrastAdjuster {
  /// The text of a theme with the contrast; pairs that cannot have it are printed, and end the command.
  func text(
    of reading: ThemeReading, in appearances: [Appearance], read: (SourceText) -> ThemeReading?
  ) throws -> SourceText {
    let result = try Terminal.reportingErrors { () throws(AdjustmentError) in
      try adjusted(reading, in: appearances, read: read)
    }
    for pair in result.unreachable { Terminal.complain("\(pair)") }
    if !result.unreachable.isEmpty { throw Status.findings }
    return result.text
  }
}

extension AdjustmentError: ExitError {
  public var status: Status { .findings }
}
