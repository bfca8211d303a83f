/// A kind of widget, or part of one, that a theme can style: a name for GTK's nodes and classes.
///
/// The raw value is the place in the table of definitions.
public enum Component: UInt8, CaseIterable, Hashable, Sendable {
  case window, dialog, headerbar, sidebar, view, box, card
  case list, row, rowTitle, rowSubtitle, sectionHeader
  case label, title, headline, subhead, footnote, caption, monospace, document, link
  case dimmed, placeholder, frame
  case icon, picture, selection
  case separator
  case button, suggestedButton, dangerButton, flatButton, pillButton, segmented, segment
  case switchControl, slider, stepper, entry, check, radio, dropdown
  case progress, level, spinner, calendar
  case popover, menu, tooltip, toast, infobar
  case tab, notebook, scrollbar, textView
}

extension Component {
  /// The name as theme files spell it, such as `danger-button`.
  public var name: String { definition.name }

  /// What it is, in a few words.
  public var summary: String { definition.summary }

  /// The first libadwaita that has it.
  public var since: AdwaitaVersion { definition.since }

  /// The GTK selectors that match it.
  public var selectors: [Selector] { definition.selectors }

  /// The properties that go elsewhere than to the component's own node.
  public var parts: [Part] { definition.parts }

  /// What libadwaita paints in states, which a background set without states would hide.
  public var stateBackgrounds: [StateBackground] { definition.stateBackgrounds }

  /// The component with a name in UTF-8.
  init?(name: ArraySlice<UInt8>) {
    guard let index = Component.names.index(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  static let names = NameTable(definitions.map(\.name))

  var definition: Definition { Component.definitions[Int(rawValue)] }

  /// A property that another node shows, under a property of GTK's.
  ///
  /// A `label`'s color, say, is painted on surfaces and inherited, so that it stays away from
  /// the text on a suggested button.
  public struct Part: Hashable, Sendable {
    public let property: StyleProperty
    public let selectors: [Selector]
    /// The property that GTK knows, such as `background-color`.
    public let cssName: String

    /// Which node of the selectors is the control, and so has its states.
    public let control: Node

    /// Whether the property is inherited from the surfaces that show it, so that a container of
    /// the component's shows it as well.
    public let isInherited: Bool

    public enum Node: Sendable {
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
  public struct StateBackground: Hashable, Sendable {
    public let states: StateSet
    /// Declarations of GTK's CSS, each ended by a semicolon.
    public let declarations: String

    init(_ states: StateSet, _ declarations: String) {
      self.states = states
      self.declarations = declarations
    }
  }

  /// A row of the table of components.
  struct Definition: Sendable {
    let component: Component
    let name: String
    let selectors: [Selector]
    let summary: String
    var since: AdwaitaVersion = .v1_0
    /// The classes of what GTK lays between it and its content, which components that pass over
    /// those by themselves stand in when it is named as their container.
    var interior: [Selector] = []
    var parts: [Part] = []
    var stateBackgrounds: [StateBackground] = []
    /// The declarations that stand in for a role's color on surfaces that are dark in every scheme.
    var onDarkSurfaces = ""
  }
}
