import LiveryAdwaita
import LiverySystem
import ThemeSession

/// Keeps the theme, the appearance and the traits that are chosen in the settings of an app.
final class ChoiceKeeper {
  /// The keys that the schema of the settings may have.
  enum Key: String, CaseIterable {
    case theme, appearance, traits
  }

  private let settings: Settings
  private let known: Set<Key>
  private var connections: [SignalConnection] = []
  private var isApplying = false

  init(_ settings: Settings) {
    self.settings = settings
    known = Set(Key.allCases.filter { settings.hasKey($0.rawValue) })
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }

  /// Chooses what is kept, now and whenever somebody else changes it.
  func start(_ theme: LiveryTheme) {
    apply(to: theme)
    connections = known.map { key in
      settings.onChanged(of: key.rawValue) { [weak self, weak theme] in
        guard let self, let theme else { return }
        apply(to: theme)
      }
    }
  }

  private func apply(to theme: LiveryTheme) {
    isApplying = true
    defer { isApplying = false }
    if known.contains(.appearance) {
      theme.choose(AppearanceChoice(rawValue: settings.string(Key.appearance.rawValue)) ?? .system)
    }
    if known.contains(.traits) { theme.setTraits(Set(settings.strings(Key.traits.rawValue))) }
    guard known.contains(.theme) else { return }
    let kept = settings.string(Key.theme.rawValue)
    guard !kept.isEmpty, kept != name(of: theme) else { return }
    if kept.hasPrefix("/") {
      if RegularFile.exists(kept) { theme.show(file: kept) }
    } else {
      theme.session.select(kept)
    }
  }

  /// Keeps what is chosen now.
  func keep(_ theme: LiveryTheme) {
    guard !isApplying else { return }
    if known.contains(.appearance) {
      settings.set(Key.appearance.rawValue, to: theme.choice.rawValue)
    }
    if known.contains(.traits) { settings.set(Key.traits.rawValue, to: theme.traits.sorted()) }
    if known.contains(.theme) { settings.set(Key.theme.rawValue, to: name(of: theme)) }
  }

  /// The path of the theme's file, or else its ID.
  private func name(of theme: LiveryTheme) -> String {
    (theme.session.current?.path).map(RegularFile.absolute) ?? theme.session.currentID
  }
}
