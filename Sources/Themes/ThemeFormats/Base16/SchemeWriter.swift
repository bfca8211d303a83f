import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// Writes one appearance of a theme as a base16 or base24 scheme (builder specification 0.11).
///
/// A theme that was a scheme gets its colors back; for any other, text, surfaces and statuses
/// become the colors with the same meaning in the specification.
struct SchemeWriter {
  private let theme: Theme
  private let resolved: ResolvedTheme
  private let format: ThemeFormat

  init(_ theme: Theme, in appearance: Appearance, format: ThemeFormat) {
    self.theme = theme
    self.format = format
    resolved = theme.resolved(appearance)
  }

  func written(named name: String) -> WrittenTheme {
    let text = self.text
    return WrittenTheme(files: [.init(name: name, text: text)], omissions: omissions(of: text))
  }

  private var text: String {
    let quoted = SchemeWriter.quoted
    var lines = [
      "system: \(quoted(format.rawValue))", "name: \(quoted(theme.name))",
      "author: \(quoted(theme.author ?? ""))",
    ]
    if let summary = theme.summary { lines.append("description: \(quoted(summary))") }
    lines.append("variant: \(quoted(resolved.appearance.scheme.rawValue))")
    lines.append("palette:")
    for (number, color) in colors.enumerated() {
      let digits = color.withAlpha(1).hex.dropFirst().dropLast(2)
      lines.append("  \(SchemePalette.name(number)): \(quoted(String(digits)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in double quotes as in JSON; characters that JSON allows and YAML 1.2 does not (5.1,
  /// "c-printable") are escaped in a way that both understand.
  private static func quoted(_ text: String) -> String {
    JSONValue.string(text).text.unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar.value {
      case 0x7F...0x9F, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// The colors in the order of their names.
  private var colors: [Color] {
    let own = ThemeAsScheme.named(theme, in: resolved.appearance)
    let named = (0..<24).map { own[SchemePalette.name($0)] }
    let isScheme = named[..<16].allSatisfy { $0 != nil }
    let first = isScheme ? named[..<16].compactMap { $0 } : ThemeAsScheme(resolved).all
    guard format == .base24 else { return first }
    return first
      + ThemeAsScheme.standIns.enumerated().map { named[16 + $0] ?? first[$1] }
  }
}

extension SchemeWriter {
  private func omissions(of text: String) -> [Finding] {
    var omissions = Omissions(of: theme, in: format)
    omissions.addAppearances(but: [resolved.appearance])
    omissions.addInfo(but: ["summary", "author"])
    let content = theme.content
    if !resolved.customColors.isEmpty {
      omissions.add("colors of an app's own", resolved.customColors.map(\.name))
    }
    if format == .base16 {
      let own = ThemeAsScheme.named(theme, in: resolved.appearance)
      let lost = (16..<24).map(SchemePalette.name).filter { own[$0] != nil }
      if !lost.isEmpty { omissions.add("the colors of base24", lost) }
    }
    omissions.addStyles(content, rules: !FocusRing.isOnly(content.rules))
    let reading = SchemeReader.read(
      SourceText(file: "", text), id: theme.id, format: format, isExact: false,
      extending: StockTheme.on(.first4))
    omissions.addChangedRoles(readAs: reading.theme, in: [resolved.appearance])
    return omissions.findings
  }
}
