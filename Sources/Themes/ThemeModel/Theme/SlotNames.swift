/// The names of a theme's slots besides the roles: an app's own colors, and palette entries.
struct SlotNames: Sendable {
  enum Kind: Sendable {
    /// A name of `[custom-colors]`, bound late: a child's value counts for its parents too.
    case custom
    /// A name of `[palette]`, known in one file only.
    case palette
  }

  struct Entry: Sendable {
    let name: String
    let kind: Kind
    /// The layer that declared it first.
    let layer: Int
  }

  /// The entries by slot, beginning after the roles.
  private(set) var entries: [Entry] = []

  mutating func add(_ name: String, _ kind: Kind, layer: Int) -> ColorSlot {
    entries.append(Entry(name: name, kind: kind, layer: layer))
    return ColorSlot(ColorSlot.roleCount + entries.count - 1)
  }

  /// The number of slots, the roles included.
  var slotCount: Int { ColorSlot.roleCount + entries.count }

  func entry(of slot: ColorSlot) -> Entry? {
    let index = Int(slot.index) - ColorSlot.roleCount
    return entries.indices.contains(index) ? entries[index] : nil
  }

  func isCustom(_ slot: Int) -> Bool { kind(of: slot) == .custom }

  func isPalette(_ slot: Int) -> Bool { kind(of: slot) == .palette }

  /// The kind of a slot that is not a role; `nil` for a role.
  private func kind(of slot: Int) -> Kind? {
    slot < ColorSlot.roleCount ? nil : entries[slot - ColorSlot.roleCount].kind
  }

  func name(of slot: ColorSlot) -> String {
    slot.role?.name ?? entry(of: slot)?.name ?? ""
  }

  /// The same names with one more file directly above the base, which has no names.
  var aboveOneMore: SlotNames {
    var names = SlotNames()
    for entry in entries { _ = names.add(entry.name, entry.kind, layer: entry.layer + 1) }
    return names
  }

  var custom: [ColorSlot] {
    entries.indices.filter { entries[$0].kind == .custom }
      .map { ColorSlot(ColorSlot.roleCount + $0) }
  }
}
