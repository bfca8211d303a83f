public import ThemeColor

/// A theme in one appearance: all references are resolved, and all colors can be painted.
public struct ResolvedTheme: Hashable, Sendable {
  public let id: String
  public let name: String
  public let appearance: Appearance
  let colors: [Color]

  /// Whether the theme or one it extends, other than the base, sets each slot's color here.
  let isSet: [Bool]

  /// The colors of the app's own, by name, in the order of their declaration.
  public let customColors: [NamedColor]

  /// The pictures that apply here, by name.
  public let pictures: [Theme.NamedPicture]

  /// The rules that are used here, in the order in which later ones win.
  public let rules: [ResolvedRule]

  /// The selector of each rule of the theme, whether or not it is used here.
  package let ruleList: RuleList
  package let declarations: [ResolvedDeclaration]

  /// The CSS that the files add, the base's first.
  package let extraCSS: [ExtraCSS]

  public subscript(role: ColorRole) -> Color { colors[Int(role.rawValue)] }

  /// A color of an app's own; `nil` if neither the theme nor its base themes have it.
  public subscript(name: CustomColor) -> Color? {
    customColors.first { $0.name == name.rawValue }?.color
  }

  /// The selector of a rule.
  public func selector(of rule: ResolvedRule) -> StyleSelector {
    ruleList.heads[rule.index].selector
  }

  /// Whether a rule declares a property that matches.
  package func declares(in rule: ResolvedRule, where isMeant: (StyleProperty) -> Bool) -> Bool {
    rule.declarations.contains { isMeant(declarations[$0].property) }
  }

  /// The declarations of a rule; empty if it restores a state's appearance.
  public func declarations(of rule: ResolvedRule) -> ArraySlice<ResolvedDeclaration> {
    declarations[rule.declarations]
  }

  /// Whether the theme, or one it extends other than the base, sets a role here.
  package func sets(_ role: ColorRole) -> Bool { isSet[Int(role.rawValue)] }

  /// A color that an app names itself.
  public struct NamedColor: Hashable, Sendable {
    public let name: String
    public let color: Color
  }
}

/// A rule that is used in an appearance.
public struct ResolvedRule: Hashable, Sendable {
  package let index: Int
  package let declarations: Range<Int>

  /// Whether all of its declarations are from the base theme.
  package let isOfBase: Bool
}

/// A property of a rule with its value.
public struct ResolvedDeclaration: Hashable, Sendable {
  public let property: StyleProperty
  public let value: ResolvedValue

  /// Whether it is a metric's, and so measures whole controls, padding and border included.
  package let isOfMetric: Bool

  package init(property: StyleProperty, value: ResolvedValue, isOfMetric: Bool = false) {
    self.property = property
    self.value = value
    self.isOfMetric = isOfMetric
  }
}

extension ResolvedTheme: CustomStringConvertible {
  /// The theme's ID with the appearance, such as `ocean, dark+high-contrast`.
  public var description: String { "\(id), \(appearance)" }
}
