public import ThemeSource

extension Theme {
  /// A private color of the theme's own file.
  public struct PaletteEntry: Hashable, Sendable {
    public let name: String
    /// The location of its key.
    public let location: SourceLocation
  }

  /// The palette entries of the theme's own file that no value of it leads to.
  public var unusedPalette: [PaletteEntry] {
    let layer = layers[layers.count - 1]
    var used: Set<ColorSlot> = []
    var pending: [ColorSlot] = []
    let take = { (slots: [ColorSlot], pending: inout [ColorSlot], used: inout Set<ColorSlot>) in
      for slot in slots where used.insert(slot).inserted { pending.append(slot) }
    }
    for color in layer.colors where !names.isPalette(Int(color.slot.index)) {
      for value in layer.values(of: color) { take(value.value.references, &pending, &used) }
    }
    for rule in layer.rules {
      for declaration in layer.declarations(of: rule) {
        for value in layer.values(of: declaration) { take(value.value.references, &pending, &used) }
      }
    }
    while let slot = pending.popLast() {
      for color in layer.colors where color.slot == slot {
        for value in layer.values(of: color) { take(value.value.references, &pending, &used) }
      }
    }
    return layer.colors.filter { names.isPalette(Int($0.slot.index)) && !used.contains($0.slot) }
      .map { color in
        PaletteEntry(
          name: names.name(of: color.slot), location: layer.text.location(of: color.keyRange))
      }
  }
}
