package import ThemeSource

/// A kind of widget, or part of one, that a theme can style: known to all, or registered.
public struct Component: Hashable, Sendable {
  private enum Origin: Hashable, Sendable {
    case known(Known)
    // Kept elsewhere, so that a component is as small as a pointer.
    indirect case own(OwnComponent)
  }

  private let origin: Origin

  init(_ known: Known) { origin = .known(known) }

  package init(_ own: OwnComponent) { origin = .own(own) }
}

extension Component {
  /// The index in the table of definitions; `nil` for one that is registered.
  package var index: Int? {
    if case .known(let known) = origin { return Int(known.rawValue) }
    return nil
  }

  /// What an app or a theme registers; `nil` for a component that every theme knows.
  public var own: OwnComponent? {
    if case .own(let own) = origin { return own }
    return nil
  }

  /// The name as theme files spell it, such as `danger-button`.
  public var name: String { own?.name ?? definition?.name ?? "" }

  /// What it is, in a few words.
  public var summary: String { own?.summary ?? definition?.summary ?? "" }

  /// The first libadwaita that has it.
  package var since: AdwaitaVersion { definition?.since ?? .v1_0 }

  /// The states that libadwaita shows by the background; a background of the theme would hide them.
  package var backgroundStates: [StateSet] { definition?.backgroundStates ?? [] }

  /// The component with a name in UTF-8 that every theme knows.
  package init?(name: ArraySlice<UInt8>) {
    guard let index = Component.names.index(of: name) else { return nil }
    self = Component.known[index]
  }

  package static let names = NameTable(definitions.map(\.name))

  private var definition: Definition? { index.map { Component.definitions[$0] } }
}
