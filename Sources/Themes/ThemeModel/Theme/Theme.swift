package import ThemeSource

/// A theme as its file and those it extends declare it: every name bound, nothing resolved yet.
///
/// A theme comes from a reader, which returns one only for files without errors, so every
/// reference in it leads to a color and no chain of them is a loop.
public struct Theme: Sendable {
  /// The file name without its ending; what `extends` and `--theme` call it.
  public let id: String

  public let name: String
  public let summary: String?
  public let author: String?
  public let license: String?
  public let homepage: String?

  /// The schemes that the theme is made for.
  public let schemes: [Appearance.Scheme]

  /// The scheme that it is made for, where it is one alone.
  package var forcedScheme: Appearance.Scheme? { schemes.count == 1 ? schemes.first : nil }

  /// The rules that `check` ignores.
  package let allowed: [RuleID]

  package let traits: Traits

  /// The components that an app registers in Swift.
  package let registered: [Component]

  /// The files of the chain, the base first, the theme's own last.
  let layers: [Layer]

  /// The names of custom colors and palette entries, by slot.
  let names: SlotNames

  /// The values of each slot, found by the slot's index.
  let bindings: Bindings

  /// The theme's rules and those of what it extends, in the order in which later ones win.
  let rules: BoundRules

  /// The rules of the files that extend it.
  let heirRules = ChildRules()

  /// What its colors come to in the appearances in which it was resolved while it was built.
  var settled: [SettledColors] = []

  /// What its rules are about, in the order in which later ones win.
  package var ruleList: RuleList { rules.list }

  /// The CSS that the theme's own file adds.
  package var extraCSS: ExtraCSS? { layers[layers.count - 1].extraCSS }

  /// The components that the theme knows beside the common ones: the app's and its files'.
  public var components: ComponentRegistry {
    ComponentRegistry(registered + layers.flatMap(\.components))
  }

  package var source: SourceText { layers[layers.count - 1].text }

  /// The files that the theme is read from, the base's first, its own last.
  package var sources: [SourceText] { layers.map(\.text) }
}

extension Theme: CustomStringConvertible {
  /// The ID, as `extends` and `--theme` spell it.
  public var description: String { id }
}
