package import ThemeSource

extension Theme {
  /// A private color of the theme's own file.
  package struct PaletteEntry: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation
  }

  /// The palette entries in the theme's own file that none of its values uses.
  package var unusedPalette: [PaletteEntry] {
    let layer = layers[ownLayer]
    let references = { (color: ColorDeclaration) in
      layer.values(of: color).flatMap(\.value.references)
    }
    var used: Set<ColorSlot> = []
    var pending = layer.colors.filter { !names.isPalette(Int($0.slot.index)) }.flatMap(references)
    for declaration in layer.rules.flatMap(layer.declarations) {
      pending += layer.values(of: declaration).flatMap(\.value.references)
    }
    while let slot = pending.popLast() {
      guard used.insert(slot).inserted else { continue }
      pending += layer.color(of: slot).map(references) ?? []
    }
    return layer.colors.filter { names.isPalette(Int($0.slot.index)) && !used.contains($0.slot) }
      .map { color in
        PaletteEntry(
          name: names.name(of: color.slot), location: layer.text.location(of: color.keyRange))
      }
  }
}
