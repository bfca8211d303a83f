import GTKKnowledge

/// A name of GTK's or libadwaita's that is deprecated, and what people use instead.
struct DeprecatedName: Sendable {
  enum Kind: String, Sendable {
    case styleClass = "style class"
    case node
  }

  let kind: Kind
  let name: String

  /// The library and its release that deprecated it, such as `libadwaita 1.4`.
  let library: String

  /// The release of GTK that it goes with.
  let since: GTKRelease

  /// What to do instead.
  let instead: String

  /// Those that the documentation of GTK and libadwaita calls deprecated (the pages of each widget,
  /// and "Style classes").
  static let all: [DeprecatedName] = [
    DeprecatedName(
      kind: .styleClass, name: "dim-label", library: "libadwaita 1.7", since: .v4_18,
      instead: "give the widget the style class 'dimmed'"),
    node("leaflet", .v4_12, "libadwaita 1.4", "AdwNavigationSplitView or AdwNavigationView"),
    node("flap", .v4_12, "libadwaita 1.4", "AdwOverlaySplitView"),
    node("squeezer", .v4_12, "libadwaita 1.4", "AdwBreakpoint"),
    node("viewswitchertitle", .v4_12, "libadwaita 1.4", "AdwViewSwitcher and AdwBreakpoint"),
    node("infobar", .v4_10, "GTK 4.10", "AdwBanner"),
    node("treeview", .v4_10, "GTK 4.10", "GtkColumnView or GtkListView"),
    node("iconview", .v4_10, "GTK 4.10", "GtkGridView"),
    node("combobox", .v4_10, "GTK 4.10", "GtkDropDown"),
    node("statusbar", .v4_10, "GTK 4.10", "a label"),
  ]

  private static func node(
    _ name: String, _ since: GTKRelease, _ library: String, _ instead: String
  ) -> DeprecatedName {
    DeprecatedName(
      kind: .node, name: name, library: library, since: since, instead: "use \(instead)")
  }
}
