import GTKKnowledge
import ThemeCSS

/// The style classes that widgets of GTK and libadwaita have, or that apps may give them.
package enum KnownStyleClass {
  package static let all = KnownNames(\.classes, documented: documented)

  private static let ofGTK3 = KnownNames(
    \.classes, of: Target.v3_24.releases, documented: [(.v3_24, given + " " + titleButtons)])

  /// Those that a stylesheet for a target may name.
  static func names(for target: Target) -> KnownNames { target.isForGTK3 ? ofGTK3 : all }

  /// Those that neither a new widget nor a stylesheet shows.
  private static let documented: [(GTKRelease, String)] = [
    (.v4_8, given),
    (.v4_10, "property"),
  ]

  /// Those of the buttons of GTK 3's header bars (gtkheaderbar.c).
  private static let titleButtons = "close maximize minimize titlebutton"

  /// Those that widgets get as they are used, or that apps have of old.
  private static let given =
    "active check content-view dragging entry-completion folded large maximize medium pulse "
    + "read-only reorderable-page small stack-switcher tooltip"
}
