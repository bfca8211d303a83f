import ThemeSource

extension PaletteTable {
  /// The names of pywal's colors, which are the 16 colors of a terminal.
  static let pywal = PaletteTable(
    kind: .pywal,
    rows: [
      Row(0x00, "background", "color0"),
      Row(0x03, "color8"),
      Row(0x05, "foreground", "color7", or: ["color15"]),
      Row(0x07, "color15"),
      Row(0x08, "color1"),
      Row(0x0A, "color3"),
      Row(0x0B, "color2"),
      Row(0x0C, "color6"),
      Row(0x0D, "color4"),
      Row(0x0E, "color5"),
      Row(0x12, "color9"),
      Row(0x13, "color11"),
      Row(0x14, "color10"),
      Row(0x15, "color14"),
      Row(0x16, "color12"),
      Row(0x17, "color13"),
    ],
    needed: [
      (0x00, "a 'background'"), (0x05, "a 'foreground'"), (0x0D, "a 'color4'"),
    ], hasHues: true)
}

extension PaletteTable {
  /// How certain it is that a JSON file is a palette with pywal's names.
  static func pywalRecognition(_ root: SourceNode) -> ThemeFormat.Recognition {
    let isPalette = ["special", "colors"].contains { key in
      guard let table = root[key], table.kind == .table else { return false }
      return table.children.contains { $0.kind == .string && isPywal($0.key, in: key) }
    }
    return isPalette ? .likely : .no
  }

  /// Whether a key is pywal's alone; Material has a `background` among its `colors` too.
  private static func isPywal(_ name: String, in key: String) -> Bool {
    pywal.contains(name) && (key == "special" || name.hasPrefix("color"))
  }
}
