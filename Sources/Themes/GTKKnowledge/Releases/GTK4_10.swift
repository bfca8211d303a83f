extension ReleaseTable {
  /// How libadwaita 1.3.0 differs from 1.2.2, by its history: nobody painted it.
  static let gtk4_10 = #"""
    base	4.8
    release	gtk	4.10
    release	libadwaita	1.3.0
    -read	selected-row @view_fg_color
    read	selected-row @accent_bg_color	#24022226 premultiplied
    paint	selected-row	#07132226 premultiplied
    stock	@thumbnail_bg_color	#ffffff	#383838
    used-by-rules	@thumbnail_bg_color
    stock	@thumbnail_fg_color	#000000cc	#ffffff
    used-by-rules	@thumbnail_fg_color
    -style-class	slider-button
    node	AdwBanner	banner
    node	AdwTabButton	tabbutton
    node	AdwTabGrid	tabgrid
    node	AdwTabOverview	taboverview
    node	AdwTabThumbnail	tabthumbnail
    style-class	has-body
    style-class	has-heading
    style-class	icon-title-box
    style-class	inline-buttons
    style-class	new-tab-button
    style-class	overview
    style-class	pinned
    style-class	small
    style-class	tab-unpin-icon
    style-class	today
    style-node	banner
    style-node	filethumbnail
    style-node	tabbutton
    style-node	tabgrid
    style-node	tabgridchild
    style-node	taboverview
    style-node	tabthumbnail
    """#
}
