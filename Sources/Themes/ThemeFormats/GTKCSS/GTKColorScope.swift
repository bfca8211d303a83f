import ThemeModel
import ThemeSource

/// The names in expressions of GTK's CSS: the file's own before those of the toolkit.
struct GTKColorScope: ColorScope {
  private let builder: ThemeBuilder
  private var table = NameTable()
  private var slots: [ColorSlot] = []

  init(_ builder: ThemeBuilder) {
    self.builder = builder
    declare(GTKColorValue.currentColor, ColorSlot(.windowFg))
  }

  /// Adds a name, unless it is known.
  mutating func declare(_ name: [UInt8], _ slot: ColorSlot) {
    if table.insert(name[...]).isNew { slots.append(slot) }
  }

  /// The slot of a name that the file declares, escapes resolved.
  func declared(_ name: [UInt8]) -> ColorSlot? {
    table.index(of: name[...]).map { slots[$0] }
  }

  func slot(named name: ArraySlice<UInt8>) -> ColorSlot? {
    let name = name.contains(UInt8(ascii: "\\")) ? CSSEscape.decode(name)[...] : name
    if let index = table.index(of: name) { return slots[index] }
    return GTKColorNames.role(name).map(ColorSlot.init)
  }

  var names: [String] { Array(table.names.dropFirst()) + GTKColorNames.names }
}
