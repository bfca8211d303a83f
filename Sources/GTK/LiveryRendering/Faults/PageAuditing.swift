package import ThemeFormats
package import ThemeModel
package import ThemeProject

/// Finds the faults of themes on the pages that a worker shows.
package protocol PageAuditing: AnyObject {
  /// Finds the faults of a theme in a variant, state by state and page by page.
  ///
  /// `rules` follow the theme's own, for tests. `report` receives the faults of a page in a state;
  /// they are often empty, and then show that GTK is still running.
  func audit(
    _ reading: ThemeReading, in appearance: Appearance, _ variant: Variant,
    on pages: [StagedContent],
    adding rules: String, _ report: @escaping ([FoundFault]) -> Void
  ) throws
}
