/// What a theme says beyond another that it extends, as one file would say it.
///
/// What writers of files start from: names as they are declared, values as expressions by
/// appearance.
public struct ThemeContent: Sendable {
  /// A value with the traits that it asks for, `[]` for the default.
  public struct Value<Content: Hashable & Sendable>: Hashable, Sendable {
    public let traits: TraitSet
    public let content: Content

    public init(traits: TraitSet, content: Content) {
      self.traits = traits
      self.content = content
    }
  }

  /// A role, a palette entry or a custom color.
  public struct NamedColor: Hashable, Sendable {
    public let name: String
    public let slot: ColorSlot
    /// Its values: of those whose traits apply, the one with the most traits counts.
    public internal(set) var values: [Value<ColorExpression>]
  }

  public struct Rule: Hashable, Sendable {
    public let selector: StyleSelector
    public internal(set) var declarations: [Declaration]
  }

  public struct Declaration: Hashable, Sendable {
    public let property: StyleProperty
    public internal(set) var values: [Value<StyleValue>]
  }

  /// The traits that are declared.
  public internal(set) var traits: [Traits.Custom] = []

  /// The components that are registered.
  public internal(set) var components: [OwnComponent] = []

  /// The palette entries and custom colors, in the order of their declaration.
  public internal(set) var palette: [NamedColor] = []
  public internal(set) var customColors: [NamedColor] = []

  /// A picture by appearance, each value the path of its file.
  public struct Picture: Hashable, Sendable {
    public let name: String
    public internal(set) var values: [Value<String>]
  }

  public internal(set) var pictures: [Picture] = []

  /// The roles that are set, in the order of the table of roles.
  public internal(set) var roles: [NamedColor] = []

  public internal(set) var metrics: [Metric: Double] = [:]
  public internal(set) var fonts: [FontName: Font] = [:]
  public internal(set) var rules: [Rule] = []
  public internal(set) var extraCSS: [ExtraCSS] = []

  /// The names of the slots that are not the roles'.
  var names: [ColorSlot: String] = [:]

  /// What a slot is called.
  public func name(of slot: ColorSlot) -> String {
    slot.role?.name ?? names[slot] ?? ""
  }

  /// An expression as theme files spell it.
  public func text(of expression: ColorExpression) -> String {
    expression.text(naming: name)
  }
}

extension ColorSlot {
  /// The role that the slot is, if it is one's.
  public var colorRole: ColorRole? { role }
}
