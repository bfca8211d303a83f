public import ThemeModel

extension ColorRole {
  /// The role's name for `@define-color`, such as `@accent_bg_color` or `@blue_1`.
  public var colorName: String { ColorRole.colorNames[Int(rawValue)] }

  /// The role's variable, such as `--accent-bg-color` or `--blue-1`.
  public var variableName: String { ColorRole.variableNames[Int(rawValue)] }

  /// The role that has a name by `@define-color`.
  init?(colorName: String) {
    guard let index = ColorRole.colorNames.firstIndex(of: colorName) else { return nil }
    self = ColorRole.allCases[index]
  }

  init?(variableName: String) {
    guard let index = ColorRole.variableNames.firstIndex(of: variableName) else { return nil }
    self = ColorRole.allCases[index]
  }

  private static let colorNames = allCases.map { role in
    "@" + role.name.replacing("-", with: "_") + (role.isSwatch ? "" : "_color")
  }

  private static let variableNames = allCases.map { "--" + $0.name + ($0.isSwatch ? "" : "-color") }
}
