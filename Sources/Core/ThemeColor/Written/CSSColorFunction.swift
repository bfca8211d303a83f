/// The functions of CSS Color 4 that write a color down.
enum CSSColorFunction {
  case rgb, hsl, hwb, lab, lch, oklab, oklch, color

  /// The function of a name in any case; `rgba` and `hsla` are `rgb` and `hsl`.
  init?(name: ArraySlice<UInt8>) {
    guard (3...5).contains(name.count) else { return nil }
    switch name.reduce(0, { $0 << 8 | UInt64($1 | 0x20) }) {
    case Self.packed("r", "g", "b"), Self.packed("r", "g", "b", "a"): self = .rgb
    case Self.packed("h", "s", "l"), Self.packed("h", "s", "l", "a"): self = .hsl
    case Self.packed("h", "w", "b"): self = .hwb
    case Self.packed("l", "a", "b"): self = .lab
    case Self.packed("l", "c", "h"): self = .lch
    case Self.packed("o", "k", "l", "a", "b"): self = .oklab
    case Self.packed("o", "k", "l", "c", "h"): self = .oklch
    case Self.packed("c", "o", "l", "o", "r"): self = .color
    default: return nil
    }
  }

  /// The letters in one integer, which the optimizer makes a constant.
  private static func packed(
    _ a: Unicode.Scalar, _ b: Unicode.Scalar, _ c: Unicode.Scalar,
    _ d: Unicode.Scalar? = nil, _ e: Unicode.Scalar? = nil
  ) -> UInt64 {
    var packed = UInt64(a.value) << 16 | UInt64(b.value) << 8 | UInt64(c.value)
    if let d { packed = packed << 8 | UInt64(d.value) }
    if let e { packed = packed << 8 | UInt64(e.value) }
    return packed
  }

  /// Whether the function also takes commas (CSS Color 4, sections 5.1 and 7).
  var hasLegacySyntax: Bool { self == .rgb || self == .hsl }
}
