import ThemeCSS
import ThemeFormats
import ThemeSource

/// The places of a stylesheet that give values: its declarations, variables and named colors.
///
/// They keep their identity while calls and names in them are rewritten.
struct ValuePlaces {
  /// What has a value.
  enum Owner: Hashable {
    /// A declaration of a rule that is not one of a variable, by its index among these.
    case declaration(Int)

    /// A variable or a named color, by the name of the variable without its hyphens.
    case name(String)

    /// The owner of a color's name, with underscores or hyphens.
    init(named name: String) {
      let bare = name.hasPrefix("--") ? String(name.dropFirst(2)) : name
      self = .name(String(bare.map { $0 == "_" ? "-" : $0 }))
    }
  }

  private struct Place {
    let range: Range<Int>
    let owner: Owner
  }

  /// The places in each file, in order.
  private var places: [String: [Place]] = [:]

  /// The names in the values of each owner.
  private var uses: [Owner: [Owner]] = [:]

  init(_ reading: ThemeReading) {
    guard let sheet = reading.parsedCSS else { return }
    var count = 0
    sheet.forEachStatement { statement in
      switch statement {
      case .rule(let rule):
        for case .declaration(let declaration) in rule.block.statements {
          let name = sheet.name(of: declaration.property)
          let isVariable = name.hasPrefix("--")
          add(isVariable ? Owner(named: name) : .declaration(count), declaration.value, in: sheet)
          if !isVariable { count += 1 }
        }
      case .atRule(let rule) where sheet.isWord(rule.name, "define-color"):
        let prelude = sheet.tokens.trimmed(rule.prelude)
        guard let first = prelude.first else { return }
        add(Owner(named: sheet.name(of: sheet.tokens[first])), prelude, in: sheet)
      default: break
      }
    }
    for file in Array(places.keys) {
      places[file]?.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private mutating func add(_ owner: Owner, _ value: Range<Int>, in sheet: CSSStylesheet) {
    guard !value.isEmpty else { return }
    let location = sheet.location(of: value)
    places[location.file, default: []].append(Place(range: location.range, owner: owner))
    for token in sheet.tokens[value] {
      let name = sheet.name(of: token)
      switch token.kind {
      case .atKeyword:
        uses[owner, default: []].append(Owner(named: name))
      case .identifier where name.hasPrefix("--"):
        uses[owner, default: []].append(Owner(named: name))
      default: break
      }
    }
  }

  /// The owner of the value at a location; `nil` if there is none.
  func owner(of location: SourceLocation) -> Owner? {
    guard let places = places[location.file] else { return nil }
    // The last place that begins there or before it.
    let start = location.range.lowerBound
    let next = places.partitioningIndex { $0.range.lowerBound > start }
    guard next > 0, places[next - 1].range.upperBound > start else { return nil }
    return places[next - 1].owner
  }

  /// The names that an owner's value is made of, and those that these are made of.
  func sources(of owner: Owner) -> Set<Owner> {
    var found: Set<Owner> = []
    var waiting = uses[owner] ?? []
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += uses[next] ?? [] }
    }
    return found
  }
}

extension ThemeReading {
  /// The statements of the file's CSS; `nil` if it has none.
  var parsedCSS: CSSStylesheet? {
    guard let css else { return nil }
    var ignored: [Finding] = []
    return sheet ?? CSSStylesheet(css, findings: &ignored)
  }
}
