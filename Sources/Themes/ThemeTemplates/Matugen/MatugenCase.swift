/// The cases of letters that matugen 4.1 has, by the rules of the crate 'convert_case' that it
/// uses.
enum MatugenCase: Sendable {
  case lower, snake, kebab, camel, pascal

  /// A text in the case.
  func text(_ text: String) -> String {
    let words = MatugenCase.words(of: text)
    switch self {
    case .lower: return words.map { $0.lowercased() }.joined(separator: " ")
    case .snake: return words.map { $0.lowercased() }.joined(separator: "_")
    case .kebab: return words.map { $0.lowercased() }.joined(separator: "-")
    case .pascal: return words.map(MatugenCase.capitalized).joined()
    case .camel:
      return
        (words.prefix(1).map { $0.lowercased() }
        + words.dropFirst().map(MatugenCase.capitalized)).joined()
    }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// The words between spaces, `_` and `-`; a word also ends between letters and digits, before an
  /// uppercase letter after a lowercase one, and before the last of several uppercase letters if a
  /// lowercase one follows.
  private static func words(of text: String) -> [Substring] {
    // In ASCII a byte is a character; the two bytes of a line end are not at the start or end of a
    // word.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let kinds = isASCII ? text.utf8.map { Kind.ofASCII[Int($0)] } : text.map(Kind.init)
    let places = isASCII ? Array(text.utf8.indices) : Array(text.indices)
    var words: [Substring] = []
    var start: Int?
    for (place, kind) in kinds.enumerated() {
      let follower = place + 1 < kinds.count ? kinds[place + 1] : nil
      if let begun = start, kind == .space || isEnd(kinds[place - 1], kind, follower) {
        words.append(text[places[begun]..<places[place]])
        start = nil
      }
      if kind != .space, start == nil { start = place }
    }
    if let begun = start { words.append(text[places[begun]...]) }
    return words
  }

  /// Whether a word ends between two characters.
  private static func isEnd(_ last: Kind, _ next: Kind, _ follower: Kind?) -> Bool {
    switch (last, next) {
    case (.digit, .small), (.digit, .capital), (.digit, .letter): true
    case (.small, .digit), (.capital, .digit), (.letter, .digit): true
    case (.small, .capital): true
    case (.capital, .capital): follower == .small
    default: false
    }
  }

  /// The kind of a character.
  private enum Kind {
    case space, digit, small, capital, letter, other

    /// The kinds of ASCII's characters, by their codes.
    static let ofASCII = (0..<0x80).map { Kind(Character(Unicode.Scalar($0))) }

    init(_ character: Character) {
      switch character {
      case " ", "_", "-": self = .space
      case "0"..."9": self = .digit
      case "a"..."z": self = .small
      case "A"..."Z": self = .capital
      case _ where character.isASCII: self = .other
      case _ where character.isLowercase: self = .small
      case _ where character.isUppercase: self = .capital
      default: self = character.isLetter ? .letter : .other
      }
    }
  }
}
