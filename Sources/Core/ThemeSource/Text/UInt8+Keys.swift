extension UInt8 {
  /// Whether a byte may stand in a name without quotes: a letter or a digit of ASCII, `-` or `_`, as in
  /// the keys of TOML 1.0.
  package var isBareKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
