extension ReleaseTable {
  /// How libadwaita 1.9.0 differs from 1.8.0, by its history: nobody painted it.
  static let gtk4_22 = #"""
    base	4.20
    release	gtk	4.22
    release	libadwaita	1.9.0
    -style-node	a
    node	AdwLinkRow	row
    node	AdwSidebar	sidebar
    node	AdwViewSwitcherSidebar	view-switcher-sidebar
    style-class	dot
    style-class	first
    style-class	page
    style-node	sidebar
    style-node	view-switcher-sidebar
    media-feature	prefers-reduced-motion
    """#
}
