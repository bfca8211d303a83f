import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSource

/// The colors of a file before and after it is rewritten, on every release of a target.
struct ValueComparison {
  private let before, after: ThemeReading

  /// The most that a channel may differ, as a display shows it.
  private static let limit = 1.0 / 255

  private static let appearances = [Appearance.light, .dark].flatMap { appearance in
    [appearance, Appearance(appearance.scheme, .highContrast)]
  }

  init(_ before: ThemeReading, _ after: ThemeReading) {
    (self.before, self.after) = (before, after)
  }

  /// A description of the first color that differs; `nil` if all are equal.
  func difference(on target: Target) -> String? {
    // Colors that are equal on the first release may differ on a later one, which reads variables
    // differently.
    for release in target.all {
      let (old, new) = (before.read(on: release), after.read(on: release))
      if let found = difference(old, new, release) { return "\(found) on GTK \(release)" }
    }
    return nil
  }

  private func difference(
    _ old: ThemeReading, _ new: ThemeReading, _ release: GTKRelease
  ) -> String? {
    guard let one = old.theme ?? old.draft?.theme, let other = new.theme ?? new.draft?.theme else {
      return old.theme == nil && new.theme == nil ? nil : "it is a theme no more"
    }
    let (values, others) = (DeclaredColors(old, release), DeclaredColors(new, release))
    guard values?.count == others?.count else { return "there are other declarations" }
    for appearance in Self.appearances {
      let (first, second) = (one.resolved(appearance), other.resolved(appearance))
      for role in ColorRole.allCases where Self.differ(first[role], second[role]) {
        return
          "'\(role.name)' would be \(second[role].hex) and not \(first[role].hex) in \(appearance)"
      }
      guard let values, let others else { continue }
      for index in 0..<values.count {
        guard let before = values.pieces(at: index, in: first, of: one),
          let after = others.pieces(at: index, in: second, of: other)
        else { continue }
        let isSame =
          before.count == after.count
          && zip(before, after).allSatisfy { Self.isSame($0, $1) }
        if !isSame { return "\(values.name(at: index)) would have another value in \(appearance)" }
      }
    }
    return nil
  }

  private static func isSame(_ piece: DeclaredColors.Piece, _ other: DeclaredColors.Piece) -> Bool {
    switch (piece, other) {
    case (.color(let one), .color(let other)): !differ(one, other)
    default: piece == other
    }
  }

  /// Whether two painted colors differ.
  private static func differ(_ one: Color, _ other: Color) -> Bool {
    let channels = { (color: Color) in
      [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
    }
    return zip(channels(one), channels(other)).contains { abs($0 - $1) > limit }
  }
}

extension ThemeReading {
  /// The reading for a release; for most formats it is the same on all.
  fileprivate func read(on release: GTKRelease) -> ThemeReading {
    format == .gtkCSS ? again(on: release) : self
  }
}
