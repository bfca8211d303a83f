import EmbeddedFiles
import ThemeModel

/// The facts of a release as its table has them: a kind, a key, and values by appearance.
///
/// A line of a table is a kind, a key and one, two or four values, separated by tabs. A table may
/// begin with a line `base` that names another release: then its lines replace or add facts of that
/// one; a line that begins with `-` removes a fact, or with the key `*` all of its kind.
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
    case styleColor = "style-color"
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

  /// The values of each kind by their keys; `nil` for a line without a value.
  private var facts: [Kind: [Substring: Substring?]] = [:]

  /// The named colors and variables from which each is made, and those that are made from it.
  private var sources: [Substring: [String]] = [:]
  private var dependents: [Substring: [String]] = [:]

  /// Reads the table of a release, `Resources/gtk`.
  init(of release: GTKRelease) {
    let file = EmbeddedFile("gtk/\(release).tsv")
    self.init(String(decoding: file?.bytes ?? [], as: UTF8.self))
  }

  /// Reads a table; invalid lines are left out.
  init(_ text: String) {
    var (name, kind): (Substring, Kind?) = ("", nil)
    var known: [Substring: Substring?] = [:]
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(
        separator: UInt8(ascii: "\t"), maxSplits: 2, omittingEmptySubsequences: false
      ).map(Substring.init)
      guard fields.count > 1 else { continue }
      if fields[0] == "base", let base = GTKRelease(rawValue: String(fields[1])) {
        self = base.knowledge.table
        continue
      }
      let isRemoved = fields[0].hasPrefix("-")
      let word = isRemoved ? fields[0].dropFirst() : fields[0]
      // Lines of the same kind are usually together.
      if word != name {
        kind.map { facts[$0] = known }
        (name, kind) = (word, Kind(rawValue: String(word)))
        known = kind.flatMap { facts.removeValue(forKey: $0) } ?? [:]
      }
      if isRemoved, fields[1] == "*" {
        known = [:]
      } else if isRemoved {
        known.removeValue(forKey: fields[1])
      } else {
        known.updateValue(fields.count > 2 ? fields[2] : nil, forKey: fields[1])
      }
    }
    kind.map { facts[$0] = known }
    readLinks()
  }

  func keys(_ kind: Kind) -> [String] { facts[kind]?.keys.map(String.init).sorted() ?? [] }

  func has(_ kind: Kind, _ key: String) -> Bool { facts[kind]?[key[...]] != nil }

  func value(_ kind: Kind, _ key: String, in appearance: Appearance = .light) -> String? {
    guard let text = facts[kind]?[key[...]] ?? nil else { return nil }
    let values = text.split(separator: "\t", omittingEmptySubsequences: false)
    let scheme = appearance.scheme == .dark ? 1 : 0
    let contrast = appearance.traits.contains(.highContrast) ? 2 : 0
    // One value for all, two by scheme, four by contrast and scheme.
    let value = values[values.count == 1 ? 0 : values.count == 2 ? scheme : scheme + contrast]
    return value == "-" ? nil : String(value)
  }
}

extension ReleaseTable {
  /// The names from which a named color or a variable is made.
  func sources(of name: String) -> [String] { sources[name[...]] ?? [] }

  /// The named colors and variables that change with another one, including those of high contrast.
  func dependents(of name: String) -> [String] { dependents[name[...]] ?? [] }

  /// The links; the two names of each are separated by a space.
  private mutating func readLinks() {
    (sources, dependents) = ([:], [:])
    for key in keys(.link) {
      let names = key.split(separator: " ")
      guard names.count == 2 else { continue }
      sources[names[0], default: []].append(String(names[1]))
      dependents[names[1], default: []].append(String(names[0]))
    }
  }
}
