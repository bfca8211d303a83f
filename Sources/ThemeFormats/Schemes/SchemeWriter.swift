import GTKKnowledge
import ThemeColor
import ThemeModel
import ThemeSource

/// Writes one appearance of a theme as a base16 or base24 scheme (builder specification 0.11).
///
/// A theme that was a scheme gets its colors back; of any other, text, surfaces and statuses become
/// the colors to which the specification gives the same meaning.
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
    let quoted = { (text: String) in JSONValue.string(text).text }
    var lines = [
      "system: \(quoted(format.rawValue))", "name: \(quoted(theme.name))",
      "author: \(quoted(theme.author ?? ""))",
    ]
    if let summary = theme.summary { lines.append("description: \(quoted(summary))") }
    lines.append("variant: \(quoted(resolved.appearance.scheme.rawValue))")
    lines.append("palette:")
    for (number, color) in colors.enumerated() {
      let digits = color.withAlpha(1).hex.dropFirst().dropLast(2)
      lines.append("  \(SchemeTones.name(number)): \(quoted(String(digits)))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The colors in the order of their names.
  private var colors: [Color] {
    let own = theme.palette(in: resolved.appearance)
    let named = (0..<24).map { number in
      own.first { $0.name == SchemeTones.name(number) }?.color
    }
    let isScheme = named[..<16].allSatisfy { $0 != nil }
    let first = isScheme ? named[..<16].compactMap { $0 } : derived
    guard format == .base24 else { return first }
    // What base24 adds, and what stands for it where it is missing, as the specification says.
    let stand = [0x00, 0x00, 0x08, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E]
    return first + stand.enumerated().map { named[16 + $0] ?? first[$1] }
  }

  private var derived: [Color] {
    let window = resolved[.windowBg].composited(over: isDark ? .black : .white)
    let shown = { (role: ColorRole) in resolved[role].composited(over: window) }
    let text = shown(.windowFg)
    let accents: [Color] = [
      shown(.error), visible(.orange2, .orange4, on: window), shown(.warning), shown(.success),
      cyan(on: window), shown(.accent), visible(.purple2, .purple3, on: window),
      visible(.brown2, .brown4, on: window),
    ]
    let grays = [
      window, shown(.headerbarBg), shown(.popoverBg), shown(.subtleLabel), shown(.secondaryLabel),
      text, text.gtkMix(isDark ? .white : .black, amount: 0.5), isDark ? .white : .black,
    ]
    return grays + accents
  }

  private var isDark: Bool { resolved.appearance.scheme == .dark }

  /// The swatch for the scheme, or the nearest color that stands out from the window.
  private func visible(_ dark: ColorRole, _ light: ColorRole, on window: Color) -> Color {
    let color = resolved[isDark ? dark : light]
    return color.nearest(reaching: SchemeRoles.faint, against: [window]) ?? color
  }

  /// A second accent, or what lies between blue and green, for which libadwaita has no swatch.
  private func cyan(on window: Color) -> Color {
    let color =
      resolved.sets(.secondaryAccent)
      ? resolved[.secondaryAccent].composited(over: window)
      : resolved[.blue3].gtkMix(resolved[.green3], amount: 0.5)
    return color.nearest(reaching: SchemeRoles.faint, against: [window]) ?? color
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
    // Rings of a scheme are derived, so they are no loss.
    let isRead = content.rules.allSatisfy { FocusRing.selectors.contains($0.selector) }
    omissions.addStyles(content, rules: !isRead)
    let others = changedRoles(in: text)
    if !others.isEmpty {
      omissions.add("roles of their own, which come out otherwise", others.map(\.name))
    }
    return omissions.findings
  }

  /// The roles that have another color once the scheme is read: seen from 0.02 on in OKLab.
  private func changedRoles(in text: String) -> [ColorRole] {
    let reading = SchemeReader.read(
      SourceText(file: "", text), id: theme.id, format: format, isExact: false,
      extending: StockTheme.on(.first4))
    // Beside its own colors it shows those of the same base.
    let again = reading.theme?.rebased(onBaseOf: theme).theme
    guard let read = again?.resolved(resolved.appearance) else { return [] }
    return ColorRole.allCases.filter { role in
      guard !role.isSwatch else { return false }
      let (own, other) = (resolved[role], read[role])
      return own.distance(to: other) >= 0.02 || abs(own.alpha - other.alpha) >= 0.02
    }
  }
}
