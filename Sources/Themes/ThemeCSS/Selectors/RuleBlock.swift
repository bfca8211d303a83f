import ThemeModel

/// The CSS blocks of a rule, without values: the same in every appearance.
struct RuleBlock: Sendable {
  /// The start of the block for the component's own node, in UTF-8: an empty line, the selectors,
  /// separated by commas and line ends, and a brace.
  let opening: [UInt8]

  /// The properties that other nodes show.
  let parts: [Part]

  /// Where the values of metrics go.
  let metrics: [Metric]

  /// What a rule of the base theme is written with instead, where the component has panes.
  let besidePanes: BesidePanes?

  /// For a rule that restores a state's appearance: its declarations, with newer roles.
  let restored: ColoredText?
  let restoredRoles: [ColorRole]

  /// The first libadwaita that has all of the rule's components.
  let since: AdwaitaVersion

  /// The block for a role's color on surfaces that are dark in every scheme; `nil` for most.
  let onDarkSurfaces: DarkSurfaceText?

  /// Whether it is for a registered component, such as Livery's sample, or for something inside
  /// one.
  let isAboutSample: Bool

  /// Whether it is for the slider of a scrollbar, which has a border of its own.
  let isAboutScrollbar: Bool

  /// Whether it is about a component in some state.
  let hasState: Bool

  /// A property that is set on another node, in a block of its own.
  struct Part: Sendable {
    let property: StyleProperty

    /// The start of the block: the selectors, a brace, and GTK's property.
    let opening: [UInt8]

    /// The number of px by which lengths are smaller than the theme's.
    let inset: Double
  }

  /// A block for some of the controls that a metric is about.
  struct Metric: Sendable {
    let part: MetricPart

    /// What the block begins with: the selectors, a brace, and GTK's property.
    let opening: [UInt8]
  }

  init(_ head: RuleHead, padding: Int = 0) {
    let (selector, subject) = (head.selector, head.selector.subject)
    let css = subject.component.css
    let list = SelectorList(selector, padding: padding)
    opening = list.opening(of: css.selectors, in: subject.states, control: .innermost)
    parts = css.parts.map { part in
      let opening = list.opening(
        of: part.selectors, in: subject.states, control: part.control,
        includesContainers: part.isInherited)
      return Part(
        property: part.property, opening: opening + "  \(part.cssName): ".utf8, inset: part.inset)
    }
    metrics =
      head.hasMetric
      ? css.metrics.map { part in
        let opening = list.opening(of: part.selectors, in: [], control: .innermost)
        return Metric(part: part, opening: opening + "  \(part.cssName): ".utf8)
      } : []
    let state =
      head.restoresState ? css.stateBackgrounds.first { $0.states == subject.states } : nil
    (restored, restoredRoles) = (state?.declarations, state?.laterRoles ?? [])
    since = selector.since
    let isAlone = selector.steps.count == 1 && subject.states.isEmpty
    onDarkSurfaces = isAlone ? RuleBlock.onDarkSurfaces(css) : nil
    besidePanes = selector.steps.count == 1 ? BesidePanes(css, subject.states, list) : nil
    isAboutSample = selector.steps.contains { $0.component.own != nil }
    isAboutScrollbar = subject.component == .scrollbar
    hasState = !subject.states.isEmpty
  }

  /// The surfaces that libadwaita paints dark in both schemes, and the light ones inside them.
  private static let darkSurfaces = [".osd", "toast", "tooltip"]

  private static func onDarkSurfaces(_ css: ComponentCSS) -> DarkSurfaceText? {
    css.onDarkSurfaces?.block(
      of: darkSurfaces.flatMap { surface in
        css.selectors.map { "\(surface) \(String(decoding: $0.text, as: UTF8.self))" }
      })
  }

  /// How many bytes the blocks begin with.
  var size: Int {
    metrics.reduce(parts.reduce(opening.count) { $0 + $1.opening.count }) {
      $0 + $1.opening.count
    }
  }

  /// The block of the rule for a component without states or others around it.
  static func plain(_ component: Component) -> RuleBlock {
    RuleBlock(RuleHead(StyleSelector([StyleSelector.Step(component)])))
  }
}
