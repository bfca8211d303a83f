import ThemeModel
import ThemeSource

/// The colors of a scheme by their numbers, 0 for `base00` to 23 for `base17`.
///
/// Palettes of other generators get the numbers with the same meaning, and may lack most.
struct SchemePalette {
  /// A color of the scheme with its name, and the bytes of its value in the file.
  struct Tone {
    let name: String
    let paint: ExpressedColor
    let range: Range<Int>
  }

  /// Numbers beyond base24 for text on the accent and on the color of errors.
  static let onAccent = 0x18
  static let onError = 0x19

  let scheme: Appearance.Scheme

  /// The colors that every scheme has: its background, its text and its accent.
  let background, text, accent: Tone

  /// The colors in the order of their numbers; `nil` for missing ones.
  private let all: [Tone?]

  /// The slots by which a theme names the colors; `nil` if a color has none.
  private let slots: [ColorSlot?]

  /// Whether the hues of a terminal are among them: red, yellow, green, blue, purple.
  let hasHues: Bool

  /// Whether the colors were generated and not chosen by eye.
  ///
  /// Then dimmed text must be readable, too, even if another color was given for it.
  let isGenerated: Bool

  /// Creates the colors of a scheme; `nil` if one is missing that every scheme has.
  init?(
    scheme: Appearance.Scheme, all: [Tone?], hasHues: Bool = true, isGenerated: Bool = false
  ) {
    guard all.count > 0x0D, let background = all[0], let text = all[5], let accent = all[0x0D]
    else {
      return nil
    }
    (self.scheme, self.all) = (scheme, all)
    slots = all.map { tone in
      if case .reference(let slot)? = tone?.paint.expression { slot } else { nil }
    }
    (self.hasHues, self.isGenerated) = (hasHues, isGenerated)
    (self.background, self.text, self.accent) = (background, text, accent)
  }

  var isDark: Bool { scheme == .dark }

  subscript(number: Int) -> ExpressedColor? { tone(number)?.paint }

  /// The color with a number and its name, if the scheme has it.
  func tone(_ number: Int) -> Tone? { all.indices.contains(number) ? all[number] : nil }

  /// The existing colors for some numbers.
  func known(_ numbers: [Int]) -> [Tone] { numbers.compactMap(tone) }

  /// The names of a scheme's colors, as the specification spells them.
  static func names(isBase24: Bool) -> [String] { isBase24 ? base24Names : base16Names }

  private static let base16Names = (0..<16).map(name)
  private static let base24Names = (0..<24).map(name)

  /// The number of the color with a name in any case; `nil` for a name that no scheme has.
  static func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { bytes in
      // Lowercase letters have this bit in addition to the uppercase ones.
      guard bytes.count == 6, zip(bytes, "base".utf8).allSatisfy({ $0 | 0x20 == $1 }),
        let first = bytes[4].hexDigitValue, let second = bytes[5].hexDigitValue
      else { return nil }
      return Int(first * 16 + second)
    }
  }

  static func name(_ number: Int) -> String {
    "base" + (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }
}

extension SchemePalette {
  /// The scheme's colors that are used.
  struct Use {
    private let tones: SchemePalette
    private var isUsed: [Bool]

    init(of tones: SchemePalette) {
      self.tones = tones
      isUsed = Array(repeating: false, count: tones.slots.count)
    }

    /// Adds the colors in an expression; returns the bytes of the first one's value, if it begins
    /// the expression.
    mutating func add(_ expression: ColorExpression) -> Range<Int>? {
      var range: Range<Int>?
      var isFirst = true
      expression.forEachReference { slot in
        let number = tones.slots.firstIndex { $0 == slot }
        if let number {
          isUsed[number] = true
          if isFirst { range = tones.all[number]?.range }
        }
        isFirst = false
      }
      return range
    }

    /// Whether every color with a slot is used.
    var isOfAll: Bool {
      tones.slots.allSatisfy { slot in
        slot == nil || tones.slots.firstIndex { $0 == slot }.map { isUsed[$0] } == true
      }
    }
  }
}
