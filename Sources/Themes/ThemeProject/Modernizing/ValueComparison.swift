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

  /// A color that differs.
  struct Difference {
    let message: String

    /// What has the color; `nil` if it is about the whole file.
    let owner: ValuePlaces.Owner?
  }

  /// The colors that differ on the first release on which any does; empty if all are equal.
  func differences(on target: Target) -> [Difference] {
    // Colors that are equal on the first release may differ on a later one, which reads variables
    // differently.
    for release in target.all {
      let (old, new) = (before.read(on: release), after.read(on: release))
      let found = differences(old, new, release)
      if !found.isEmpty {
        return found.map { .init(message: "\($0.message) on GTK \(release)", owner: $0.owner) }
      }
    }
    return []
  }

  private func differences(
    _ old: ThemeReading, _ new: ThemeReading, _ release: GTKRelease
  ) -> [Difference] {
    guard let one = old.theme ?? old.draft?.theme, let other = new.theme ?? new.draft?.theme else {
      return old.theme == nil && new.theme == nil
        ? [] : [Difference(message: "it is a theme no more", owner: nil)]
    }
    let (values, others) = (DeclaredColors(old, release), DeclaredColors(new, release))
    guard values?.count == others?.count else {
      return [Difference(message: "there are other declarations", owner: nil)]
    }
    var found: [Difference] = []
    var known: Set<ValuePlaces.Owner> = []
    for appearance in Self.appearances {
      let (first, second) = (one.resolved(appearance), other.resolved(appearance))
      for role in ColorRole.allCases where Self.differ(first[role], second[role]) {
        let owner = ValuePlaces.Owner(named: role.name)
        guard known.insert(owner).inserted else { continue }
        let message =
          "'\(role.name)' would be \(second[role].hex) and not \(first[role].hex) in \(appearance)"
        found.append(Difference(message: message, owner: owner))
      }
      guard let values, let others else { continue }
      for index in 0..<values.count {
        guard let before = values.pieces(at: index, in: first, of: one),
          let after = others.pieces(at: index, in: second, of: other)
        else { continue }
        let isSame =
          before.count == after.count
          && zip(before, after).allSatisfy { Self.isSame($0, $1) }
        guard !isSame, known.insert(.declaration(index)).inserted else { continue }
        let message = "\(values.name(at: index)) would have another value in \(appearance)"
        found.append(Difference(message: message, owner: .declaration(index)))
      }
    }
    return found
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
