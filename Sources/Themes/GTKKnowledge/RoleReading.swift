public import ThemeModel

/// Where libadwaita reads the color of a role from.
public struct RoleReading: Hashable, Sendable {
  /// The named color of the role, such as `@window_bg_color`, even if the stylesheet has none.
  public let name: String

  /// The variable of `:root` that the stylesheet defines for the role.
  public let variable: String?

  /// Whether a theme that defines the named color changes what widgets are painted in.
  ///
  /// From libadwaita 1.6 on, `@accent_color` and its kind change nothing.
  public let readsName: Bool

  /// Whether a theme that sets the variable changes what widgets are painted in.
  public let readsVariable: Bool

  /// The role that it is derived from while nobody sets it, as `accent` is from `accent-bg`.
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
  /// Where a role is read from; `nil` if the release has no such color.
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
