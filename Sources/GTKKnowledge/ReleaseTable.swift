import ThemeModel

/// The facts of a release as its table has them: a kind, a key, and values by appearance.
///
/// A line of a table is a kind, a key and one, two or four values, separated by tabs. A table may
/// begin with a line `base` that names another release: then its lines replace or add facts of
/// that one, and a line that begins with `-` takes one away.
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

  private var facts: [Kind: [String: [String]]] = [:]

  /// The names that each named color or variable is made from.
  private(set) var sources: [String: [String]] = [:]

  /// The named colors and variables that change with each, those of high contrast too.
  private(set) var dependents: [String: [String]] = [:]

  /// Reads a table; lines that are no fact are left out.
  init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let isRemoved = line.first == UInt8(ascii: "-")
      let fields = line.dropFirst(isRemoved ? 1 : 0)
        .split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      guard fields.count > 1 else { continue }
      if fields[0] == "base", let base = GTKRelease(rawValue: fields[1]) {
        self = base.knowledge.table
        self.base = base
      } else if let kind = Kind(rawValue: fields[0]) {
        facts[kind, default: [:]][fields[1]] = isRemoved ? nil : Array(fields[2...])
      }
    }
    indexLinks()
  }

  private mutating func indexLinks() {
    (sources, dependents) = ([:], [:])
    for link in keys(.link) {
      let names = link.split(separator: " ").map(String.init)
      guard names.count == 2 else { continue }
      sources[names[0], default: []].append(names[1])
      dependents[names[1], default: []].append(names[0])
    }
  }

  /// The keys of a kind, sorted.
  func keys(_ kind: Kind) -> [String] {
    facts[kind, default: [:]].keys.sorted()
  }

  func has(_ kind: Kind, _ key: String) -> Bool { facts[kind]?[key] != nil }

  /// The value of a fact in an appearance.
  func value(_ kind: Kind, _ key: String, in appearance: Appearance = .light) -> String? {
    guard let values = facts[kind]?[key], !values.isEmpty else { return nil }
    let scheme = appearance.scheme == .dark ? 1 : 0
    let contrast = appearance.traits.contains(.highContrast) ? 2 : 0
    // One value for all, two by scheme, four by contrast and scheme.
    let value = values[values.count == 1 ? 0 : values.count == 2 ? scheme : scheme + contrast]
    return value == "-" ? nil : value
  }
}
