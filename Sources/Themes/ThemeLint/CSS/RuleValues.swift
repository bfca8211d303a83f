import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The computed values of a rule in an appearance of a theme.
struct RuleValues {
  let rule: CSSRule
  let judged: JudgedAppearance
  let colors: RuleColors

  /// A value with its variables replaced; `nil` if one is not known.
  func text(_ value: Range<Int>) -> [UInt8]? {
    colors.text(of: value, in: rule, judged.appearance)
  }

  /// The color of a value; `nil` if it is not one, or not known.
  func color(_ value: Range<Int>) -> Color? {
    text(value).flatMap { color($0[...]) }
  }

  /// The color of a text without variables.
  func color(_ text: ArraySlice<UInt8>, currentColor: Color? = nil) -> Color? {
    colors.color(text, in: judged.resolved, of: judged.theme, currentColor: currentColor)
  }

  /// The same color in stock Adwaita, if it only depends on roles.
  func stockColor(_ value: Range<Int>) -> Color? {
    guard let text = text(value), isOfRoles(text) else { return nil }
    return colors.color(text[...], in: judged.stock, of: judged.theme)
  }

  /// Whether a text has names of roles, and no other color.
  private func isOfRoles(_ text: [UInt8]) -> Bool {
    let tokens = Array(CSSTokenizer(text, text.indices))
    let names = tokens.filter { $0.kind == .atKeyword }
    return !names.isEmpty
      && names.allSatisfy { GTKColorNames.role(named: text[$0.range].dropFirst()) != nil }
      && tokens.allSatisfy { token in
        switch token.kind {
        case .hash: false
        case .function: RuleValues.plainFunctions.contains(word(text[token.range.dropLast()]))
        case .identifier:
          word(text[token.range]) == "transparent" || CSSColor(word(text[token.range])) == nil
        default: true
        }
      }
  }

  private func word(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// The functions that use other colors and contain none themselves.
  private static let plainFunctions: Set<String> = ["alpha", "mix", "color-mix"]
}
