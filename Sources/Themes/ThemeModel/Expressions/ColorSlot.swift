/// The index of a named color of a theme: a role, a custom color, or a file's palette entry.
///
/// Roles come first, so a slot below `ColorRole.allCases.count` is a role's raw value. The names of
/// base themes keep their slots in the theme.
package struct ColorSlot: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(index)
  }

  /// The slot of a role, which is the same in every theme.
  package init(_ role: ColorRole) {
    index = Int32(role.rawValue)
  }

  static let roleCount = ColorRole.allCases.count

  /// The role, unless the slot is a custom color's or a palette entry's.
  package var role: ColorRole? {
    index < ColorSlot.roleCount ? ColorRole(rawValue: UInt8(index)) : nil
  }
}
