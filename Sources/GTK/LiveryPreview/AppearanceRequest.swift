import LiveryGTK

/// The appearance from the command line, such as `dark+high-contrast`.
package nonisolated struct AppearanceRequest: Hashable, Sendable {
  /// The color scheme; by default that of the desktop.
  let choice: AppearanceChoice

  /// The names of the other traits; a theme ignores those that it does not have.
  let traits: Set<String>

  /// Parses names joined by `+`, with `system` among them; `nil` for two schemes or an empty name.
  package init?(text: String) {
    let names = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let choices = names.compactMap(AppearanceChoice.init(rawValue:))
    guard choices.count <= 1, !names.contains("") else { return nil }
    choice = choices.first ?? .system
    traits = Set(names.filter { AppearanceChoice(rawValue: $0) == nil })
  }

  /// The first trait that only a theme with its own traits can have.
  package var unusual: String? { traits.subtracting(["high-contrast", "pure-black"]).min() }
}
