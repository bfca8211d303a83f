import ThemeColor
import ThemeModel
import ThemeSource

/// Reads base16 and base24 schemes (builder specification 0.11, and the layout before it).
enum SchemeReader {
  private static let keys = [
    "system", "name", "scheme", "author", "variant", "slug", "description", "palette",
  ]

  /// Reads a scheme; `isExact` keeps its colors even if they are not readable.
  static func read(
    _ text: SourceText, id: String, format: ThemeFormat, isExact: Bool, extending base: Theme,
    within budget: ReadingBudget = ReadingBudget()
  ) -> ThemeReading {
    var findings: [Finding] = []
    var theme: Theme?
    if let file = SchemeFile(text, findings: &findings) {
      var builder = ThemeBuilder(
        id: id, text: text, extending: base, budget: budget)
      builder.findings = findings
      readFields(of: file, into: &builder)
      if let tones = readColors(of: file, in: text, format: format, into: &builder) {
        builder.schemes = [tones.scheme]
        SchemeRoles.set([SchemeRoles(tones, isExact: isExact)], in: &builder, text: text)
      }
      theme = builder.build()
      findings = builder.findings
    }
    return ThemeReading(
      theme: theme, format: format, text: text, findings: findings.sortedByLocation())
  }

  private static func readFields(of file: SchemeFile, into builder: inout ThemeBuilder) {
    builder.name = (file[field: "name"] ?? file[field: "scheme"])?.text ?? builder.id
    builder.author = file[field: "author"]?.text
    builder.summary = file[field: "description"]?.text
    for field in file.fields where !keys.contains(field.key) {
      builder.findings.report(
        .note, .key, at: field.value.location, "'\(field.key)' means nothing in a scheme")
    }
  }

  /// The colors of the specification; `nil`, and reported, if one is missing or invalid.
  private static func readColors(
    of file: SchemeFile, in text: SourceText, format: ThemeFormat, into builder: inout ThemeBuilder
  ) -> SchemePalette? {
    let names = SchemePalette.names(isBase24: format == .base24)
    var tones: [SchemePalette.Tone?] = Array(repeating: nil, count: names.count)
    for entry in file.colors {
      guard let number = SchemePalette.number(of: entry.key), names.indices.contains(number) else {
        builder.findings.report(
          .note, .key, at: entry.value.location,
          "'\(entry.key)' is not a color of \(format.rawValue)")
        continue
      }
      guard let color = color(of: entry.value, findings: &builder.findings) else { continue }
      let range = entry.value.location.range
      let slot = builder.declarePalette(Array(names[number].utf8)[...])
      builder.set(slot, to: .literal(color), at: range)
      tones[number] = SchemePalette.Tone(
        name: names[number], paint: ExpressedColor(.reference(slot), color), range: range)
    }
    reportMissing(names, in: file, text, &builder)
    guard !tones.contains(where: { $0 == nil }), let background = tones[0],
      let foreground = tones[5]
    else { return nil }
    let scheme = scheme(of: file, background.paint.color, foreground.paint.color, &builder)
    return SchemePalette(scheme: scheme, all: tones)
  }

  /// A color's value; `nil` and reported if it is not one.
  static func color(of value: SchemeFile.Scalar, findings: inout [Finding]) -> Color? {
    let digits = Array(value.text.utf8)
    let hex = digits.first == UInt8(ascii: "#") ? digits[1...] : digits[...]
    if hex.count == 6, let color = Color(hexDigits: hex) { return color }
    findings.report(
      .error, .notAColor, at: value.location,
      "expected six hexadecimal digits, such as '1e1e2e', not '\(value.text)'")
    return nil
  }

  private static func reportMissing(
    _ names: [String], in file: SchemeFile, _ text: SourceText, _ builder: inout ThemeBuilder
  ) {
    let written = Set(file.colors.compactMap { SchemePalette.number(of: $0.key) })
    let missing = names.indices.filter { !written.contains($0) }.map { names[$0] }
    guard !missing.isEmpty else { return }
    builder.findings.report(
      .error, .missingKey, at: text.location(of: 0..<0),
      "expected the colors \(missing.map { "'\($0)'" }.joined(separator: ", "))")
  }

  /// The scheme by the colors; a `variant` that contradicts them is reported.
  private static func scheme(
    of file: SchemeFile, _ background: Color, _ foreground: Color, _ builder: inout ThemeBuilder
  ) -> Appearance.Scheme {
    let isDark = background.relativeLuminance < foreground.relativeLuminance
    let scheme: Appearance.Scheme = isDark ? .dark : .light
    if let variant = file[field: "variant"], let said = Appearance.Scheme(rawValue: variant.text),
      said != scheme
    {
      builder.findings.report(
        .note, "value/variant", at: variant.location,
        "the scheme calls itself \(said.rawValue), but base00 is "
          + "\(isDark ? "darker" : "lighter") than base05; it is read as \(scheme.rawValue)")
    }
    return scheme
  }
}
