import ThemeSource

extension PaletteTable {
  /// Whether a file has a color by a name that stands for what no palette can do without.
  func isNeeded(in root: SourceNode) -> Bool {
    let marks = needed.flatMap { names(of: $0.number) }
    let file = PaletteFile(root, table: self)
    return (file.colors.map(\.name) + file.namesWithoutColor).contains {
      marks.contains(PaletteTable.folded($0))
    }
  }
}
