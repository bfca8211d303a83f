import Fixtures

/// Breaks texts in the ways that hands and disks do.
struct TOMLMutator {
  var random: SeededGenerator

  mutating func mutate(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, place + Int.random(in: 1...4, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.insert(random.pick(Self.alphabet), at: place)
      case 2: scalars.replaceSubrange(place..<end, with: [random.pick(Self.alphabet)])
      case 3: scalars.insert(contentsOf: random.pick(Self.pieces).unicodeScalars, at: place)
      case 4:
        let from = Int.random(in: 0...scalars.count, using: &random)
        let to = min(scalars.count, from + Int.random(in: 1...40, using: &random))
        scalars.insert(contentsOf: scalars[from..<to], at: place)
      default:
        if random.once(in: 10) { scalars.removeSubrange(place...) }
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private static let alphabet = Array("ab01 \t\n#=.,[]{}'\"\\-+_:eExzTZé".unicodeScalars)
  private static let pieces = [
    "\"\"\"", "'''", "[[", "]]", "[a]\n", "a.b = 1\n", "{ a = 1 }", "\r\n", "0x", "1979-05-27",
    "inf",
    "07:32:00", "\\u00e9", "\\\n", " # ", "true", "1e5", "_", "+", "= [", "k-1_",
  ]
}
