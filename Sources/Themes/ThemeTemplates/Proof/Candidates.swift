import ThemeModel

/// The candidates for a failing value, in the order of increasing change.
struct Candidates {
  /// The entries of the palettes, in their order.
  let entries: [String]

  private static let shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  private static let beyond = [1.1, 1.25, 1.5, 2, 2.5, 3, 4, 6, 10]

  /// The roles whose colors mean something, so that they are moved rather than exchanged.
  private static let signals: Set<ColorRole> = [
    .accent, .destructive, .success, .warning, .error, .link,
  ]

  /// Values for a role that is painted on some surfaces.
  func foregrounds(for role: ColorRole, on surfaces: [ColorRole]) -> [Replacement] {
    let exchanged = entries.map { Replacement.entry($0) }
    var moved: [Replacement] = []
    let text = ColorRole.windowFg
    if role != text {
      moved += Self.shares.map { .mix(.own, .role(text), $0) }
    }
    for surface in surfaces where surface != role {
      moved += Self.beyond.map { .mix(.role(surface), .own, $0) }
    }
    let texts: [Replacement] = role == text ? [] : [.role(text)]
    let last: [Replacement] = [.white, .black]
    return Self.signals.contains(role)
      ? moved + exchanged + texts + last : exchanged + texts + moved + last
  }

  /// Values for a surface.
  func backgrounds(for role: ColorRole) -> [Replacement] {
    var moved: [Replacement] = []
    for other in [ColorRole.windowBg, .windowFg] where role != other {
      moved += Self.shares.map { .mix(.own, .role(other), $0) }
    }
    let exchanged = entries.map { Replacement.entry($0) }
    if role == .windowBg {
      moved = [0.05, 0.1, 0.2, 0.3].flatMap {
        [Replacement.mix(.own, .black, $0), .mix(.own, .white, $0)]
      }
    }
    return role == .windowBg ? moved + exchanged : [.role(.windowBg)] + exchanged + moved
  }

  /// Values for a text and its surface together.
  func both(_ foreground: ColorRole, _ background: ColorRole) -> [(
    foreground: Replacement, background: Replacement
  )] {
    guard foreground != .windowFg, background != .windowBg else { return [] }
    let foregrounds: [Replacement] =
      [.role(.windowBg), .role(.windowFg), .white, .black] + entries.map { .entry($0) }
    let toText: [Replacement] = Self.shares.map { .mix(.own, .role(.windowFg), $0) }
    let toWindow: [Replacement] = Self.shares.map { .mix(.own, .role(.windowBg), $0) }
    let toBlack: [Replacement] = Self.shares.map { .mix(.own, .black, $0) }
    let backgrounds = Self.shares.indices.flatMap { [toText[$0], toWindow[$0], toBlack[$0]] }
    let plain: [Replacement] = [.role(.windowFg), .own]
    let window = plain.map { (foreground: $0, background: Replacement.role(.windowBg)) }
    let first =
      window
      + backgrounds.flatMap { background in
        foregrounds.prefix(4).map { (foreground: $0, background: background) }
      }
    let exchanged = entries.flatMap { background in
      foregrounds.map { (foreground: $0, background: Replacement.entry(background)) }
    }
    return first + exchanged
  }
}
