import Fixtures
import Foundation

/// Values of CSS properties, good and bad ones, made from those whose verdict is known.
struct ValueGenerator {
  /// The values by property, in order.
  let properties: [(name: String, values: [String])]

  private var random: SeededGenerator
  private let words: [String]

  init(seed: UInt64) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Vectors/gtk48-css-verdicts.tsv")
    var properties: [(name: String, values: [String])] = []
    for row in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      guard let match = row.wholeMatch(of: /.*\ta { ([-a-z]+): ([^⏎]*); }/) else { continue }
      let (name, value) = (String(match.1), String(match.2))
      if let known = properties.firstIndex(where: { $0.name == name }) {
        properties[known].values.append(value)
      } else if row.hasPrefix("-") {
        // The first row of what is a property at all is a value that it takes.
        properties.append((name, [value]))
      }
    }
    self.properties = properties
    words = ValueGenerator.numbers + ValueGenerator.others + properties.flatMap(\.values)
    random = SeededGenerator(seed: seed)
  }

  private static let numbers = [
    "0", "1", "-1", "+1", ".5", "1e3", "-.5e-2", "100%", "-5%", "1px", "-1px", "2em", "1rem",
    "1ex", "1pt", "1pc", "1in", "1cm", "1mm", "1Q", "1vw", "10deg", "1rad", "1turn", "100grad",
    "1s", "200ms", "1fr", "1px2",
  ]

  private static let others = [
    "(", ")", "[", "]", "{", "}", ",", "/", "*", "+", "-", "!important", "@x", "#fffff", "#ggg",
    "@",
    "#", "%", "--x", "\\66oo", "var(--x)", "a()", "calc(1px + 2)", "calc(1px / 0)", "calc((1px))",
    "calc(1px - 1%)", "calc(2s)", "rgb(1 2 3)", "rgba(1,2,3)", "hsl(10deg,2%,3%)", "alpha(red)",
    "shade(@a, 50%)", "linear-gradient(to top left,red,10%,blue)", "image(red)", "steps(0)",
    "cubic-bezier(2,0,1,1)", "drop-shadow(red 1px 1px 2px)", "drop-shadow(1px 0)", "blur()",
    "rotate3d(1,0,0,5deg)", "matrix(1,2,3,4,5,6)", "translateX(5%)", "<!--", "/**/", "'s'",
  ]

  /// A value of a property: a known one, changed, joined to others, or of another property.
  mutating func next(of property: Int) -> String {
    let known = properties[property].values
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return random.pick(words)
    case 1: return [random.pick(known), random.pick(words)].joined(separator: separator())
    case 2: return [random.pick(words), random.pick(known)].joined(separator: separator())
    case 3: return [random.pick(known), random.pick(known)].joined(separator: separator())
    default: return mutated(random.pick(known))
    }
  }

  private mutating func separator() -> String { random.pick([" ", " ", ", ", " / "]) }

  /// A value with one to three of its tokens taken away, doubled, replaced or added.
  private mutating func mutated(_ value: String) -> String {
    var tokens = value.matches(of: /[-+.\w%]+\(?|\s+|./).map { String($0.output) }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...tokens.count, using: &random)
      let isToken = tokens.indices.contains(index)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where isToken: tokens.remove(at: index)
      case 1 where isToken: tokens.insert(tokens[index], at: index)
      case 2 where isToken: tokens[index] = random.pick(ValueGenerator.numbers)
      case 3 where isToken: tokens[index] = random.pick(words)
      default: tokens.insert(" \(random.pick(words)) ", at: index)
      }
    }
    return tokens.joined()
  }
}
