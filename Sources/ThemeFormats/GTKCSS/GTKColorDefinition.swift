import ThemeModel
import ThemeSource

/// A color that a file defines by a name of GTK's CSS.
struct GTKColorDefinition {
  /// The name, escapes resolved; a variable's with its hyphens.
  let name: [UInt8]

  /// The value, made ready for the parser of expressions.
  let value: ArraySlice<UInt8>

  /// The names that the value refers to.
  let references: [[UInt8]]

  /// The traits that the definition asks for.
  var traits: TraitSet = []

  /// Where the value's bytes stand.
  let origin: Origin

  enum Origin {
    /// In CSS, whose offsets the value's are.
    case css(CSSText)
    /// In a string, whose content's indices the value's are.
    case string(SourceNode)
  }
}

extension GTKColorDefinition {
  /// The definition that a string of a file makes, such as a preset's `"accent_color": "#78aeed"`.
  init?(_ name: [UInt8], string node: SourceNode) {
    guard let content = node.content else { return nil }
    var bytes = Array(content)
    let value = GTKColorValue(0..<bytes.count, in: &bytes) { _ in false }
    self.init(
      name: name, value: bytes[...], references: value.references, origin: .string(node))
  }

  /// The place of a part of the value.
  func location(of range: Range<Int>) -> SourceLocation {
    switch origin {
    case .css(let text): text.location(of: range)
    case .string(let node): node.location(of: range)
    }
  }

  /// The bytes of the file that the value stands in.
  var fileRange: Range<Int> {
    switch origin {
    case .css(let text): text.fileRange(of: value.indices)
    case .string(let node): node.range
    }
  }
}
