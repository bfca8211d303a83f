import LiveryAdwaita
import ThemeModel
import ThemeSession

/// The appearances to which a theme's value applies.
enum ScopeCommand: String, RowCommand {
  case alone = "only-here"
  case everywhere = "in-all"

  var action: String { rawValue }

  var label: String {
    switch self {
    case .alone: translated("Only in _This Appearance")
    case .everywhere: translated("In _All Appearances")
    }
  }

  var scope: EditScope { self == .alone ? .appearance : .everywhere }

  /// Whether it would change the theme's own value with some traits; `nil` if there is no value.
  func changes(_ traits: TraitSet?, in loadedTheme: LoadedTheme) -> Bool {
    switch self {
    case .everywhere: traits.map { !$0.isEmpty } ?? false
    case .alone:
      traits != loadedTheme.appearance.traits
        && (loadedTheme.theme.schemes.count > 1 || !loadedTheme.appearance.options.isEmpty)
    }
  }

  /// The message after the change.
  func words(for name: String, in loadedTheme: LoadedTheme) -> String {
    switch self {
    case .everywhere: return translated("“\(name)” is the same in all appearances")
    case .alone:
      let traits = loadedTheme.theme.traits.name(of: loadedTheme.appearance.traits)
      return translated("“\(name)” has a value of its own for “\(traits)”")
    }
  }
}
