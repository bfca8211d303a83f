package import ThemeSource

/// CSS that a file adds to its theme.
package struct ExtraCSS: Sendable {
  /// The written CSS.
  package let css: String

  /// All of the CSS as the file has it.
  package let source: CSSText

  /// The changes from `source` to `css`, in order.
  package let edits: [SourceEdit]

  /// The CSS for GTK without a file and folder: with the URLs of its pictures.
  package private(set) var shownCSS: String

  /// The changes from `source` to `shownCSS`, in order.
  package private(set) var shownEdits: [SourceEdit]

  /// The folder for relative addresses; `nil` if it is the folder of the file.
  package let folder: String?

  /// Keeps the CSS of a file.
  ///
  /// - Parameters:
  ///   - source: The CSS as it is written.
  ///   - edits: Removals of parts that a format stores elsewhere, or that GTK would refuse; in
  ///     order, without overlaps.
  ///   - folder: The folder for relative addresses, if it is not the file's.
  package init(
    _ source: CSSText, applying edits: [SourceEdit] = [], addressesIn folder: String? = nil
  ) {
    self.source = source
    self.folder = folder
    self.edits = edits
    css = ExtraCSS.text(source, applying: edits)
    (shownCSS, shownEdits) = (css, edits)
  }

  /// The same CSS, shown with other changes to `source`, in order.
  package func shown(applying edits: [SourceEdit]) -> ExtraCSS {
    var css = self
    (css.shownCSS, css.shownEdits) = (ExtraCSS.text(source, applying: edits), edits)
    return css
  }

  private static func text(_ source: CSSText, applying edits: [SourceEdit]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.range.count)
    var position = source.range.lowerBound
    for edit in edits {
      bytes += source.bytes[position..<edit.range.lowerBound]
      bytes += edit.replacement
      position = edit.range.upperBound
    }
    bytes += source.bytes[position..<source.range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ExtraCSS: Hashable {
  package static func == (left: ExtraCSS, right: ExtraCSS) -> Bool { left.css == right.css }

  package func hash(into hasher: inout Hasher) { hasher.combine(css) }
}
