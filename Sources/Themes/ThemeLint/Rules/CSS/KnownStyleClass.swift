import GTKKnowledge

/// The style classes that widgets of GTK and libadwaita have, or that apps may give them.
package enum KnownStyleClass {
  package static let all = KnownNames(\.classes, documented: documented)

  /// Those that neither a new widget nor a stylesheet shows.
  private static let documented: [(GTKRelease, String)] = [
    (
      .v4_8,
      "active check content-view dragging entry-completion folded large maximize medium pulse "
        + "read-only reorderable-page small stack-switcher tooltip"
    ),
    (.v4_10, "property"),
  ]
}
