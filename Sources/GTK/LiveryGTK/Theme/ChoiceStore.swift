import LiveryAdwaita
import LiverySystem
import ThemeSession

/// Keeps the chosen theme, appearance and traits in the settings of an app.
///
/// Each key is independent: a change of one neither reads nor writes the others, whose last change
/// may not be stored yet.
final class ChoiceStore {
  /// The keys that the schema of the settings may have.
  enum Key: String, CaseIterable {
    case theme, appearance, traits
  }

  private let settings: Settings
  private let known: [Key]
  private var connections: [SignalConnection] = []
  /// The last known settings, so that a change by this object is not treated as a new choice.
  private var kept: [Key: [String]] = [:]
  /// The choice when the settings and the theme last agreed: only another choice is stored, so a
  /// file that is missing for now stays stored.
  private var agreed: [Key: [String]] = [:]

  init(_ settings: Settings) {
    self.settings = settings
    known = Key.allCases.filter { settings.hasKey($0.rawValue) }
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
  }

  /// Applies the stored choice, now and whenever another program changes it.
  func start(_ theme: LiveryTheme) {
    for key in known { follow(key, for: theme) }
    connections = known.map { key in
      settings.onChanged(of: key.rawValue) { [weak self, weak theme] in
        guard let self, let theme, stored(key) != kept[key] else { return }
        follow(key, for: theme)
      }
    }
  }

  /// Stores the present choice.
  func keep(_ theme: LiveryTheme) {
    for key in known {
      let choice = choice(key, of: theme)
      guard choice != agreed[key] else { continue }
      (kept[key], agreed[key]) = (choice, choice)
      store(choice, as: key)
    }
  }

  private func follow(_ key: Key, for theme: LiveryTheme) {
    let words = stored(key)
    kept[key] = words
    switch key {
    case .appearance: theme.choose(words.first.flatMap(AppearanceChoice.init) ?? .system)
    case .traits: theme.setTraits(Set(words))
    case .theme: show(words.first ?? "", in: theme)
    }
    agreed[key] = choice(key, of: theme)
  }

  private func show(_ name: String, in theme: LiveryTheme) {
    guard !name.isEmpty, [name] != choice(.theme, of: theme) else { return }
    if name.hasPrefix("/") {
      if RegularFile.exists(name) { theme.show(file: name) }
    } else {
      theme.session.select(name)
    }
  }

  /// The present choice; for the theme, the path of its file, or else its ID.
  private func choice(_ key: Key, of theme: LiveryTheme) -> [String] {
    switch key {
    case .theme:
      [(theme.session.current?.path).map(RegularFile.absolute) ?? theme.session.currentID]
    case .appearance: [theme.choice.rawValue]
    case .traits: theme.traits.sorted()
    }
  }

  private func stored(_ key: Key) -> [String] {
    switch key {
    case .traits: settings.strings(key.rawValue)
    case .theme, .appearance: [settings.string(key.rawValue)]
    }
  }

  private func store(_ words: [String], as key: Key) {
    switch key {
    case .traits: settings.set(key.rawValue, to: words)
    case .theme, .appearance: settings.set(key.rawValue, to: words.first ?? "")
    }
  }
}
