/// The functions of CSS Color 4 that write a color down.
enum ColorFunction {
  case rgb, hsl, hwb, lab, lch, oklab, oklch, color

  /// The function of a name in any case; `rgba` and `hsla` are `rgb` and `hsl`.
  init?(name: ArraySlice<UInt8>) {
    guard (3...5).contains(name.count) else { return nil }
    // At most five letters, packed into one integer.
    let packed = name.reduce(0 as UInt64) { $0 << 8 | UInt64($1 | 0x20) }
    switch packed {
    case Self.packed("rgb"), Self.packed("rgba"): self = .rgb
    case Self.packed("hsl"), Self.packed("hsla"): self = .hsl
    case Self.packed("hwb"): self = .hwb
    case Self.packed("lab"): self = .lab
    case Self.packed("lch"): self = .lch
    case Self.packed("oklab"): self = .oklab
    case Self.packed("oklch"): self = .oklch
    case Self.packed("color"): self = .color
    default: return nil
    }
  }

  private static func packed(_ name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether the function also takes commas (CSS Color 4, sections 5.1 and 7).
  var hasLegacySyntax: Bool { self == .rgb || self == .hsl }
}
