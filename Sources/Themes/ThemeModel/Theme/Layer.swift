import ThemeColor
package import ThemeSource

/// The declarations of one file in a chain.
///
/// All values are in one list, and so are the declarations; they are referenced by index.
package struct Layer: Sendable {
  let id: String
  package let text: SourceText

  private(set) var colors: [ColorDeclaration] = []
  /// For each slot, the index of its color in the list, if the file declares it.
  private var colorPlaces: [Int32?] = []
  package var colorValues: [AppearanceValue<ColorExpression>] = []

  /// The painted color of each literal among them, the same in every appearance, computed after the
  /// file was read.
  private(set) var constants: [Color?] = []

  package var rules: [StyleRule] = []
  /// The rules from the file's fonts and metrics, which lose against its own styles.
  var sharedRules: [StyleRule] = []

  /// The default rules of registered components, for themes that do not style them.
  package var defaultRules: [StyleRule] = []
  package var declarations: [StyleRule.Declaration] = []
  package var styleValues: [AppearanceValue<StyleValue>] = []

  /// Everything on which its bound rules depend.
  struct Rules: Equatable {
    let rules, sharedRules, defaultRules: [StyleRule]
    let declarations: [StyleRule.Declaration]
    let values: [AppearanceValue<StyleValue>]
  }

  var allRules: Rules {
    Rules(
      rules: rules, sharedRules: sharedRules, defaultRules: defaultRules,
      declarations: declarations, values: styleValues)
  }

  /// The components that the file registers.
  package var components: [Component] = []
  package var pictures: [PictureDeclaration] = []
  package var pictureValues: [AppearanceValue<ThemePicture>] = []

  package var fonts: [FontName: Font] = [:]
  package var metrics: [Metric: Double] = [:]
  /// The bytes of each font's values by property.
  package var fontRanges: [FontName: [StyleProperty: Range<Int>]] = [:]
  /// The bytes of each metric's value.
  package var metricRanges: [Metric: Range<Int>] = [:]
  var extraCSS: ExtraCSS?
  /// The CSS that it adds in dark instead, which may be empty; `nil` if that is the same.
  var darkCSS: ExtraCSS?

  /// Whether its colors of roles that no libadwaita has paint nothing by rules of the base theme.
  var leavesOwnRolesUnpainted = false

  init(id: String, text: SourceText) {
    self.id = id
    self.text = text
  }

  /// Declares a color, replacing an earlier declaration for its slot.
  package mutating func declare(_ color: ColorDeclaration) {
    let slot = Int(color.slot.index)
    while colorPlaces.count <= slot { colorPlaces.append(nil) }
    if let place = colorPlaces[slot] {
      colors[Int(place)] = color
    } else {
      colorPlaces[slot] = Int32(colors.count)
      colors.append(color)
    }
  }

  /// Removes colors.
  mutating func remove(_ slots: Set<ColorSlot>) {
    let kept = colors.filter { !slots.contains($0.slot) }
    (colors, colorPlaces) = ([], [])
    for color in kept { declare(color) }
  }

  /// Computes the painted colors of literals.
  mutating func settleConstants() { constants = colorValues.map(\.value.constant) }

  /// Reserves memory for more colors.
  package mutating func reserveColors(_ count: Int) { colors.reserveCapacity(count) }

  func color(of slot: ColorSlot) -> ColorDeclaration? {
    let slot = Int(slot.index)
    guard slot < colorPlaces.count, let place = colorPlaces[slot] else { return nil }
    return colors[Int(place)]
  }

  /// The values of a color, those with the most traits first.
  func values(of color: ColorDeclaration) -> ArraySlice<AppearanceValue<ColorExpression>> {
    colorValues[color.values]
  }

  /// The values of a property, those with the most traits first.
  func values(of declaration: StyleRule.Declaration) -> ArraySlice<AppearanceValue<StyleValue>> {
    styleValues[declaration.values]
  }

  /// The CSS that the file adds in a scheme.
  func extraCSS(in scheme: Appearance.Scheme) -> ExtraCSS? {
    guard scheme == .dark, let darkCSS else { return extraCSS }
    return darkCSS.css.isEmpty ? nil : darkCSS
  }

  func declarations(of rule: StyleRule) -> ArraySlice<StyleRule.Declaration> {
    declarations[rule.declarations]
  }
}

/// A color that a file declares, with its values by appearance.
package struct ColorDeclaration: Sendable {
  let slot: ColorSlot
  /// The indices of the values in the layer's list.
  let values: Range<Int>
  /// The bytes of the key in the file.
  let keyRange: Range<Int>

  package init(slot: ColorSlot, values: Range<Int>, keyRange: Range<Int>) {
    (self.slot, self.values, self.keyRange) = (slot, values, keyRange)
  }
}
