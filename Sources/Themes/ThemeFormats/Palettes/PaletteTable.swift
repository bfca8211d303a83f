import ThemeModel
import ThemeSource

/// The meaning of a generator's color names, as numbers of base16 and base24.
///
/// Their specifications define the background, text, accent, error and so on; every palette is
/// mapped to roles by those meanings.
struct PaletteTable: Sendable {
  /// A meaning, and the names that have it.
  struct Row: Sendable {
    let number: Int

    /// The names in the generator's spelling: the first is preferred for reading, all are written.
    let names: [String]

    /// All names, with alternatives at the end, as returned by `PaletteTable.folded`.
    let folded: [String]

    /// All names as in a theme's own palette, folded, too.
    let ownNames: [String]

    init(_ number: Int, _ names: String..., or others: [String] = []) {
      (self.number, self.names) = (number, names)
      folded = (names + others).map(PaletteTable.folded)
      ownNames = (names + others).map { PaletteTable.folded(Palette.ownName(of: $0)) }
    }
  }

  let kind: Palette.Kind
  let rows: [Row]

  /// The descriptions of the required names in messages.
  let needed: [(number: Int, words: String)]

  /// Whether the colors are those of a terminal, whose hues are known.
  let hasHues: Bool

  /// The folded names of a meaning, the preferred first.
  func names(of number: Int) -> [String] { rows.first { $0.number == number }?.folded ?? [] }

  /// Whether a name means something.
  func contains(_ name: String) -> Bool {
    let folded = PaletteTable.folded(name)
    return rows.contains { $0.folded.contains(folded) }
  }

  /// The entry with a meaning, from the entries of one scheme by their folded names.
  func entry(_ number: Int, of entries: [String: Palette.Entry]) -> Palette.Entry? {
    names(of: number).lazy.compactMap { entries[$0] }.first
  }

  /// The entries of a scheme by their folded names; of two with one name the first.
  static func folded(
    _ entries: [Palette.Entry], of scheme: Appearance.Scheme
  ) -> [String: Palette.Entry] {
    let own = entries.filter { $0.scheme == scheme }.map { (folded($0.name), $0) }
    return Dictionary(own) { first, _ in first }
  }

  /// A name as the table spells it: `on_primary`, `on-primary` and `mOnPrimary` are one.
  static func folded(_ name: String) -> String {
    var bytes = Array(name.utf8)[...]
    // noctalia begins every name with an 'm'.
    if bytes.count > 1, bytes.first == UInt8(ascii: "m"), (0x41...0x5a).contains(bytes[1]) {
      bytes = bytes.dropFirst()
    }
    let letters = bytes.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
      .map { $0.asciiLowercased }
    return String(decoding: letters, as: UTF8.self)
  }
}
