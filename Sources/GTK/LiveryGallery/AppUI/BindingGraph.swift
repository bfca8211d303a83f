import LiveryAdwaita

/// The graph of properties in a UI file that follow other properties.
///
/// GTK sets a property whenever one that it follows is set, even to the same value. If a property
/// follows itself, directly or indirectly, this never ends.
struct BindingGraph {
  /// A property of an object.
  struct Property: Hashable {
    /// The object's ID; `nil` if only GTK finds the object.
    let object: String?
    let name: String

    init(of object: String?, _ name: String) {
      // GTK cuts white space around an ID in an expression.
      self.object = object.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      let name = name.replacing("_", with: "-")
      // Each of the two sets the other.
      self.name = name == "tooltip-markup" ? "tooltip-text" : name
    }

    func mayBe(_ other: Property) -> Bool {
      name == other.name && (object == nil || other.object == nil || object == other.object)
    }
  }

  /// Why a property may not follow others.
  enum Refusal: Error {
    case itself
    case tooMany
  }

  /// The maximum number of properties of a file that others may follow: each new one is searched
  /// through all.
  static let limit = 1_000

  /// The properties that each property follows, and those that all with a name follow.
  private var followed: [Property: [Property]] = [:]
  private var followedByName: [String: [Property]] = [:]
  private var count = 0

  /// Makes a property follow others, which may follow it, too; a bidirectional binding ends by
  /// itself.
  mutating func bind(
    _ property: Property, to others: [Property], isMutual: Bool = false
  ) throws(Refusal) {
    guard count + others.count <= Self.limit else { throw .tooMany }
    guard !others.contains(where: { reaches(property, from: $0) }) else { throw .itself }
    count += others.count
    add(property, others)
    if isMutual { for other in others { add(other, [property]) } }
  }

  private mutating func add(_ property: Property, _ others: [Property]) {
    followed[property, default: []] += others
    followedByName[property.name, default: []] += others
  }

  /// Whether a property follows another, or is that.
  private func reaches(_ other: Property, from property: Property) -> Bool {
    var open = [property]
    var seen: Set = [property]
    while let next = open.popLast() {
      if next.mayBe(other) { return true }
      for behind in behind(next) where seen.insert(behind).inserted { open.append(behind) }
    }
    return false
  }

  private func behind(_ property: Property) -> [Property] {
    (property.object == nil ? followedByName[property.name] : followed[property]) ?? []
  }
}

extension MarkupElement {
  /// The properties that an expression looks up, innermost first.
  ///
  /// A lookup without an object uses the owner.
  func lookups(in owner: String) -> [BindingGraph.Property] {
    let inner = children.flatMap { $0.lookups(in: owner) }
    guard name == "lookup" else { return inner }
    let object: String? =
      switch children.first?.name {
      case nil: text.allSatisfy(\.isWhitespace) ? owner : text
      case "constant": children[0].text
      default: nil
      }
    return inner + [.init(of: object, self["name"] ?? "")]
  }
}
