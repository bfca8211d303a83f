/// The cases of letters that matugen 4.1 has, by the rules of the crate 'convert_case' that it uses.
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

  /// The words between spaces, `_` and `-`; a word also ends where letters and digits meet, before a
  /// capital after a small letter, and before the last of several capitals with a small one after it.
  private static func words(of text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "_" || $0 == "-" }.flatMap { part in
      var words: [Substring] = []
      var start = part.startIndex
      var index = start
      while let next = part.index(index, offsetBy: 1, limitedBy: part.endIndex),
        next < part.endIndex
      {
        let after = part.index(after: next)
        let follower = after < part.endIndex ? part[after] : nil
        if isEnd(part[index], part[next], follower) {
          words.append(part[start..<next])
          start = next
        }
        index = next
      }
      return words + [part[start...]]
    }
  }

  private static func isEnd(_ last: Character, _ next: Character, _ follower: Character?) -> Bool {
    let (last, next) = (Kind(last), Kind(next))
    switch (last, next) {
    case (.digit, .small), (.digit, .capital), (.digit, .letter): return true
    case (.small, .digit), (.capital, .digit), (.letter, .digit): return true
    case (.small, .capital): return true
    case (.capital, .capital): return follower.map(Kind.init) == .small
    default: return false
    }
  }

  /// What a character is.
  private enum Kind {
    case digit, small, capital, letter, other

    init(_ character: Character) {
      switch character {
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
