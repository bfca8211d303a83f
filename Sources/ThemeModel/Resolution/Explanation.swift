public import ThemeColor
public import ThemeSource

/// How a color came about: the value that applies in an appearance, and those that it refers to.
public struct Explanation: Hashable, Sendable {
  /// The name of the role, custom color or palette entry.
  public let name: String

  public let color: Color

  /// The value as it is written in its file, without quotes.
  public let expression: String

  /// Where the value is written.
  public let location: SourceLocation

  /// The traits that the value is for; none for one that applies everywhere.
  public let traits: TraitSet

  /// What the value refers to, in the order of writing, each name once; of an explanation with very
  /// many steps the last ones lack it.
  public let references: [Explanation]

  /// The most steps of one explanation; two names in each of twenty values make a million.
  static let stepLimit = 1000
}

extension Theme {
  /// How a role's color comes about in an appearance; `nil` where no file of the chain sets it.
  public func explanation(of role: ColorRole, in appearance: Appearance) -> Explanation? {
    explanation(of: ColorSlot(role), in: resolved(appearance))
  }

  /// How the colors of an app's own come about, in the order of their declaration.
  public func explanationsOfCustomColors(in appearance: Appearance) -> [Explanation] {
    let resolved = resolved(appearance)
    return customSlots.compactMap { explanation(of: $0, in: resolved) }
  }

  private func explanation(of slot: ColorSlot, in resolved: ResolvedTheme) -> Explanation? {
    var steps = Explanation.stepLimit
    return explanation(of: slot, in: resolved, steps: &steps)
  }

  private func explanation(
    of slot: ColorSlot, in resolved: ResolvedTheme, steps: inout Int
  ) -> Explanation? {
    let traits = resolved.appearance.traits
    guard let applying = bindings.applying(slot: Int(slot.index), in: traits) else { return nil }
    let candidate = bindings.candidate(applying)
    let value = value(candidate)
    let text = layers[candidate.layer].text
    var seen: Set<ColorSlot> = []
    var references: [Explanation] = []
    for reference in value.value.references where seen.insert(reference).inserted {
      guard steps > 0 else { break }
      steps -= 1
      guard let step = explanation(of: reference, in: resolved, steps: &steps) else { continue }
      references.append(step)
    }
    return Explanation(
      name: names.name(of: slot), color: resolved.colors[Int(slot.index)],
      expression: Theme.unquoted(text.bytes[value.range]), location: text.location(of: value.range),
      traits: value.traits,
      references: references)
  }

  /// A value without the quotes around it.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted =
      bytes.count >= 2 && bytes.first == bytes.last && quotes.contains(bytes.first ?? 0)
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}
