import ThemeModel

/// The facts of a release as its table has them: a kind, a key, and values by appearance.
///
/// A line of a table is a kind, a key and one, two or four values, separated by tabs. A table may
/// begin with a line `base` that names another release: then its lines replace or add facts of
/// that one, and a line that begins with `-` takes one away.
///
/// A table only notes where its lines are, and reads a value when somebody asks for it: a command
/// needs a few of the two thousand.
struct ReleaseTable: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case release, precedence, stock, link, scope, paint, read, node, tree, property, easing
    case usedByRoot = "used-by-root"
    case usedByRules = "used-by-rules"
    case usedByNames = "used-by-names"
    case styleNode = "style-node"
    case styleClass = "style-class"
    case styleID = "style-id"
    case styleState = "style-state"
    case styleMedia = "style-media"
    case pseudoClass = "pseudo-class"
    case pseudoClassFunction = "pseudo-class-function"
    case atRule = "at-rule"
    case mediaFeature = "media-feature"
    case colorFunction = "color-function"
    case imageFunction = "image-function"
    case filterFunction = "filter-function"
    case transformFunction = "transform-function"
    case numberFunction = "number-function"
  }

  /// The release whose facts the table changes, rather than having all of its own.
  private(set) var base: GTKRelease?

  /// The text of the base's table, if there is one, and that of its own.
  private var bytes: [UInt8] = []

  private var facts: [Kind: FactList] = [:]

  private var links: [Link] = []

  /// Reads a table; lines that are no fact are left out.
  init(_ text: String) {
    let text = Array(text.utf8)
    var start = 0
    if text.starts(with: "base\t".utf8),
      let base = GTKRelease(
        rawValue: String(decoding: text[text.span.field(from: 5)], as: UTF8.self))
    {
      self = base.knowledge.table
      self.base = base
      start = bytes.count
    }
    bytes += text
    readLines(from: start)
    readLinks()
  }

  /// Reads the lines from a place to the end, of which those of a kind mostly stand together.
  private mutating func readLines(from start: Int) {
    let bytes = bytes
    let text = bytes.span
    var (kind, name): (Kind?, Range<Int>) = (nil, 0..<0)
    var list = FactList()
    var place = start
    while place < text.count {
      let isRemoved = text[place] == UInt8(ascii: "-")
      let word = text.field(from: isRemoved ? place + 1 : place)
      place = word.upperBound + 1
      guard place <= text.count, text[place - 1] == UInt8(ascii: "\t") else { continue }
      let key = text.field(from: place)
      let end = text.lineEnd(from: key.upperBound)
      place = end + 1
      if text.extracting(word).order(to: text.extracting(name)) != 0 {
        kind.map { facts[$0] = list }
        (kind, name) = (Kind(rawValue: String(decoding: bytes[word], as: UTF8.self)), word)
        list = kind.flatMap { facts.removeValue(forKey: $0) } ?? FactList()
      }
      if isRemoved {
        list.remove(text.extracting(key), in: text)
      } else {
        list.insert(Fact(key: key, end: end), in: text)
      }
    }
    kind.map { facts[$0] = list }
  }

  private func fact(_ kind: Kind, _ key: String) -> Fact? {
    facts[kind]?.fact(key, in: bytes.span)
  }

  /// The keys of a kind, sorted.
  func keys(_ kind: Kind) -> [String] {
    facts[kind]?.facts.map { text(at: $0.key) } ?? []
  }

  func has(_ kind: Kind, _ key: String) -> Bool { fact(kind, key) != nil }

  /// The value of a fact in an appearance.
  func value(_ kind: Kind, _ key: String, in appearance: Appearance = .light) -> String? {
    guard let fact = fact(kind, key), fact.key.upperBound < fact.end else { return nil }
    let values = bytes[fact.key.upperBound + 1..<fact.end]
      .split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    let scheme = appearance.scheme == .dark ? 1 : 0
    let contrast = appearance.traits.contains(.highContrast) ? 2 : 0
    // One value for all, two by scheme, four by contrast and scheme.
    let value = values[values.count == 1 ? 0 : values.count == 2 ? scheme : scheme + contrast]
    return value.elementsEqual("-".utf8) ? nil : String(decoding: value, as: UTF8.self)
  }
}

extension ReleaseTable {
  /// A named color or a variable, and one that it is made from, by their places in the text.
  private struct Link {
    let name, source: Range<Int>
  }

  /// The names that a named color or a variable is made from.
  func sources(of name: String) -> [String] {
    links.filter { bytes.has(name, at: $0.name) }.map { text(at: $0.source) }
  }

  /// The named colors and variables that change with another, those of high contrast too.
  func dependents(of name: String) -> [String] {
    links.filter { bytes.has(name, at: $0.source) }.map { text(at: $0.name) }
  }

  private func text(at range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The links; a space stands between the two names of each.
  private mutating func readLinks() {
    links = (facts[.link]?.facts ?? []).compactMap { link in
      guard let space = link.key.first(where: { bytes[$0] == UInt8(ascii: " ") }) else {
        return nil
      }
      return Link(name: link.key.lowerBound..<space, source: space + 1..<link.key.upperBound)
    }
  }
}

extension [UInt8] {
  /// Whether a name stands at a place.
  fileprivate func has(_ name: String, at range: Range<Int>) -> Bool {
    range.count == name.utf8.count && self[range].elementsEqual(name.utf8)
  }
}

extension Span<UInt8> {
  /// The field that begins at a place: it ends before a tab, or with its line.
  fileprivate func field(from start: Int) -> Range<Int> {
    var end = start
    while end < count, self[end] != UInt8(ascii: "\t"), self[end] != UInt8(ascii: "\n") {
      end += 1
    }
    return start..<end
  }

  /// Where the line ends that a place is in.
  fileprivate func lineEnd(from place: Int) -> Int {
    var end = place
    while end < count, self[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}
