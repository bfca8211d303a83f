import ThemeSource

/// What is painted apart from the rest and then put into it, of widgets inside each other: the outer
/// ones are as large as all that is in them, with the sides that each adds.
///
/// GTK 4.8 takes 3 s where each widget has a filter and a border of 32px.
struct NestedLayers {
  /// A declaration that asks for such a layer.
  struct Layer {
    let range: Range<Int>
    let name: String

    /// The widest side in px that widgets inside each other may have beside it.
    let limit: Double
  }

  /// What a rule, or a frame of an animation, asks for.
  private struct Sides {
    var layers: [Layer] = []
    var widest = 0.0

    static func + (one: Sides, other: Sides) -> Sides {
      Sides(layers: one.layers + other.layers, widest: max(one.widest, other.widest))
    }
  }

  private var (rules, frames) = (Sides(), Sides())

  /// Whether widgets inside each other are animated.
  private var isAnimated = false

  /// The layer that takes too long, if any.
  var costly: Layer? {
    let all = isAnimated ? rules + frames : rules
    return all.layers.first { all.widest > $0.limit }
  }

  /// Notes a declaration that makes a layer, or names an animation.
  mutating func add(
    _ declaration: CSSDeclaration, _ name: [UInt8], _ subjects: RuleSubjects,
    in sheet: CSSStylesheet
  ) {
    guard subjects.nest else { return }
    if name.starts(with: "animation".utf8) { isAnimated = true }
    guard subjects.keys.contains(where: NestedLayers.deep.contains),
      let limit = NestedLayers.limit(of: name),
      // A layer of what holds the widget can be inherited.
      sheet.tokens[declaration.value].contains(where: {
        $0.kind == .function || sheet.isWord($0, "inherit")
      })
    else { return }
    let layer = Layer(
      range: sheet.range(of: declaration.value), name: String(decoding: name, as: UTF8.self),
      limit: limit)
    change(subjects) { $0.layers.append(layer) }
  }

  /// Notes the largest length in px of a declaration.
  mutating func add(_ length: Double, _ name: [UInt8], _ subjects: RuleSubjects) {
    guard subjects.nest else { return }
    let isSize = name.starts(with: "min-".utf8)
    guard isSize || MagnitudeLimit.addsUp(name) else { return }
    // A widget of a least size is no larger for what is in it, until that is.
    change(subjects) { $0.widest = max($0.widest, isSize ? length / 16 : length) }
  }

  private mutating func change(_ subjects: RuleSubjects, _ body: (inout Sides) -> Void) {
    if subjects.areFrames { body(&frames) } else { body(&rules) }
  }

  /// What stands in itself many times over, as scrolled windows and stacks do not.
  private static let deep: Set = ["*", "box", "widget", "@keyframes"]

  private static func limit(of name: [UInt8]) -> Double? {
    if name.elementsEqual("filter".utf8) || name.elementsEqual("backdrop-filter".utf8) { return 4 }
    return name.elementsEqual("transform".utf8) ? 16 : nil
  }
}
