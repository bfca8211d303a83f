public import ThemeModel

/// The way back from the rules of a stylesheet to the files of the theme that they are written from.
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
    sheets = theme.extraSheets.map { ExtraCSSMap($0.css, layer: $0.layer, isShown: showsPictures) }
  }

  /// What the declaration is written from that a place lies in; `nil` if no declaration is.
  ///
  /// Of a declaration that goes with another, such as `background-image: none` with a background,
  /// it is what the other is written from.
  package func origin(line: Int, column: Int) -> DeclarationOrigin? {
    lines.offset(line: line, column: column).flatMap(origin(at:))
  }

  /// What the declaration is written from that a byte of the stylesheet lies in.
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
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, marks[low - 1].range.contains(offset) else { return nil }
    return marks[low - 1]
  }
}

extension Stylesheet {
  /// The same text as `rules`, with the way back to the files of the theme.
  ///
  /// It takes longer than `rules`, and is for those who ask where something comes from. The theme is
  /// the one that was resolved for the stylesheet; of any other nothing is found.
  public func mappedRules(of theme: Theme) -> (text: String, map: SourceMap) {
    var writer = StylesheetWriter()
    writer.keepsMarks = true
    writeRules(to: &writer)
    writeExtraCSS(to: &writer)
    let isSame =
      theme.ruleList == self.theme.ruleList
      && theme.extraSheets.map(\.css) == self.theme.extraCSS
    let map = SourceMap(
      writer.bytes, isSame ? writer.marks : [], of: theme, in: self.theme,
      showsPictures: showsPictures)
    return (String(decoding: writer.bytes, as: UTF8.self), map)
  }
}
