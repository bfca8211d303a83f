package import ThemeSource

/// CSS that a file adds to what the rest of it says.
package struct ExtraCSS: Sendable {
  /// The CSS that comes out.
  package let css: String

  /// All of the CSS as the file has it.
  package let source: CSSText

  /// The changes to `source` that make `css` of it, in order.
  package let edits: [SourceEdit]

  /// Keeps the CSS of a file, with edits in order: what has another place, or GTK refuses.
  package init(_ source: CSSText, applying edits: [SourceEdit] = []) {
    self.source = source
    self.edits = edits
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.range.count)
    var position = source.range.lowerBound
    for edit in edits {
      bytes += source.bytes[position..<edit.range.lowerBound]
      bytes += edit.replacement
      position = edit.range.upperBound
    }
    bytes += source.bytes[position..<source.range.upperBound]
    css = String(decoding: bytes, as: UTF8.self)
  }
}

extension ExtraCSS: Hashable {
  package static func == (left: ExtraCSS, right: ExtraCSS) -> Bool { left.css == right.css }

  package func hash(into hasher: inout Hasher) { hasher.combine(css) }
}
