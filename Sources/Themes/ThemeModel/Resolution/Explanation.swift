package import ThemeColor
package import ThemeSource

/// The derivation of a color: the value that applies in an appearance, and the values to which it
/// refers.
package struct Explanation: Hashable, Sendable {
  /// The name of the role, custom color or palette entry.
  package let name: String

  package let color: Color

  /// The value as it is written in its file, without quotes.
  package let expression: String

  /// The location of the value.
  package let location: SourceLocation

  /// The traits of the value; empty for one that applies everywhere.
  package let traits: TraitSet

  /// The values of the names in it, in order, each name once; empty if there are too many.
  package let references: [Explanation]
}

extension Theme {
  /// The maximum number of values that explain a color; long values count more than once.
  ///
  /// If each value uses others twice, they double with each step.
  private static let limit = 1000

  /// The maximum number of values that explain all of an app's own colors.
  private static let customLimit = 20_000

  /// The derivation of a role's color in an appearance; `nil` if no file of the chain sets it.
  package func explanation(of role: ColorRole, in appearance: Appearance) -> Explanation? {
    explanation(of: role, in: resolved(appearance))
  }

  /// The derivation of a role's color, in a theme that was resolved once for many roles.
  package func explanation(of role: ColorRole, in resolved: ResolvedTheme) -> Explanation? {
    var rest = Theme.limit
    return explanation(of: ColorSlot(role), in: resolved, &rest)
  }

  /// The derivations of an app's own colors in this theme, in the order of declaration.
  package func explanationsOfCustomColors(in resolved: ResolvedTheme) -> [Explanation] {
    var rest = Theme.customLimit
    return customSlots.compactMap { explanation(of: $0, in: resolved, &rest) }
  }

  /// Explains a slot with at most the remaining number of values, and subtracts them.
  private func explanation(
    of slot: ColorSlot, in resolved: ResolvedTheme, _ rest: inout Int
  ) -> Explanation? {
    let traits = resolved.appearance.traits
    guard let applying = bindings.applying(slot: Int(slot.index), in: traits) else { return nil }
    let candidate = bindings.candidate(applying)
    let value = value(candidate)
    let text = layers[candidate.layer].text
    let references = Theme.distinct(value.value.references)
    rest -= references.count + value.range.count / 256
    let explained =
      rest < 0 ? [] : references.compactMap { explanation(of: $0, in: resolved, &rest) }
    return Explanation(
      name: names.name(of: slot), color: resolved.colors[Int(slot.index)],
      expression: Theme.unquoted(text.bytes[value.range]), location: text.location(of: value.range),
      traits: value.traits,
      references: explained)
  }

  private static func distinct(_ slots: [ColorSlot]) -> [ColorSlot] {
    var seen: Set<ColorSlot> = []
    return slots.filter { seen.insert($0).inserted }
  }

  /// A value without the quotes around it.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted =
      bytes.count >= 2 && bytes.first == bytes.last && quotes.contains(bytes.first ?? 0)
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}
