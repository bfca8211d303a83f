import ThemeSource

/// The text between braces in a template of pywal: a color, methods, and a property.
///
/// It is read as pywal16 3.8 does: `color ('.' method '(' numbers ')')* ('.' property)?`.
struct PywalMarker: Hashable, Sendable {
  let name: String
  var methods: [Method] = []
  var property: Property?

  /// A method with its numbers.
  enum Method: Hashable, Sendable {
    case lighten(Double), darken(Double), saturate(Double)
    case foxify(Double)
    case adjustAlpha(Double)
  }

  enum Property: String, CaseIterable {
    case rgb, rgbspace, xrgba, rgba, hexARGB = "hex_argb", alpha, alphaDec = "alpha_dec"
    case alphaHex = "alpha_hex", decimal, decimalStrip = "decimal_strip", octal
    case octalStrip = "octal_strip", strip, red, green, blue, redHex = "red_hex"
    case greenHex = "green_hex", blueHex = "blue_hex", redDec = "red_dec", greenDec = "green_dec"
    case blueDec = "blue_dec", luminance = "w3_luminance", hexColor = "hex_color"
    case alphaNumber = "alpha_num"

    /// Whether it is independent of the color.
    var isOfAlpha: Bool { self == .alphaDec || self == .alphaHex || self == .alphaNumber }
  }
}

/// The error in a marker: text for which pywal16 refuses the file, or an unknown name.
enum PywalMarkerError: Error {
  case syntax
  case method(String)
  case property(String)
  case numbers(String)
}

extension PywalMarker {
  private static let methods = ["lighten", "darken", "saturate", "foxify", "adjust_alpha"]

  init(_ scanner: TextScanner) throws(PywalMarkerError) {
    var scanner = scanner
    guard let name = PywalMarker.name(&scanner) else { throw .syntax }
    self.name = name
    while scanner.accept(".") {
      guard property == nil, let word = PywalMarker.name(&scanner) else { throw .syntax }
      if scanner.next == UInt8(ascii: "(") {
        let numbers = try PywalMarker.numbers(&scanner)
        methods.append(try PywalMarker.method(word, numbers))
      } else if let property = Property(rawValue: word) {
        self.property = property
      } else {
        guard scanner.isAtEnd else { throw .syntax }
        throw PywalMarker.methods.contains(word) ? .numbers(word) : .property(word)
      }
    }
    guard scanner.isAtEnd else { throw .syntax }
  }

  private static func name(_ scanner: inout TextScanner) -> String? {
    guard let first = scanner.next, first.isASCIILetter else { return nil }
    return scanner.text(scanner.take(while: TextScanner.isName))
  }

  /// The numbers in parentheses as Python prints them; text after a number is skipped.
  private static func numbers(_ scanner: inout TextScanner) throws(PywalMarkerError) -> [String] {
    scanner.position += 1
    let content = scanner.text(scanner.take { $0 != UInt8(ascii: ")") })
    guard scanner.accept(")") else { throw .syntax }
    guard !content.isEmpty else { return [] }
    var numbers: [String] = []
    for part in content.split(separator: ",", omittingEmptySubsequences: false) {
      var scanner = TextScanner(Array(part.utf8))
      scanner.skipSpace()
      let start = scanner.position
      _ = scanner.accept("-")
      _ = scanner.takeDecimal()
      let number = scanner.text(start..<scanner.position)
      guard let value = Double(number), value.magnitude < 1e15 else { throw .syntax }
      numbers.append(number.contains(".") ? "\(value)" : String(Int(value)))
    }
    return numbers
  }

  private static func method(
    _ name: String, _ numbers: [String]
  ) throws(PywalMarkerError) -> Method {
    guard methods.contains(name) else { throw .method(name) }
    guard numbers.count == 1 || name == "adjust_alpha" && numbers.isEmpty else {
      throw .numbers(name)
    }
    let number = numbers.first.flatMap(Double.init) ?? 100
    switch name {
    case "foxify": return .foxify(number)
    case "adjust_alpha": return .adjustAlpha(number)
    default:
      // pywal only uses the digits: 7.5 becomes 75, and -5 becomes 5.
      let percent = Double(numbers[0].filter(\.isNumber)) ?? 0
      switch name {
      case "lighten": return .lighten(percent)
      case "darken": return .darken(percent)
      default: return .saturate(percent)
      }
    }
  }
}
