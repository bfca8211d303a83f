import ThemeModel

/// How GTK's CSS says what a component is: the selectors that match it, and what goes with them.
struct ComponentCSS: Sendable {
  let component: Component

  /// The selectors that match it.
  let selectors: [Selector]

  /// The classes of the nodes that GTK puts between it and its content.
  ///
  /// A component whose own selector excludes those is matched inside them too, where this one is
  /// named as its container.
  let interior: [Selector]

  /// The properties that go elsewhere than to the component's own node.
  let parts: [Part]

  /// What libadwaita paints in states, which a background set without states would hide.
  let stateBackgrounds: [StateBackground]

  /// The declarations that stand in for a role's color on surfaces that are dark in every scheme.
  let onDarkSurfaces: String

  /// The places that the selectors match too and that have roles of their own.
  let exceptions: [Exception]

  init(
    _ component: Component, selectors: [Selector], interior: [Selector] = [], parts: [Part] = [],
    stateBackgrounds: [StateBackground] = [], onDarkSurfaces: String = "",
    exceptions: [Exception] = []
  ) {
    self.component = component
    self.selectors = selectors
    self.interior = interior
    self.parts = parts
    self.stateBackgrounds = stateBackgrounds
    self.onDarkSurfaces = onDarkSurfaces
    self.exceptions = exceptions
  }

  /// A place where a rule that paints with roles would hide the toolkit's own roles.
  struct Exception: Sendable {
    let selectors: [String]
    /// Declarations of GTK's CSS, each ended by a semicolon.
    let declarations: [String]

    init(_ selectors: [String], _ declarations: String...) {
      self.selectors = selectors
      self.declarations = declarations
    }
  }

  /// A property that another node shows, under a property of GTK's.
  ///
  /// A `label`'s color, say, is painted on surfaces and inherited, so that it stays away from
  /// the text on a suggested button.
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

    enum Node: Sendable {
      case outermost, innermost
    }

    init(
      _ property: StyleProperty, on selectors: [Selector], as cssName: String,
      control: Node = .outermost, isInherited: Bool = false
    ) {
      self.property = property
      self.selectors = selectors
      self.cssName = cssName
      self.control = control
      self.isInherited = isInherited
    }
  }

  /// The declarations that show a state over a background of the theme's own.
  struct StateBackground: Sendable {
    let states: StateSet
    /// Declarations of GTK's CSS, each ended by a semicolon.
    let declarations: String

    init(_ states: StateSet, _ declarations: String) {
      self.states = states
      self.declarations = declarations
    }
  }
}

extension Component {
  var css: ComponentCSS { ComponentCSS.all[Int(rawValue)] }

  /// The GTK selectors that match the component.
  package var selectors: [Selector] { css.selectors }
}
