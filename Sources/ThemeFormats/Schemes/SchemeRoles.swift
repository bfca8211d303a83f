import ThemeColor
import ThemeModel
import ThemeSource

/// What the colors of a scheme paint: roles as expressions over `base00` to `base0F`.
///
/// Surfaces step away from the window's background so that header bar, sidebar, cards and popovers
/// have depth, statuses differ by hue, and text that is too faint to read is replaced by the
/// nearest color that can be read, each time with a note.
struct SchemeRoles {
  /// A color that is not used as the scheme has it.
  struct Note {
    /// The index of the color that it is about.
    let number: Int
    let message: String
  }

  let tones: SchemeTones

  /// Whether the scheme's own colors are taken even where they cannot be read.
  let isExact: Bool

  let surfaces: SchemeSurfaces

  private(set) var roles: [(role: ColorRole, paint: SchemePaint)] = []
  private(set) var notes: [Note] = []

  init(_ tones: SchemeTones, isExact: Bool) {
    self.tones = tones
    self.isExact = isExact
    surfaces = SchemeSurfaces(tones)
    deriveSurfaces()
    deriveAccents()
    deriveTexts()
    deriveSwatches()
  }

  mutating func set(_ role: ColorRole, _ paint: SchemePaint) {
    roles.append((role, paint))
  }

  /// Sets a role to the color of another.
  mutating func set(_ role: ColorRole, like other: ColorRole) {
    guard let known = roles.first(where: { $0.role == other }) else { return }
    roles.append((role, SchemePaint(.reference(ColorSlot(other)), known.paint.color)))
  }

  mutating func note(_ number: Int, _ message: String) {
    notes.append(Note(number: number, message: message))
  }
}

extension SchemeRoles {
  /// Sets the roles and their focus rings, and reports the notes.
  func set(in builder: inout ThemeBuilder, text: SourceText) {
    for (role, paint) in roles {
      let number = paint.expression.references.first.flatMap(tones.number)
      builder.set(
        ColorSlot(role), to: paint.expression,
        at: number.map { tones.tone($0).range } ?? 0..<0)
    }
    let used = Set(roles.flatMap(\.paint.expression.references))
    // Roles of a later libadwaita are derived; the scheme did not ask for them.
    builder.allowed = [.laterRole]
    if !tones.all.allSatisfy({ $0.paint.expression.references.allSatisfy(used.contains) }) {
      // A scheme has its 16 colors or 24, whether or not there is a role for each.
      builder.allowed.append(.unused)
    }
    for note in notes {
      builder.findings.report(
        .note, .adjusted, at: text.location(of: tones.tone(note.number).range), note.message)
    }
    // Half an accent, libadwaita's focus ring, is too faint on most schemes; these are whole.
    for selector in FocusRing.selectors {
      builder.set(
        .outlineColor, of: selector, to: .color(.reference(ColorSlot(.accent))), at: 0..<0)
    }
  }

  private mutating func deriveSurfaces() {
    let shade = SchemePaint.shade(tones.isDark ? 0.36 : 0.1)
    set(.windowBg, surfaces.window)
    set(.viewBg, surfaces.view)
    set(.headerbarBg, surfaces.headerbar)
    set(.headerbarBackdrop, like: .windowBg)
    set(.headerbarShade, shade)
    set(.headerbarDarkerShade, SchemePaint.shade(tones.isDark ? 0.7 : 0.18))
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
    set(.scrollbarOutline, tones.isDark ? SchemePaint.shade(0.5) : surfaces.window)
  }
}

extension RuleID {
  /// A color of a scheme that was replaced by one that can be read or told from others.
  static let adjusted: RuleID = "contrast/adjusted"

  /// A role that the target's libadwaita does not have.
  static let laterRole: RuleID = "target/role"

  /// A palette entry that nothing uses.
  static let unused: RuleID = "reference/unused"
}
