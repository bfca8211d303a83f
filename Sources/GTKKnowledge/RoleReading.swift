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

extension ReleaseKnowledge {
  /// Where a role is read from; `nil` where the release has no such color.
  public func reading(of role: ColorRole) -> RoleReading? {
    // A share of the text's color, which no role of a theme replaces.
    guard role != .border else { return nil }
    let name = role.knownName
    let variable = table.has(.stock, role.knownVariable) ? role.knownVariable : nil
    guard variable != nil || table.has(.stock, name) else { return nil }
    return RoleReading(
      name: name, variable: variable, readsName: isRead(name),
      readsVariable: variable.map(isRead) ?? false,
      derivedFrom: variable.flatMap { source(of: $0) })
  }

  /// Whether the rules of the stylesheet read a named color or a variable, or something else that
  /// they read stands on it.
  public func isRead(_ name: String) -> Bool {
    table.has(.usedByRules, name) || dependents(of: name).contains { isRead($0) }
  }

  /// The named colors and variables that change with another, those of high contrast too.
  private func dependents(of name: String) -> [String] {
    table.keys(.link).compactMap { link in
      let words = link.split(separator: " ")
      return words.count == 2 && words[1] == name ? String(words[0]) : nil
    }
  }

  private func source(of variable: String) -> ColorRole? {
    ColorRole.allCases.first { role in
      role.knownVariable != variable && table.has(.link, "\(variable) \(role.knownVariable)")
    }
  }
}

extension ColorRole {
  /// The name that the role has by `@define-color`.
  var knownName: String {
    "@" + name.replacing("-", with: "_") + (isSwatch ? "" : "_color")
  }

  /// The name that the role has as a variable.
  var knownVariable: String { "--" + name + (isSwatch ? "" : "-color") }
}
