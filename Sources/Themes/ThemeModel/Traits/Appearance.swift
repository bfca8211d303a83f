/// A variant of a theme: its scheme and the other traits that apply.
public struct Appearance: Hashable, Sendable {
  public enum Scheme: String, CaseIterable, Sendable {
    case light, dark

    package var trait: TraitSet { self == .dark ? .dark : .light }
  }

  /// Every trait that applies, `light` or `dark` among them.
  public let traits: TraitSet

  /// Creates an appearance; of `traits`, the schemes do not count.
  public init(_ scheme: Scheme, _ traits: TraitSet = []) {
    self.traits = traits.subtracting(.schemes).union(scheme.trait)
  }

  public static let light = Appearance(.light)
  public static let dark = Appearance(.dark)

  public var scheme: Scheme { traits.contains(.dark) ? .dark : .light }

  /// The traits without the scheme.
  public var options: TraitSet { traits.subtracting(.schemes) }
}

extension Appearance: CustomStringConvertible {
  /// The appearance in the usual spelling, such as `dark+high-contrast`.
  public var description: String { traits.description }
}
