extension ReleaseTable {
  /// How libadwaita 1.8.0 differs from 1.7.0, by its history: nobody painted it.
  static let gtk4_20 = #"""
    base	4.18
    release	gtk	4.20
    release	libadwaita	1.8.0
    node	AdwShortcutLabel	shortcut-label
    node	AdwShortcutRow	row
    node	AdwShortcutsDialog	dialog
    style-class	document
    style-class	navigation-box
    style-class	shortcut-row
    style-class	title-box
    style-node	shortcut-label
    at-rule	media
    media-feature	prefers-color-scheme
    media-feature	prefers-contrast
    """#
}
