import LiveryGTK

/// The appearance that a command line asks for, such as `dark+high-contrast`.
package nonisolated struct AppearanceRequest: Hashable, Sendable {
  /// The color scheme; the desktop's where none is named.
  let choice: AppearanceChoice

  /// The names of the traits beside it; a theme passes over those that it does not know.
  let traits: Set<String>

  /// The traits that every theme knows.
  private static let builtIn: Set<String> = ["high-contrast", "pure-black"]

  /// Reads traits joined by `+`, `system` among them; `nil` for two schemes or an empty name.
  package init?(text: String) {
    let names = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let choices = names.compactMap(AppearanceChoice.init(rawValue:))
    guard choices.count <= 1, !names.contains("") else { return nil }
    choice = choices.first ?? .system
    traits = Set(names.filter { AppearanceChoice(rawValue: $0) == nil })
  }

  /// The first of the names that only a theme of its own could know.
  package var unusual: String? { traits.subtracting(Self.builtIn).min() }
}
