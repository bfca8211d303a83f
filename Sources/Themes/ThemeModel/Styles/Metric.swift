/// A size that a theme may set for many components at once, in px.
package enum Metric: String, CaseIterable, Hashable, Sendable {
  case controlRadius = "control-radius"
  case cardRadius = "card-radius"
  case popoverRadius = "popover-radius"
  case windowRadius = "window-radius"
  case borderWidth = "border-width"
  case controlHeight = "control-height"
  case spacing

  /// The allowed values.
  package var range: ClosedRange<Double> {
    switch self {
    case .controlRadius, .cardRadius, .popoverRadius, .windowRadius, .spacing: 0...64
    case .borderWidth: 0...16
    case .controlHeight: 16...128
    }
  }

  /// The property that it sets.
  var property: StyleProperty {
    switch self {
    case .controlRadius, .cardRadius, .popoverRadius, .windowRadius: .radius
    case .borderWidth: .borderWidth
    case .controlHeight: .minHeight
    case .spacing: .spacing
    }
  }

  var components: [Component] {
    switch self {
    case .controlRadius:
      [
        .button, .suggestedButton, .dangerButton, .flatButton, .segment, .toggleGroup, .entry,
        .stepper, .dropdown,
      ]
    case .cardRadius: [.card, .tabThumbnail]
    case .popoverRadius: [.popover, .menu]
    case .windowRadius: [.window, .dialog]
    case .borderWidth:
      [
        .card, .button, .suggestedButton, .dangerButton, .pillButton, .segment, .toggleGroup,
        .entry, .stepper, .dropdown,
      ]
    case .controlHeight:
      [
        .button, .suggestedButton, .dangerButton, .flatButton, .pillButton, .segment,
        .toggleGroup, .entry, .stepper, .dropdown,
      ]
    case .spacing: [.segmented]
    }
  }

  package func sets(_ property: StyleProperty, of component: Component) -> Bool {
    self.property == property && components.contains(component)
  }
}
