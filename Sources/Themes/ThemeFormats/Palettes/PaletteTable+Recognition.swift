import ThemeSource

extension PaletteTable {
  /// Whether a file has a color with the name of an entry that every palette needs.
  func isNeeded(in root: SourceNode) -> Bool {
    let marks = needed.flatMap { names(of: $0.number) }
    let file = PaletteFile(root, table: self)
    return (file.colors.map(\.name) + file.namesWithoutColor).contains {
      marks.contains(PaletteTable.folded($0))
    }
  }
}
