import ThemeModel
import ThemeSource

/// Maps the colors of a scheme to roles: roles are expressions of `base00` to `base0F`.
///
/// Surfaces differ in steps from the window's background so that header bar, sidebar, cards and
/// popovers have depth. Statuses differ by hue. Text that is too faint is replaced by the nearest
/// readable color, each time with a note.
struct SchemeRoles {
  /// A color that is not used as the scheme has it.
  struct Note {
    /// The color in question.
    let tone: SchemePalette.Tone

    /// The role's new value, and the reason for the change: `'accent' is '#8080ff'` and `, since
    /// …`.
    let change, reason: String

    /// Whether the scheme's own text is not readable, so that it is an error.
    var isMistake = false
  }

  let tones: SchemePalette

  /// Whether the scheme's own colors are used even if they are not readable.
  let isExact: Bool

  let surfaces: SchemeSurfaces

  private(set) var roles: [(role: ColorRole, paint: ExpressedColor)] = []
  private(set) var notes: [Note] = []

  init(_ tones: SchemePalette, isExact: Bool) {
    self.tones = tones
    self.isExact = isExact
    surfaces = SchemeSurfaces(tones)
    deriveSurfaces()
    deriveAccents()
    deriveTexts()
    deriveSwatches()
  }

  mutating func set(_ role: ColorRole, _ paint: ExpressedColor) {
    roles.append((role, paint))
  }

  /// Sets a role to the color of another.
  mutating func set(_ role: ColorRole, like other: ColorRole) {
    guard let known = place(of: other) else { return }
    set(role, ExpressedColor(.reference(ColorSlot(other)), roles[known].paint.color))
  }

  private func place(of role: ColorRole) -> Int? {
    roles.firstIndex { $0.role == role }
  }

  /// Adds a note about a color of the scheme; for a color that the scheme lacks there is no note.
  mutating func note(
    _ tone: SchemePalette.Tone?, _ change: String, _ reason: String, isMistake: Bool = false
  ) {
    if let tone {
      notes.append(Note(tone: tone, change: change, reason: reason, isMistake: isMistake))
    }
  }
}

extension SchemeRoles {
  /// Sets the roles of one scheme or of both, and the focus rings, and reports the notes.
  static func set(_ schemes: [SchemeRoles], in builder: inout ThemeBuilder, text: SourceText) {
    let usesAll = schemes.map {
      $0.set(in: &builder, besides: schemes.count > 1 ? schemes : [])
    }
    report(schemes.flatMap(\.notes), in: &builder, text)
    // Roles of a later libadwaita are derived, since the scheme did not ask for them. Its colors
    // stay, with or without a role.
    builder.allowed = [.laterRole]
    if usesAll.contains(false) { builder.allowed.append(.unused) }
    // Libadwaita's focus ring has half the opacity of the accent, which is too faint in most
    // schemes; these rings are opaque.
    for selector in FocusRing.selectors {
      builder.set(
        .outlineColor, of: selector, to: .color(.reference(ColorSlot(.accent))), at: 0..<0)
    }
  }

  /// Reports the notes as one finding, at the error or the color that is first in the file.
  private static func report(_ notes: [Note], in builder: inout ThemeBuilder, _ text: SourceText) {
    let mistakes = notes.filter(\.isMistake)
    let first = (mistakes.isEmpty ? notes : mistakes).min {
      $0.tone.range.lowerBound < $1.tone.range.lowerBound
    }
    guard let first else { return }
    let others = notes.filter { $0.change != first.change }.map {
      "\($0.change) for \($0.tone.name)"
    }
    builder.findings.report(
      first.isMistake ? .warning : .note, .adjusted, at: text.location(of: first.tone.range),
      ([first.change + first.reason] + others).joined(separator: "; "))
  }

  /// Sets the roles: equal values of both schemes for every appearance, others for their scheme;
  /// returns whether each color of the scheme has a role.
  private func set(in builder: inout ThemeBuilder, besides schemes: [SchemeRoles]) -> Bool {
    var used = SchemePalette.Use(of: tones)
    for index in roles.indices {
      let (role, expression) = (roles[index].role, roles[index].paint.expression)
      let isShared = schemes.allSatisfy { scheme in
        scheme.place(of: role).map { scheme.roles[$0].paint.expression } == expression
      }
      builder.set(
        ColorSlot(role), to: expression, at: used.add(expression) ?? 0..<0,
        when: isShared ? [] : tones.scheme.traits)
    }
    return used.isOfAll
  }

  private mutating func deriveSurfaces() {
    let shade = ExpressedColor.shade(tones.isDark ? 0.36 : 0.1)
    set(.windowBg, surfaces.window)
    set(.viewBg, surfaces.view)
    set(.headerbarBg, surfaces.headerbar)
    set(.headerbarBackdrop, like: .windowBg)
    set(.headerbarShade, shade)
    set(.headerbarDarkerShade, ExpressedColor.shade(tones.isDark ? 0.7 : 0.18))
    set(.sidebarBg, surfaces.sidebar)
    set(.sidebarBackdrop, surfaces.window.mixed(with: surfaces.headerbar, 0.4))
    set(.sidebarShade, shade)
    set(.sidebarBorder, shade)
    set(.secondarySidebarBg, surfaces.secondarySidebar)
    set(.secondarySidebarBackdrop, surfaces.window.mixed(with: surfaces.headerbar, 0.2))
    set(.secondarySidebarShade, shade)
    set(.secondarySidebarBorder, shade)
    set(.cardBg, surfaces.card)
    set(.cardShade, shade)
    set(.dialogBg, surfaces.dialog)
    set(.popoverBg, surfaces.popover)
    set(.popoverShade, shade)
    set(.thumbnailBg, like: .popoverBg)
    set(.overviewBg, like: .secondarySidebarBg)
    set(.activeToggleBg, surfaces.activeToggle)
    set(.shade, shade)
    set(.scrollbarOutline, tones.isDark ? ExpressedColor.shade(0.5) : surfaces.window)
  }
}

extension RuleID {
  /// A color of a scheme was replaced by one that can be read or distinguished.
  static let adjusted: RuleID = "contrast/adjusted"

  /// A role that the target's libadwaita does not have.
  static let laterRole: RuleID = "target/role"

  /// An unused palette entry.
  static let unused: RuleID = "reference/unused"
}
