import ThemeColor
import ThemeModel
import ThemeSession
import ThemeSource

/// A value of a theme as the inspector shows it.
struct ValueState: Hashable {
  /// The value's text for a field; empty if no file of the chain sets it.
  var text = ""

  /// Whether the theme's own file sets it.
  var isOwn = false

  /// The location of the value; `nil` if no file sets it.
  var location: SourceLocation?

  /// A short description of the location.
  var place = ""

  /// The traits of the theme's own value; `nil` if its file has none.
  var ownTraits: TraitSet?
  var painted: Color?
}

extension ValueState {
  /// The state of a metric or of a font's property.
  init(_ value: Theme.SharedValue?, _ spelling: ValueSpelling, in theme: Theme) {
    guard let value else { return }
    isOwn = value.layer == theme.ownLayer && value.layer > 0
    text = spelling.text(of: value.value)
    location = value.location
    place = value.location.words(isOwn: isOwn)
  }

  /// A value of the theme's own file.
  init(_ node: SourceNode, _ spelling: ValueSpelling) {
    isOwn = true
    text = spelling.text(of: node)
    location = node.location
    place = node.location.words(isOwn: true)
  }
}

extension ThemeSession {
  /// Sets a value of the current theme to a field's text, or removes it if the text is empty.
  func enter(
    _ text: String, as value: ThemeValue, in scope: EditScope = .current
  ) throws(SessionError) {
    let text = text.trimming(" \t")
    if text.isEmpty, let errorMessage = value.errorIfEmpty { throw .noValue(reason: errorMessage) }
    if text.isEmpty, !value.isRequired { return try remove(value.path) }
    try set(value.path, to: value.spelling.value(of: text), in: scope)
  }
}
