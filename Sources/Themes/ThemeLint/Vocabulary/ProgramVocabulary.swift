public import ThemeCSS
import ThemeSource

/// The names of a program's widgets, in addition to those of GTK and libadwaita.
public struct ProgramVocabulary: Hashable, Sendable {
  /// Its name in a configuration, and the name of the folder with the program's stylesheets:
  /// `waybar`.
  public let id: String

  /// The program's name.
  public package(set) var name: String

  /// The GTK that the program uses; `nil` if it is not given.
  public package(set) var target: Target?

  package var nodes = NamePatterns()
  package var classes = NamePatterns()

  /// The names of widgets, after `#`.
  package var ids = NamePatterns()

  /// The colors that the program defines, after `@`.
  package var colors = NamePatterns()

  package init(id: String) { (self.id, name) = (id, id) }
}

extension [ProgramVocabulary] {
  /// The GTK of the programs; `nil` if none is given, or they differ.
  var target: Target? {
    let targets = Set(compactMap(\.target))
    return targets.count == 1 ? targets.first : nil
  }

  /// Whether one of them has a name.
  func has(
    _ name: ArraySlice<UInt8>, in list: KeyPath<ProgramVocabulary, NamePatterns>
  ) -> Bool {
    contains { $0[keyPath: list].contains(name) }
  }

  /// The names of all programs, without those created at run time.
  func names(_ list: KeyPath<ProgramVocabulary, NamePatterns>) -> [String] {
    flatMap { $0[keyPath: list].names }
  }

  /// Whose names are known for a target, as messages list them: `GTK 3 or Waybar`.
  func owners(beside target: Target) -> String {
    (target.toolkits + map(\.name)).formatted(joinedBy: "or")
  }

  /// The names of the programs, as messages list them.
  var programs: String { map(\.name).formatted(joinedBy: "or") }
}
