import ThemeModel
import ThemeSource

/// The colors of a scheme by their numbers, 0 for `base00` to 23 for `base17`.
///
/// Palettes of other generators get the numbers of what their colors mean, and may lack most.
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

  /// What every scheme has: what it stands on, its text and its accent.
  let background, text, accent: Tone

  /// The colors in the order of their numbers; `nil` for those that it lacks.
  private let all: [Tone?]

  /// The slot by which a theme names each; `nil` if it has none.
  private let slots: [ColorSlot?]

  /// Whether the hues of a terminal are among them: red, yellow, green, blue, purple.
  let hasHues: Bool

  /// Whether nobody chose the colors by eye, so that text has to be readable where it is dimmed,
  /// too, even if it is not the color that was given for it.
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

  /// The color with a number with its name, where the scheme has it.
  func tone(_ number: Int) -> Tone? { all.indices.contains(number) ? all[number] : nil }

  /// Of some numbers, the colors that the scheme has.
  func known(_ numbers: [Int]) -> [Tone] { numbers.compactMap(tone) }

  /// The names of a scheme's colors, as the specification spells them.
  static func names(isBase24: Bool) -> [String] { isBase24 ? base24Names : base16Names }

  private static let base16Names = (0..<16).map(name)
  private static let base24Names = (0..<24).map(name)

  /// The number of the color with a name in any case; `nil` for a name that no scheme has.
  static func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { bytes in
      // In lowercase each letter has this bit more than in uppercase.
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
  /// Which colors of a scheme are made use of.
  struct Use {
    private let tones: SchemePalette
    private var isUsed: [Bool]

    init(of tones: SchemePalette) {
      self.tones = tones
      isUsed = Array(repeating: false, count: tones.slots.count)
    }

    /// Adds the colors that an expression is made of, and returns the bytes of the first one's
    /// value, if it begins the expression.
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

    /// Whether each color that has a slot is made use of.
    var isOfAll: Bool {
      tones.slots.allSatisfy { slot in
        slot == nil || tones.slots.firstIndex { $0 == slot }.map { isUsed[$0] } == true
      }
    }
  }
}
