import ThemeModel

/// How GTK's CSS says what a component is: the selectors that match it, and what goes with them.
struct ComponentCSS: Sendable {
  let component: Component

  /// The selectors that match it, panes among them.
  let selectors: [Selector]

  /// Those of the selectors that libadwaita paints itself, since it knows the component's roles.
  ///
  /// The base theme's rules leave them and their content alone: nested ones have other roles.
  let panes: [Selector]

  /// The classes of the nodes that GTK puts between it and its content, and of its own controls.
  ///
  /// A component whose own selector excludes those is matched too, inside this container.
  let interior: [Selector]

  /// The properties that go elsewhere than to the component's own node.
  let parts: [Part]

  /// Where a metric's value goes, which is about whole controls wherever they are; a property that
  /// has none here goes where a rule's value does.
  let metrics: [MetricPart]

  /// What libadwaita paints in states, which a background set without states would hide.
  let stateBackgrounds: [StateBackground]

  /// The declarations that stand in for a role's color on surfaces that are dark in every scheme.
  let onDarkSurfaces: DarkSurfaceText?

  init(
    _ component: Component, selectors: [Selector], panes: [Selector] = [],
    interior: [Selector] = [], parts: [Part] = [],
    metrics: [MetricPart] = [], stateBackgrounds: [StateBackground] = [],
    onDarkSurfaces: DarkSurfaceText? = nil
  ) {
    self.component = component
    self.selectors = selectors + panes
    self.panes = panes
    self.interior = interior
    self.parts = parts
    self.metrics = metrics
    self.stateBackgrounds = stateBackgrounds
    self.onDarkSurfaces = onDarkSurfaces
  }

  /// A property that another node shows, under a property of GTK's; several parts may show one.
  ///
  /// A `label`'s color, painted on surfaces and inherited, stays away from a suggested button.
  struct Part: Sendable {
    let property: StyleProperty
    let selectors: [Selector]
    /// The property that GTK knows, such as `background-color`.
    let cssName: String

    /// Which node of the selectors is the control, and so has its states.
    let control: Node

    /// Whether the property is inherited from the surfaces that show it, so that a container of
    /// the component's shows it as well.
    let isInherited: Bool

    /// By how many px each of the lengths is less than the theme's, though never below 0.
    let inset: Double

    enum Node: Sendable {
      case outermost, innermost
    }

    init(
      _ property: StyleProperty, on selectors: [Selector], as cssName: String,
      control: Node = .outermost, isInherited: Bool = false, inset: Double = 0
    ) {
      self.property = property
      self.selectors = selectors
      self.cssName = cssName
      self.control = control
      self.isInherited = isInherited
      self.inset = inset
    }
  }

  /// The declarations that show a state over a background of the theme's own.
  struct StateBackground: Sendable {
    let states: StateSet
    /// Declarations of GTK's CSS, each ended by a semicolon.
    let declarations: ColoredText

    /// The roles that they name and that some releases lack.
    let laterRoles: [ColorRole]

    init(_ states: StateSet, _ declarations: ColoredText, laterRoles: [ColorRole] = []) {
      (self.states, self.declarations) = (states, declarations)
      self.laterRoles = laterRoles
    }
  }
}

/// Declarations for surfaces that are dark in every scheme.
struct DarkSurfaceText: Sendable, ExpressibleByStringLiteral {
  let text: ColoredText

  /// The same in high contrast, for a GTK without the variable that would say it.
  let highContrast: ColoredText

  init(_ text: ColoredText, inHighContrast highContrast: ColoredText) {
    self.text = text
    self.highContrast = highContrast
  }

  init(stringLiteral value: String) {
    self.init(ColoredText(value), inHighContrast: ColoredText(value))
  }

  func block(of selectors: [String]) -> DarkSurfaceText {
    let opening = "\n\(selectors.joined(separator: ",\n")) {\n  "
    return DarkSurfaceText(
      text.between(opening, "\n}\n"), inHighContrast: highContrast.between(opening, "\n}\n"))
  }
}

extension Component {
  var css: ComponentCSS {
    if let index { return ComponentCSS.all[index] }
    return ComponentCSS(self, selectors: own.map { [Selector($0.node)] } ?? [])
  }

  /// The GTK selectors that match the component.
  package var selectors: [Selector] { css.selectors }
}
