package import ThemeModel
package import ThemeProject

/// A look of a theme: its appearance, and what the desktop asks for beside it.
package nonisolated struct AppVariant: Sendable {
  let appearance: Appearance
  let cell: Cell

  package init(_ appearance: Appearance, _ cell: Cell) {
    (self.appearance, self.cell) = (appearance, cell)
  }
}
