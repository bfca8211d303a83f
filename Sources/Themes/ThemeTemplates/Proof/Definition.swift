import ThemeModel
import ThemeSource

/// A place in the template that sets a role's color.
struct Definition: Hashable, Sendable {
  let role: ColorRole

  /// The value in the template, including quotes if it has them.
  let range: Range<Int>
}

/// A definition with its replacement.
struct Change: Hashable, Sendable {
  let definition: Definition
  let replacement: Replacement

  /// The edit of the template that makes the change.
  func edit(of text: SourceText, in language: TemplateLanguage) -> SourceEdit {
    let quotes = quotes(in: text)
    let value = replacement.text(instead: own(in: text, quotes), in: language)
    return SourceEdit(
      replacing: definition.range, with: Array((quotes + value + quotes).utf8))
  }

  /// The replacement, without quotes.
  func value(in text: SourceText, _ language: TemplateLanguage) -> String {
    replacement.text(instead: own(in: text, quotes(in: text)), in: language)
  }

  private func quotes(in text: SourceText) -> String {
    text.bytes[definition.range].first == UInt8(ascii: "\"") ? "\"" : ""
  }

  /// The present text; pywal16 prints the `#` of a changed color itself, so another one is removed.
  private func own(in text: SourceText, _ quotes: String) -> String {
    let bytes = text.bytes[definition.range]
    let inner = quotes.isEmpty ? bytes : bytes.dropFirst().dropLast()
    let own = String(decoding: inner, as: UTF8.self)
    return own.hasPrefix("#{") && !own.hasPrefix("#{{") ? String(own.dropFirst()) : own
  }
}
