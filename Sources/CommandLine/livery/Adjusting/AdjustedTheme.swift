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

  /// Whether the states of widgets are painted, and what is too faint there is fixed.
  let isAudited: Bool

  /// What is to be printed, such as what the format has no place for.
  private(set) var report = AdjustmentReport()

  /// The theme as it is to be written; why there is none is in the report.
  mutating func written() throws -> WrittenTheme {
    if isForWholeFile, dials.aim == nil, reading.hasWritableColors, keepsText {
      return try checked(reading.text(applying: dials.dials))
    }
    let own = try ownReading()
    let text = try adjusted(own)
    if text.bytes == own.text.bytes, keepsText { return try checked(reading.text) }
    if isInPlace, reading.format != .livery { throw refuseInPlace() }
    if format == .livery, keepsText { return try checked(text) }
    return try converted(try read(text, of: own))
  }

  private mutating func refuseInPlace() -> Status {
    report.addError(
      "the colors of '\(reading.text.file)' cannot be changed in this file; "
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

  private mutating func adjusted(_ own: ThemeReading) throws -> SourceText {
    guard let theme = own.theme else { throw Status.findings }
    let selection = try dials.selection()
    let appearances = try appearances(of: theme)
    let (dials, isForWholeFile) = (dials, isForWholeFile)
    let text = try report.keepingErrors { () throws(AdjustmentError) in
      isForWholeFile
        ? own.text(applying: dials.dials)
        : try own.text(applying: dials.dials, to: selection, in: appearances)
    }
    guard let aim = dials.aim else { return text }
    let turned = text.bytes == own.text.bytes ? own : try read(text, of: own)
    let (reading, library) = (reading, conversion.library)
    let readAgain = { (text: SourceText) in
      try? library.read(text, path: Self.path(of: own, reading), as: .livery)
    }
    let adjuster = ContrastAdjuster(aim, on: target, for: selection)
    let result = try report.keepingErrors { () throws(AdjustmentError) in
      try adjuster.adjusted(turned, in: appearances, read: readAgain)
    }
    for pair in result.unreachable { report.addError("\(pair)") }
    if !result.unreachable.isEmpty { throw Status.findings }
    guard isAudited else { return result.text }
    let reached = try read(result.text, of: own)
    return fixingStates(of: reached, in: appearances, by: adjuster, readAgain)
  }

  /// The text of a theme once what GTK paints too faint in the states of widgets is fixed.
  private mutating func fixingStates(
    of own: ThemeReading, in appearances: [Appearance], by adjuster: ContrastAdjuster,
    _ read: @escaping (SourceText) -> ThemeReading?
  ) -> SourceText {
    do throws(StateAuditError) {
      let audit = try StateAudit(of: reading.files.isEmpty ? nil : reading.text.file)
      defer { audit.end() }
      let fixing = StateFixing(
        adjuster: adjuster, appearances: appearances, audit: audit, read: read)
      let (fixed, left) = try fixing.fixed(own)
      report.notes += left.map { "painted: \($0)" }
      return fixed.text
    } catch {
      report.notes.append("the states of widgets were not painted: \(error)")
      return own.text
    }
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
  private mutating func ownReading() throws -> ThemeReading {
    if reading.format == .livery { return reading }
    let name = (reading.theme?.id ?? "theme") + ThemeFormat.livery.ending
    let (written, findings) = try conversion.convert(reading, to: .livery, named: name)
    report.add(findings.filter { $0.rule == "format/omitted" }, in: reading.text)
    guard let written else { throw Status.findings }
    let text = SourceText(file: reading.text.file, bytes: written.files[0].bytes)
    return try read(text, of: reading)
  }

  /// Reads a text of Livery's own beside the file.
  private mutating func read(_ text: SourceText, of own: ThemeReading) throws -> ThemeReading {
    let (library, path) = (conversion.library, Self.path(of: own, reading))
    return try report.keepingErrors { () throws(ThemeFileError) in
      try library.read(text, path: path, as: .livery)
    }
  }

  /// The file that a text is beside; `nil` where there is none.
  private static func path(of own: ThemeReading, _ reading: ThemeReading) -> String? {
    own.files.isEmpty && reading.files.isEmpty ? nil : reading.text.file
  }

  private mutating func converted(_ own: ThemeReading) throws -> WrittenTheme {
    let name = output.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let (written, findings) = try conversion.convert(
      own, to: format, named: name ?? "theme\(format.ending)")
    report.add(findings, in: own.text)
    guard let written else { throw Status.findings }
    return written
  }

  /// The text as a file, unless it can no longer be read.
  private mutating func checked(_ text: SourceText) throws -> WrittenTheme {
    let path = reading.files.isEmpty ? nil : reading.text.file
    let (library, format) = (conversion.library, reading.format)
    let again = try report.keepingErrors { () throws(ThemeFileError) in
      try library.read(text, path: path, as: format)
    }
    guard again.theme != nil else {
      report.add(again.findings, in: text)
      throw Status.findings
    }
    return WrittenTheme(files: [.init(name: text.file, bytes: text.bytes)], omissions: [])
  }
}

extension AdjustmentError: ExitError {
  public var status: Status { .findings }
}
