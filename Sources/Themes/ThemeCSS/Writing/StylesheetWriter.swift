import ThemeColor
import ThemeModel
import ThemeSource

/// The text of a stylesheet as it grows: the one place that spells, escapes and indents CSS.
struct StylesheetWriter {
  private(set) var bytes: [UInt8] = []

  /// Whether rules use the variables of `:root` for colors, as since libadwaita 1.6, or `@name`.
  var namesVariables = false

  /// Whether rules use variables for the theme's own colors, too.
  var namesOwnVariables = false

  /// Whether the base theme's rules restore a pane's style for its content.
  var restoresPanes = true

  /// Whether `marks` are recorded.
  var keepsMarks = false

  /// The places of declarations and their origins, in order; empty unless they are recorded.
  private(set) var marks: [Mark] = []

  /// Some bytes of the text that are written from one thing.
  struct Mark {
    enum Origin {
      /// A property of a rule, by the rule's index.
      case rule(Int, StyleProperty)
      /// A file's own CSS, by its index in the theme.
      case extraCSS(Int)
    }

    let range: Range<Int>
    let origin: Origin
  }

  /// Records the origin of the bytes from an offset on, without the selectors of a block.
  mutating func mark(from start: Int, as origin: Mark.Origin) {
    guard keepsMarks else { return }
    var start = start
    if case .rule = origin, let brace = bytes[start...].lastIndex(of: UInt8(ascii: "{")) {
      start = brace + 1
    }
    marks.append(Mark(range: start..<bytes.count, origin: origin))
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func append(_ text: [UInt8]) {
    bytes += text
  }

  mutating func append(colored text: ColoredText) {
    append(namesVariables ? text.namingVariables : text.naming)
  }

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(string text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func endDeclaration() {
    append(";\n")
  }

  mutating func endBlock() {
    append("}\n")
  }

  /// An opaque color as `#rrggbb`, which themers read best; one with alpha as GTK prints it.
  mutating func append(_ color: Color) {
    // GTK prints colors with an alpha above 0.999 without the alpha, so they count as opaque.
    guard color.alpha > 0.999 else { return append(string: color.gtkText) }
    color.appendHex(to: &bytes)
    bytes.removeLast(2)
  }

  /// A number with up to three decimals, without an exponent and needless zeros.
  mutating func append(_ number: Double) {
    append(string: number.rounded(toDecimals: 3))
  }

  /// Appends a string in quotes, with characters escaped that would end it (CSS Syntax 3, section
  /// 4.3.5).
  mutating func append(quoted text: some StringProtocol) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7f:
        append(codePoint: byte)
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a name as an identifier, with invalid characters escaped (CSSOM 1, section 2.1).
  mutating func append(identifier name: String) {
    let isHyphen = name == "-"
    for (index, byte) in name.utf8.enumerated() {
      switch byte {
      case 0: append("\u{fffd}")
      case UInt8(ascii: "0")...UInt8(ascii: "9")
      where index == 0 || index == 1 && name.utf8.first == UInt8(ascii: "-"):
        append(codePoint: byte)
      case 0x01...0x1f, 0x7f: append(codePoint: byte)
      case UInt8(ascii: "-") where isHyphen: append("\\-")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "\\"), byte]
      }
    }
  }

  private mutating func append(codePoint byte: UInt8) {
    append("\\")
    append(string: String(byte, radix: 16))
    append(" ")
  }

  /// The first line of a file.
  mutating func append(title: String) {
    bytes += StylesheetTitle.line(title)
  }
}
