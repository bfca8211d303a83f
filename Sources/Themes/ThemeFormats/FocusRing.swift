package import ThemeModel

/// The components that show a focus ring on keyboard focus.
package enum FocusRing {
  /// The components with the state in which their ring is shown; without entries, whose
  /// accent-colored ring is invisible on the toolkit's dark surfaces (`.osd`).
  package static let selectors: [StyleSelector] =
    [
      Component.button, .suggestedButton, .dangerButton, .flatButton, .pillButton, .segment,
      .dropdown, .switchControl, .slider, .row, .link,
    ].map { StyleSelector([.init($0, .focusVisible)]) }
    + [StyleSelector([.init(.stepper, .focusWithin)])]

  /// Whether some rules are rings alone, which a scheme's reader derives anyway.
  static func isOnly(_ rules: [ThemeContent.Rule]) -> Bool {
    rules.allSatisfy { selectors.contains($0.selector) }
  }
}
