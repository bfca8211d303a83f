import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Does with bytes what `check` and `convert` do with a theme's file.
struct ThemeChecks {
  let format: ThemeFormat

  /// The name of the file, whose ending tells tokens from a resolver.
  let name: String

  private var choice: CheckChoice

  private let text: SourceText

  /// The path of the file where others lie beside it.
  private let path: String?

  private let library = ThemeLibrary(userFolder: nil)

  init(_ format: ThemeFormat, _ bundle: InputBundle, in folder: InputFolder, isThorough: Bool) {
    self.format = format
    name = bundle.name
    path = folder.place(bundle)
    // The file's name is the same at each run, so that all findings are.
    text = SourceText(file: bundle.name, bytes: bundle.main)
    choice = CheckChoice(of: bundle.main, isThorough)
  }

  mutating func run() throws(Contradiction) {
    guard let reading = try? library.read(text, path: path, as: format) else { return }
    try FindingChecks.check(reading.findings, of: text)
    // What spends its budget takes as long as an input may, so it is not read once more.
    if reading.findings.contains(where: { $0.rule == "syntax/size" }) {
      return try claim(reading.theme == nil, "a theme of a file that was not read to its end")
    }
    if choice.chooses(oneIn: 32) { try checkReadingAgain(reading) }
    guard let theme = reading.theme else {
      try claim(reading.findings.hasErrors, "neither a theme nor an error")
      if choice.chooses(oneIn: 16) { try checkLint(reading) }
      return
    }
    // In these formats an error of one color costs that color.
    let isTolerant = [.gtkCSS, .gradience].contains(format)
    let errors = reading.findings.filter { $0.severity == .error }
    try claim(errors.isEmpty || isTolerant, "a theme in spite of \(errors)")
    let appearance = choice.pick(theme.appearances)
    _ = theme.resolved(appearance)
    if choice.chooses(oneIn: 8) { try checkLint(reading) }
    if choice.chooses(oneIn: 8) { try checkExplanations(of: theme, in: appearance) }
    if choice.chooses(oneIn: 8) { try checkStylesheet(of: theme, in: appearance) }
    if choice.chooses(oneIn: 4) { try checkWriting(theme, in: appearance) }
  }

  /// Claims that reading gives the same result each time, and recognizes the named format.
  private func checkReadingAgain(_ reading: ThemeReading) throws(Contradiction) {
    let again = try? library.read(text, path: path, as: format)
    try claim(again?.findings == reading.findings, "other findings the second time")
    _ = try? library.read(text, path: path)
  }

  private static let targets: [Target] = [.v3_24, .v4_8, .v4_16, .v4_20, .all4]

  private mutating func checkLint(_ reading: ThemeReading) throws(Contradiction) {
    let target = choice.pick(ThemeChecks.targets)
    let findings = Linter.check(reading, target: target)
    try FindingChecks.check(findings, of: text)
    try claim(
      reading.theme != nil || findings.hasErrors, "no theme, and no error for \(target)")
    let fixes = findings.filter { $0.location.file == text.file }.compactMap(\.fix)
    for fix in fixes.prefix(2) {
      _ = try? library.read(text.applying(fix.edits), path: path, as: format)
    }
  }

  private func checkExplanations(
    of theme: Theme, in appearance: Appearance
  ) throws(Contradiction) {
    let resolved = theme.resolved(appearance)
    for role in ColorRole.allCases where resolved.sets(role) {
      let explanation = theme.explanation(of: role, in: appearance)
      try claim(explanation?.color == resolved[role], "'\(role)' is explained otherwise")
    }
  }

  /// Claims that what Livery writes itself is closed to the last brace; CSS of a file's own comes
  /// out as it is.
  private mutating func checkStylesheet(
    of theme: Theme, in appearance: Appearance
  ) throws(Contradiction) {
    let target = choice.pick(ThemeChecks.targets)
    let bytes =
      target.hasMedia
      ? MediaStylesheet(theme).bytes
      : Stylesheet(theme.resolved(appearance), target: target).bytes
    guard theme.extraCSS == nil else { return }
    var findings: [Finding] = []
    _ = CSSStylesheet(CSSText(SourceText(file: "sheet", bytes: bytes)), findings: &findings)
    try claim(findings.isEmpty, "the sheet for \(target) has \(findings)")
  }
}

extension ThemeChecks {
  /// The names of files as which a theme is written, each in a format that is told by it.
  private static let outputs: [(format: ThemeFormat, name: String)] = [
    (.livery, "t.livery.toml"), (.livery, "t.livery.json"), (.gradience, "t.json"),
    (.base16, "t.yaml"), (.base24, "t.yaml"), (.gtkCSS, "t.css"), (.dtcg, "t.tokens.json"),
    (.dtcg, "t.resolver.json"), (.material, "t.json"), (.pywal, "t.json"),
  ]

  /// Claims that what is written in a format is read again, with the same colors where the format
  /// holds them all.
  private mutating func checkWriting(
    _ theme: Theme, in appearance: Appearance
  ) throws(Contradiction) {
    var writer = ThemeWriter(theme)
    writer.appearance = appearance
    for (format, name) in choice.some(of: ThemeChecks.outputs) {
      let written = writer.written(as: format, named: name)
      // A resolver is read with its files; a test of its own does that.
      guard let file = written.files.first, written.files.count == 1,
        let again = try read(file, as: format)
      else { continue }
      try ColorComparison(theme.resolved(appearance), again.resolved(appearance))
        .check(in: format)
    }
  }

  /// Reads what was written; `nil` where it is no theme, and needs not be one.
  private func read(
    _ file: WrittenTheme.File, as format: ThemeFormat
  ) throws(Contradiction) -> Theme? {
    let text = SourceText(file: file.name, bytes: file.bytes)
    let reading = try? library.read(text, path: path, as: format)
    if let again = reading?.theme { return again }
    // A theme without a color has no token.
    if format == .dtcg, reading?.findings.allSatisfy({ $0.rule == .missingKey }) ?? true {
      return nil
    }
    throw Contradiction(
      "\(format) cannot be read again: \(reading?.findings.filter { $0.severity == .error } ?? [])")
  }
}
