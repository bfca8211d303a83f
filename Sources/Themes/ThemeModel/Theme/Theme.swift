package import ThemeSource

/// A theme as its file and its base themes declare it: every name bound, nothing resolved yet.
///
/// Themes come from a reader, which returns one only for files without errors; so every reference
/// leads to a color, and there are no loops.
public struct Theme: Sendable {
  /// The file name without its ending, as used by `extends` and `--theme`.
  public let id: String

  public let name: String
  public let summary: String?
  public let author: String?
  public let license: String?
  public let homepage: String?

  /// The schemes for which the theme is made.
  public let schemes: [Appearance.Scheme]

  /// The scheme for which it is made, if it is only one.
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

  /// The rules of the theme and its base themes, in the order in which later ones win.
  let rules: BoundRules

  /// The rules of the files that extend it.
  let heirRules = ChildRules()

  /// The resolved colors in the appearances that were checked while the theme was built.
  var settled: [SettledColors] = []

  /// The selectors of its rules, in the order in which later ones win.
  package var ruleList: RuleList { rules.list }

  /// The CSS that the theme's own file adds.
  package var extraCSS: ExtraCSS? { layers[layers.count - 1].extraCSS }

  /// The components of the app and the theme's files, in addition to the built-in ones.
  public var components: ComponentRegistry {
    ComponentRegistry(registered + layers.flatMap(\.components))
  }

  package var source: SourceText { layers[layers.count - 1].text }

  /// The files from which the theme is read, the base's first, its own last.
  package var sources: [SourceText] { layers.map(\.text) }
}

extension Theme: CustomStringConvertible {
  /// The ID, as `extends` and `--theme` spell it.
  public var description: String { id }
}
