public import ThemeSource

/// CSS that a file adds to what the rest of it says.
public struct ExtraCSS: Sendable {
  /// The CSS that comes out: what is kept of the file's, verbatim.
  public let css: String

  /// All of the CSS as the file has it.
  public let source: CSSText

  /// The bytes of `source` that are kept, in order.
  public let kept: [Range<Int>]

  /// Keeps CSS, or the parts of it that a format has no other place for.
  public init(_ source: CSSText, keeping kept: [Range<Int>]? = nil) {
    self.source = source
    self.kept = kept ?? [source.range]
    css = self.kept.map { String(decoding: source.bytes[$0], as: UTF8.self) }.joined()
  }
}

extension ExtraCSS: Hashable {
  public static func == (left: ExtraCSS, right: ExtraCSS) -> Bool { left.css == right.css }

  public func hash(into hasher: inout Hasher) { hasher.combine(css) }
}
