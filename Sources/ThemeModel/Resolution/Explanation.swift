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

  /// What the value refers to, in the order of writing, each name once.
  public let references: [Explanation]
}

extension Theme {
  /// How a role's color comes about in an appearance; `nil` where no file of the chain gives it one.
  public func explanation(of role: ColorRole, in appearance: Appearance) -> Explanation? {
    Explainer(self, resolved(appearance)).explanation(of: ColorSlot(role))
  }

  /// How the colors of an app's own come about, in the order of their declaration.
  public func explanationsOfCustomColors(in appearance: Appearance) -> [Explanation] {
    let explainer = Explainer(self, resolved(appearance))
    return customSlots.compactMap(explainer.explanation)
  }
}

/// Follows the references of a theme that is known to resolve.
private struct Explainer {
  private let theme: Theme
  private let resolved: ResolvedTheme

  init(_ theme: Theme, _ resolved: ResolvedTheme) {
    self.theme = theme
    self.resolved = resolved
  }

  func explanation(of slot: ColorSlot) -> Explanation? {
    let traits = resolved.appearance.traits
    guard let applying = theme.bindings.applying(slot: Int(slot.index), in: traits) else {
      return nil
    }
    let candidate = theme.bindings.candidate(applying)
    let value = theme.value(candidate)
    let text = theme.layers[candidate.layer].text
    var seen: Set<ColorSlot> = []
    return Explanation(
      name: theme.names.name(of: slot), color: resolved.color(of: slot),
      expression: written(text.bytes[value.range]), location: text.location(of: value.range),
      traits: value.traits,
      references: value.value.references.filter { seen.insert($0).inserted }
        .compactMap(explanation))
  }

  /// A value without the quotes around it.
  private func written(_ bytes: ArraySlice<UInt8>) -> String {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let isQuoted =
      bytes.count >= 2 && bytes.first == bytes.last && quotes.contains(bytes.first ?? 0)
    return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
  }
}

extension ResolvedTheme {
  /// The color of a slot.
  fileprivate func color(of slot: ColorSlot) -> Color { colors[Int(slot.index)] }
}
