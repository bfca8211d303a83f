package import ThemeModel

/// What shows a focus ring when the keyboard leads to it.
package enum FocusRing {
  /// The components with the state that their ring is shown in; not entries, whose ring in the
  /// color of a theme's accent cannot be seen on the toolkit's dark surfaces (`.osd`).
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
