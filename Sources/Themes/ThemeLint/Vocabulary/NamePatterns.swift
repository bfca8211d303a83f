/// Names, and beginnings of names that a program creates at run time.
package struct NamePatterns: Hashable, Sendable {
  /// The complete names, in the order of the file.
  package private(set) var names: [String] = []
  private var whole: Set<ArraySlice<UInt8>> = []
  private var beginnings: Set<ArraySlice<UInt8>> = []
  private var longestBeginning = 0

  package init() {}

  /// Adds a name as it is written: `focused`, or `custom-*` for all that begin like this.
  package mutating func insert(_ text: String) {
    let bytes = Array(text.utf8)[...]
    if bytes.last == UInt8(ascii: "*") {
      beginnings.insert(bytes.dropLast())
      longestBeginning = max(longestBeginning, bytes.count - 1)
    } else if whole.insert(bytes).inserted {
      names.append(text)
    }
  }

  /// Whether a name is one of these, or begins like one with a star.
  package func contains(_ name: ArraySlice<UInt8>) -> Bool { whole.contains(name) || isFree(name) }

  /// Whether a name is one that a program creates at run time.
  func isFree(_ name: ArraySlice<UInt8>) -> Bool {
    guard longestBeginning > 0, !name.isEmpty else { return false }
    return (1...min(longestBeginning, name.count)).contains {
      beginnings.contains(name.prefix($0))
    }
  }

  /// Whether a text is valid in a list: a name of CSS, with or without a star at its end.
  package static func isName(_ text: String) -> Bool {
    let name = text.hasSuffix("*") ? text.dropLast() : text[...]
    return !name.isEmpty && name.utf8.count <= 128
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
          true
        default: false
        }
      }
  }
}
