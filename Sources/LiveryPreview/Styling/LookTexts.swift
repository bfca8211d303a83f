/// What GTK is given of a look.
nonisolated struct LookTexts: Hashable, Sendable {
  var colors = ""
  var rules = ""

  /// The rules of single widgets.
  var widgets = ""

  /// A short text that tells these from others, the same in every process: FNV-1a of 64 bits.
  var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in [colors, rules, widgets] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = hash &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
