package import ThemeFormats
package import ThemeModel
package import ThemeProject

/// Finds the faults of themes on the pages that a worker shows.
package protocol PageAuditing: AnyObject {
  /// Finds the faults of a theme in a cell, state by state and page by page.
  ///
  /// - Parameters:
  ///   - reading: The theme.
  ///   - appearance: One of the theme's.
  ///   - cell: What the desktop asks for beside it.
  ///   - pages: Pages of the stage.
  ///   - rules: Rules after the theme's own, for tests.
  ///   - report: Takes the faults of a page in a state; often none, and then it tells that GTK lives.
  /// - Throws: An error where the screen shows something else.
  func audit(
    _ reading: ThemeReading, in appearance: Appearance, _ cell: Cell, on pages: [StagedContent],
    adding rules: String, _ report: ([FoundFault]) -> Void
  ) throws
}
