package import ThemeModel
package import ThemeProject

/// A variant of a theme: its appearance, and the desktop settings with it.
package nonisolated struct AppVariant: Sendable {
  let appearance: Appearance
  let variant: Variant

  package init(_ appearance: Appearance, _ variant: Variant) {
    (self.appearance, self.variant) = (appearance, variant)
  }
}
