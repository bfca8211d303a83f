import ThemeSource

/// Some of the traits of a theme: the four built-in ones, then at most four of its own.
public struct TraitSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let light = TraitSet(rawValue: 1 << 0)
  public static let dark = TraitSet(rawValue: 1 << 1)
  public static let highContrast = TraitSet(rawValue: 1 << 2)
  public static let pureBlack = TraitSet(rawValue: 1 << 3)

  /// The two schemes, of which one always applies.
  package static let schemes: TraitSet = [.light, .dark]

  /// The trait with an index: 0 to 3 built in, 4 to 7 the theme's own.
  init(index: Int) { self.init(rawValue: 1 << UInt8(index)) }

  package init?(builtIn name: ArraySlice<UInt8>) {
    guard let index = Traits.builtIn.index(of: name) else { return nil }
    self.init(index: index)
  }

  /// The indices of the traits, the lowest first.
  var indices: [Int] { (0..<8).filter { contains(TraitSet(index: $0)) } }

  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether no appearance has the traits of both sets.
  package func contradicts(_ other: TraitSet) -> Bool {
    union(other).isSuperset(of: .schemes)
  }
}

extension TraitSet: CustomStringConvertible {
  /// The traits in the usual spelling, such as `dark+pure-black`; `default` for none.
  ///
  /// A set does not know the names of a theme's own traits, so these are `own-1` to `own-4`.
  public var description: String {
    let names = Traits.builtIn.names
    return isEmpty
      ? "default"
      : indices.map { $0 < names.count ? names[$0] : "own-\($0 - names.count + 1)" }
        .joined(separator: "+")
  }
}
