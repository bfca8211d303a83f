import GTKKnowledge
import ThemeCSS

/// The nodes that widgets of GTK and libadwaita are made of, by the names that selectors use.
package enum KnownNode {
  package static let all = KnownNames(\.nodes, documented: documented)

  private static let ofGTK3 = KnownNames(
    \.nodes, of: Target.v3_24.releases, documented: [(.v3_24, "link livery"), (.v3_24, libhandy)])

  /// The nodes of libhandy, which is for GTK 3 what libadwaita is for GTK 4.
  private static let libhandy =
    "avatar carousel clamp deck flap keypad leaflet preferencesgroup preferencespage squeezer "
    + "statuspage tab tabbar tabbox tabview viewswitcher viewswitcherbar viewswitchertitle windowhandle"

  /// Those that a stylesheet for a target may name.
  static func names(for target: Target) -> KnownNames { target.isForGTK3 ? ofGTK3 : all }

  /// Those that neither a new widget nor a stylesheet shows, and what stylesheets of Livery's name
  /// besides: `boxview`, Livery's sample, and `livery`, which nothing is.
  private static let documented: [(GTKRelease, String)] = [
    (.v4_8, "boxview filechooserbutton indent livery mark"),
    (.v4_10, "filelistcell page-thumbnail"),
    (.v4_12, "breakpoint-bin navigation-view-page"),
    (.v4_24, "preedit"),
  ]
}
