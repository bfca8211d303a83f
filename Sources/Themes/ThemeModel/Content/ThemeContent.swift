/// The content of a theme in addition to a base theme, as a single file would have it.
///
/// It is the input of all file writers: names as declared, expressions by appearance.
package struct ThemeContent: Sendable {
  /// A value with its traits, `[]` for the default.
  package struct Value<Content: Hashable & Sendable>: Hashable, Sendable {
    package let traits: TraitSet
    package let content: Content

    package init(traits: TraitSet, content: Content) {
      self.traits = traits
      self.content = content
    }
  }

  /// A role, a palette entry or a custom color.
  package struct NamedColor: Hashable, Sendable {
    package let name: String
    package let slot: ColorSlot
    /// Its values: of those whose traits apply, the one with the most traits wins.
    package internal(set) var values: [Value<ColorExpression>]
  }

  package struct Rule: Hashable, Sendable {
    package let selector: StyleSelector
    package internal(set) var declarations: [Declaration]
  }

  package struct Declaration: Hashable, Sendable {
    package let property: StyleProperty
    package internal(set) var values: [Value<StyleValue>]
  }

  /// The traits that are declared.
  package internal(set) var traits: [Traits.Custom] = []
  package internal(set) var components: [OwnComponent] = []

  /// The palette entries and custom colors, in the order of their declaration.
  package internal(set) var palette: [NamedColor] = []
  package internal(set) var customColors: [NamedColor] = []

  /// A picture by appearance, each value as its file writes it.
  package struct Picture: Hashable, Sendable {
    package let name: String
    package internal(set) var values: [Value<String>]
  }

  package internal(set) var pictures: [Picture] = []

  /// The roles that are set, in the order of the table of roles.
  package internal(set) var roles: [NamedColor] = []

  package internal(set) var metrics: [Metric: Double] = [:]
  package internal(set) var fonts: [FontName: Font] = [:]
  package internal(set) var rules: [Rule] = []

  /// The default rules of registered components, for themes that do not style them.
  package internal(set) var defaults: [Rule] = []

  /// The CSS that the files add; with `hasDarkCSS` in light alone.
  package internal(set) var extraCSS: [ExtraCSS] = []

  /// The CSS that they add in dark.
  package internal(set) var darkCSS: [ExtraCSS] = []

  /// Whether a file adds other CSS in dark.
  package internal(set) var hasDarkCSS = false

  /// The names of the slots that are not the roles'.
  var names: [ColorSlot: String] = [:]

  package func name(of slot: ColorSlot) -> String {
    slot.role?.name ?? names[slot] ?? ""
  }

  /// An expression as theme files spell it.
  package func text(of expression: ColorExpression) -> String {
    expression.text(naming: name)
  }
}

extension ColorSlot {
  /// The role that the slot is, if it is one's.
  package var colorRole: ColorRole? { role }
}
