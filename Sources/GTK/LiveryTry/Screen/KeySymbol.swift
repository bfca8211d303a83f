/// Key symbols and their numbers in X11 (`keysymdef.h`).
nonisolated enum KeySymbol {
  static let shift: UInt32 = 0xffe1

  /// The modifier keys.
  static let modifiers: [String: UInt32] = [
    "ctrl": 0xffe3, "shift": shift, "alt": 0xffe9, "super": 0xffeb,
  ]

  /// The keys that have names.
  static let named: [String: UInt32] = [
    "backspace": 0xff08, "tab": 0xff09, "return": 0xff0d, "enter": 0xff0d, "escape": 0xff1b,
    "delete": 0xffff, "home": 0xff50, "left": 0xff51, "up": 0xff52, "right": 0xff53,
    "down": 0xff54, "page_up": 0xff55, "page_down": 0xff56, "end": 0xff57, "insert": 0xff63,
    "menu": 0xff67, "space": 0x20, "plus": 0x2b,
  ].merging((1...12).map { ("f\($0)", 0xffbd + UInt32($0)) }) { $1 }

  /// The symbol of a character: its number in Latin 1, or 0x1000000 plus its number in Unicode.
  static func of(_ scalar: Unicode.Scalar) -> UInt32 {
    switch scalar.value {
    case 0x0a: 0xff0d
    case 0x09: 0xff09
    case 0x20...0x7e, 0xa0...0xff: scalar.value
    default: 0x100_0000 + scalar.value
    }
  }
}
