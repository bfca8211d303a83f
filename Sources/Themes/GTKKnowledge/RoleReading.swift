public import ThemeModel

/// The source of a role's color in libadwaita.
public struct RoleReading: Hashable, Sendable {
  /// The named color of the role, such as `@window_bg_color`, even if the stylesheet does not have
  /// it.
  public let name: String

  /// The variable of `:root` that the stylesheet defines for the role.
  public let variable: String?

  /// Whether widgets change if a theme defines the named color.
  ///
  /// Since libadwaita 1.6, `@accent_color` and similar names change nothing.
  public let readsName: Bool

  /// Whether widgets change if a theme sets the variable.
  public let readsVariable: Bool

  /// The role from which it is derived by default, as `accent` is from `accent-bg`.
  public let derivedFrom: ColorRole?
}

extension RoleReading {
  init?(_ role: ColorRole, in table: ReleaseTable) {
    // A share of the text's color, which no role of a theme replaces.
    guard role != .border else { return nil }
    let hasVariable = table.has(.stock, role.variableName)
    guard hasVariable || table.has(.stock, role.colorName) else { return nil }
    name = role.colorName
    variable = hasVariable ? role.variableName : nil
    readsName = table.isRead(name)
    readsVariable = variable.map(table.isRead) ?? false
    derivedFrom = variable.flatMap {
      table.sources(of: $0).lazy.compactMap(ColorRole.init(variableName:)).first
    }
  }
}

extension ReleaseKnowledge {
  /// The source of a role's color; `nil` if the release does not have the role.
  public func reading(of role: ColorRole) -> RoleReading? { readings[Int(role.rawValue)] }

  /// The roles whose named colors are made of another role's, and change with that name alone: in
  /// libadwaita, `@headerbar_backdrop_color` is `@window_bg_color`.
  public func followers(of role: ColorRole) -> [ColorRole] {
    table.dependents(of: role.colorName).compactMap(ColorRole.init(colorName:))
  }

  /// Whether libadwaita has a role's color.
  public func has(_ role: ColorRole) -> Bool { isKnown[Int(role.rawValue)] }

  /// Whether the rules of the stylesheet read a color or variable, maybe through another.
  public func isRead(_ name: String) -> Bool { table.isRead(name) }
}

extension ReleaseTable {
  fileprivate func isRead(_ name: String) -> Bool {
    has(.usedByRules, name) || dependents(of: name).contains(where: isRead)
  }
}
