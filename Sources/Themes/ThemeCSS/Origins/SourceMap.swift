public import ThemeModel
import ThemeSource

/// Maps the rules of a stylesheet back to the files of the theme.
public struct SourceMap: Sendable {
  private let theme: Theme
  private let resolved: ResolvedTheme
  private let lines: GTKLines
  private let marks: [StylesheetWriter.Mark]
  private let sheets: [ExtraCSSMap]

  init(
    _ bytes: [UInt8], _ marks: [StylesheetWriter.Mark], of theme: Theme, in resolved: ResolvedTheme,
    showsPictures: Bool
  ) {
    self.theme = theme
    self.resolved = resolved
    self.marks = marks
    lines = GTKLines(bytes)
    sheets = theme.extraSheets(in: resolved.appearance.scheme)
      .map { ExtraCSSMap($0.css, layer: $0.layer, isShown: showsPictures) }
  }

  /// The origin of the declaration at a place; `nil` if there is no declaration.
  ///
  /// A declaration that accompanies another, such as `background-image: none` with a background,
  /// has the origin of the other one.
  package func origin(line: Int, column: Int) -> DeclarationOrigin? {
    lines.offset(line: line, column: column).flatMap(origin(at:))
  }

  /// The origin of the declaration at a byte of the stylesheet.
  package func origin(at offset: Int) -> DeclarationOrigin? {
    guard let mark = mark(at: offset) else { return nil }
    switch mark.origin {
    case .rule(let index, let property):
      return theme.origin(of: property, ofRule: index, in: resolved)
    case .extraCSS(let index):
      guard sheets.indices.contains(index) else { return nil }
      return sheets[index].origin(
        of: offset - mark.range.lowerBound, theme: theme, in: resolved.appearance)
    }
  }

  private func mark(at offset: Int) -> StylesheetWriter.Mark? {
    // The last that begins at the byte or before it.
    let next = marks.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0, marks[next - 1].range.contains(offset) else { return nil }
    return marks[next - 1]
  }
}

extension Stylesheet {
  /// The text of `rules`, with a mapping back to the files of the theme.
  ///
  /// It takes longer than `rules`, and is for finding origins. The theme must be the one that was
  /// resolved for the stylesheet; for any other nothing is found.
  public func mappedRules(of theme: Theme) -> (text: String, map: SourceMap) {
    var writer = StylesheetWriter()
    writer.keepsMarks = true
    writeRules(to: &writer)
    writeExtraCSS(to: &writer)
    let isSame =
      theme.ruleList == self.theme.ruleList
      && theme.extraSheets(in: self.theme.appearance.scheme).map(\.css) == self.theme.extraCSS
    let map = SourceMap(
      writer.bytes, isSame ? writer.marks : [], of: theme, in: self.theme,
      showsPictures: showsPictures)
    return (String(decoding: writer.bytes, as: UTF8.self), map)
  }
}
