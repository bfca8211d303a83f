package import ThemeModel
package import ThemeProject

/// A variant of a theme: its appearance, and the desktop settings with it.
package nonisolated struct AppVariant: Sendable {
  let appearance: Appearance
  let cell: Cell

  package init(_ appearance: Appearance, _ cell: Cell) {
    (self.appearance, self.cell) = (appearance, cell)
  }
}
