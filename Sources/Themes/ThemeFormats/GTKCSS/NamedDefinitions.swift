import ThemeModel
import ThemeSource

/// The definitions of a file that are colors, and the names of those that come to nothing.
///
/// As in GTK, a definition whose value is no color is as if it were not there; one that leads to a name
/// that nobody defines hides what the name stood for before.
struct NamedDefinitions {
  struct Entry {
    var definition: GTKColorDefinition
    let slot: ColorSlot
    let color: ColorExpression
  }

  private(set) var entries: [Entry] = []

  /// The names that come to no color, though GTK takes their definitions.
  private(set) var unresolved = NameTable()

  /// The names of each color.
  private var names: [ColorSlot: [[UInt8]]] = [:]

  /// The colors of which a definition has come to nothing.
  private var lost: Set<ColorSlot> = []

  mutating func add(
    _ definition: GTKColorDefinition, _ slot: ColorSlot, _ color: ColorExpression
  ) {
    entries.append(Entry(definition: definition, slot: slot, color: color))
    names[slot, default: []].append(definition.name)
  }

  /// Notes a definition that comes to nothing, and whether GTK takes it.
  mutating func lose(_ definition: GTKColorDefinition, _ slot: ColorSlot, isTaken: Bool) {
    if isTaken { unresolved.insert(definition.name[...]) }
    // Without its definition a role is the toolkit's again.
    if isTaken || slot.colorRole == nil { lost.insert(slot) }
  }

  /// Notes colors that come to nothing.
  mutating func lose(_ slots: Set<ColorSlot>) {
    for slot in slots { for name in names[slot] ?? [] { unresolved.insert(name[...]) } }
  }

  /// Takes out what leads to a color of which nothing is left.
  ///
  /// - Returns: The colors of the definitions taken out.
  mutating func removeUsers() -> Set<ColorSlot> {
    if lost.isEmpty { return [] }
    var counts: [ColorSlot: Int] = [:]
    var users: [ColorSlot: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      counts[entry.slot, default: 0] += 1
      entry.color.forEachReference { users[$0, default: []].append(index) }
    }
    var pending = lost.filter { counts[$0] == nil }
    var removed: Set<Int> = []
    while let slot = pending.popFirst() {
      for index in users[slot] ?? [] where removed.insert(index).inserted {
        let user = entries[index]
        unresolved.insert(user.definition.name[...])
        counts[user.slot, default: 0] -= 1
        if counts[user.slot] == 0 { pending.insert(user.slot) }
      }
    }
    let slots = Set(removed.map { entries[$0].slot })
    entries = entries.indices.filter { !removed.contains($0) }.map { entries[$0] }
    return slots
  }

  /// Takes from each definition the appearances in which a color that it refers to has no value.
  ///
  /// - Returns: The definitions that hold in fewer, with the name of one of the colors that they lack.
  mutating func narrow() -> [(definition: GTKColorDefinition, missing: [UInt8])] {
    // A role has the toolkit's color where a file says none.
    var holding: [ColorSlot: AppearanceSet] = [:]
    for entry in entries where entry.slot.colorRole == nil {
      holding[entry.slot, default: []].formUnion(entry.definition.appearances)
    }
    var pending = Set(holding.filter { $0.value != .all }.keys)
    if pending.isEmpty { return [] }
    var users: [ColorSlot: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      entry.color.forEachReference { users[$0, default: []].append(index) }
    }
    let indices = Dictionary(grouping: entries.indices) { entries[$0].slot }
    var narrowed: [Int: (definition: GTKColorDefinition, missing: [UInt8])] = [:]
    while let slot = pending.popFirst() {
      for index in users[slot] ?? [] {
        let definition = entries[index].definition
        let rest = definition.appearances.intersection(holding[slot] ?? .all)
        guard rest != definition.appearances else { continue }
        if narrowed[index] == nil { narrowed[index] = (definition, names[slot]?.first ?? []) }
        entries[index].definition = definition.holding(in: rest)
        let user = entries[index].slot
        guard holding[user] != nil else { continue }
        holding[user] = (indices[user] ?? []).reduce(into: []) {
          $0.formUnion(entries[$1].definition.appearances)
        }
        pending.insert(user)
      }
    }
    entries.removeAll { $0.definition.appearances.isEmpty }
    return narrowed.keys.sorted().compactMap { narrowed[$0] }
  }

  /// Whether a color may lead back to itself.
  var mayLoop: Bool {
    var waiting: [ColorSlot: Int] = [:]
    var users: [ColorSlot: [ColorSlot]] = [:]
    let own = Set(entries.map(\.slot))
    for entry in entries {
      entry.color.forEachReference { reference in
        guard own.contains(reference) else { return }
        users[reference, default: []].append(entry.slot)
        waiting[entry.slot, default: 0] += 1
      }
    }
    // Each in turn that waits for no other: what is left then is in a loop, or behind one.
    var ready = own.filter { waiting[$0] == nil }
    var count = 0
    while let slot = ready.popFirst() {
      count += 1
      for user in users[slot] ?? [] {
        waiting[user, default: 0] -= 1
        if waiting[user] == 0 { ready.insert(user) }
      }
    }
    return count < own.count
  }
}
