import ThemeSource

extension PaletteTable {
  /// The names of Material's colors in the spelling of matugen, DankMaterialShell and noctalia.
  ///
  /// Material has no warning and no success; the shells have one or both.
  static let material = PaletteTable(
    kind: .material,
    rows: [
      Row(0x00, "background", "surface"),
      Row(
        0x01, "surface_container", or: ["surface_container_low", "surface", "surface_variant"]),
      Row(0x02, "surface_container_high", or: ["surface_container_highest", "surface_variant"]),
      Row(0x03, "outline"),
      Row(0x04, "on_surface_variant", or: ["surfaceVariantText"]),
      Row(0x05, "on_surface", "on_background", or: ["backgroundText", "surfaceText"]),
      Row(0x08, "error"),
      Row(0x0A, "warning", or: ["terminal.normal.yellow"]),
      Row(0x0B, "success", or: ["terminal.normal.green"]),
      Row(0x0C, "secondary"),
      Row(0x0D, "primary"),
      Row(0x0E, "tertiary", or: ["info"]),
      Row(0x10, "surface_container_lowest"),
      Row(SchemePalette.onAccent, "on_primary", or: ["primaryText"]),
      Row(SchemePalette.onError, "on_error"),
    ],
    needed: [
      (0x00, "a 'background' or 'surface'"), (0x05, "an 'on_surface'"), (0x0D, "a 'primary'"),
    ], hasHues: false)
}

extension PaletteTable {
  /// How certain it is that a JSON file is a palette with Material's names.
  static func materialRecognition(_ root: SourceNode) -> ThemeFormat.Recognition {
    // The one key that only matugen prints, even if others are missing.
    if root["is_dark_mode"]?.boolean != nil, root["colors"] != nil { return .likely }
    return material.isNeeded(in: root) ? .possible : .no
  }
}
