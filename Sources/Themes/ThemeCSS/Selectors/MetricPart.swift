import ThemeModel

/// Some of the controls that a metric is about, and the property of GTK's that shows it there.
struct MetricPart: Sendable {
  /// The property that the metric sets: a radius, a border's width, or a height.
  let property: StyleProperty

  let selectors: [Selector]

  /// The property that GTK knows, such as `border-top-left-radius`.
  let cssName: String

  /// Of a height: the padding above and below, in px, that libadwaita gives to these nodes.
  ///
  /// It is the same from 1.2 to 1.10, as their stylesheets have it
  /// (`/org/gnome/Adwaita/styles/base.css`, since 1.8 `gtk.css`).
  let stockPadding: Double

  /// Whether a padding of the component's rule is that of these nodes.
  let hasRulesPadding: Bool

  /// Whether these controls stay without a border.
  let isWithoutBorder: Bool

  /// Declarations that make releases alike, left out where a theme sets a padding.
  let fixed: StaticString?

  init(
    _ property: StyleProperty, on selectors: [Selector], as cssName: String,
    stockPadding: Double = 0, hasRulesPadding: Bool = true, isWithoutBorder: Bool = false,
    fixed: StaticString? = nil
  ) {
    self.property = property
    self.selectors = selectors
    self.cssName = cssName
    self.stockPadding = stockPadding
    self.hasRulesPadding = hasRulesPadding
    self.isWithoutBorder = isWithoutBorder
    self.fixed = fixed
  }
}

extension ComponentCSS {
  /// The greatest specificity of the selectors of its metrics.
  var metricSpecificity: Selector.Specificity {
    metrics.lazy.flatMap(\.selectors).map(\.specificity).max() ?? Selector.Specificity()
  }
}
