package import ThemeFormats
package import ThemeModel
package import ThemeProject

/// Finds the faults of themes on the pages that a worker shows.
package protocol PageAuditing: AnyObject {
  /// Finds the faults of a theme in a cell, state by state and page by page.
  ///
  /// `rules` follow the theme's own, for tests. `report` takes the faults of a page in a state;
  /// often none, and then it tells that GTK lives.
  func audit(
    _ reading: ThemeReading, in appearance: Appearance, _ cell: Cell, on pages: [StagedContent],
    adding rules: String, _ report: @escaping ([FoundFault]) -> Void
  ) throws
}
