import GTKKnowledge
import ThemeColor
import ThemeModel

/// Swatches and windows that a stylesheet sets only by variables.
///
/// Since libadwaita 1.6, roles depend on the names of swatches: `--green-5` changes
/// `var(--green-5)`, but not `@success_bg_color`, which is `@green_5`. The same is true of the
/// backdrop of header bars, which is `@window_bg_color`. A GTK without variables changes neither.
enum SwatchVariables {
  /// Fixes the roles that depend on the names of such swatches to their present values.
  static func keepRoles(
    beside definitions: [GTKColorDefinition], on release: GTKRelease,
    in builder: inout ThemeBuilder
  ) {
    let knowledge = release.knowledge
    guard knowledge.variablesBeatNames || !release.has(.customProperties) else { return }
    let swatches = moved(by: definitions)
    guard !swatches.isEmpty else { return }
    for role in ColorRole.allCases where !builder.sets(ColorSlot(role)) {
      for scheme in [Appearance.light, .dark] {
        guard case .role(let swatch) = knowledge.stockValue(of: role, in: scheme),
          swatches.contains(swatch), swatch.isSwatch || role == .headerbarBackdrop,
          let stock = knowledge.stock(role, in: scheme),
          let color = Color(hex: Color(stock).hex)
        else { continue }
        builder.set(
          ColorSlot(role), to: .literal(color), at: 0..<0, when: scheme.traits)
      }
    }
  }

  /// The swatches that variables set and no name does, and the window's background.
  private static func moved(by definitions: [GTKColorDefinition]) -> Set<ColorRole> {
    var moved: Set<ColorRole> = []
    var named: Set<ColorRole> = []
    for definition in definitions {
      guard let role = definition.role, role.isSwatch || role == .windowBg else { continue }
      if definition.isVariable { moved.insert(role) } else { named.insert(role) }
    }
    return moved.subtracting(named)
  }
}
