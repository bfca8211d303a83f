import ThemeColor
import ThemeModel

/// The colors of a scheme by their numbers, 0 for `base00` to 23 for `base17`.
struct SchemeTones {
  /// A color of the scheme with its name, and the bytes of its value in the file.
  struct Tone {
    let name: String
    let paint: SchemePaint
    let range: Range<Int>
  }

  /// Numbers beyond base24 for what lies on the accent and on the color of errors, in palettes that
  /// have colors for it.
  static let onAccent = 0x18
  static let onError = 0x19

  let scheme: Appearance.Scheme

  /// The colors in the order of their numbers: 16 of them, or 24.
  let all: [Tone]

  var isDark: Bool { scheme == .dark }

  var isBase24: Bool { all.count == 24 }

  /// The color with a number below 16, which every scheme has.
  subscript(number: Int) -> SchemePaint { all[number].paint }

  /// The color with a number that the scheme has.
  func tone(_ number: Int) -> Tone { all[number] }

  /// The index of the color that a slot names.
  func number(of slot: ColorSlot) -> Int? {
    all.firstIndex { $0.paint.expression == .reference(slot) }
  }

  /// Of some numbers, those that the scheme has.
  func known(_ numbers: [Int]) -> [Int] { numbers.filter(all.indices.contains) }

  /// The names of a scheme's colors, as the specification spells them.
  static func names(isBase24: Bool) -> [String] {
    (0..<(isBase24 ? 24 : 16)).map(name)
  }

  /// The name of the color with a number.
  static func name(_ number: Int) -> String {
    "base" + (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
  }
}
