extension ReleaseTable {
  /// How libadwaita 1.4.0 differs from 1.3.0, by its history: nobody painted it.
  static let gtk4_12 = #"""
    base	4.10
    release	gtk	4.12
    release	libadwaita	1.4.0
    read	selected-row @accent_bg_color	#3c043940 premultiplied
    paint	selected-row	#0d213940 premultiplied
    stock	@headerbar_bg_color	#ffffff	#303030
    stock	@headerbar_darker_shade_color	#0000001f 0 0 0 0.119999997	#000000e5 0 0 0 0.899999976
    used-by-rules	@headerbar_darker_shade_color
    stock	@headerbar_shade_color	#0000001f 0 0 0 0.119999997	#0000005c 0 0 0 0.360000014
    stock	@popover_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    used-by-rules	@popover_shade_color
    stock	@secondary_sidebar_backdrop_color	#f6f6f6	#272727
    used-by-rules	@secondary_sidebar_backdrop_color
    stock	@secondary_sidebar_bg_color	#f3f3f3	#2a2a2a
    used-by-rules	@secondary_sidebar_bg_color
    stock	@secondary_sidebar_fg_color	#000000cc	#ffffff
    used-by-rules	@secondary_sidebar_fg_color
    stock	@secondary_sidebar_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    used-by-rules	@secondary_sidebar_shade_color
    stock	@sidebar_backdrop_color	#f2f2f2	#2a2a2a
    used-by-rules	@sidebar_backdrop_color
    stock	@sidebar_bg_color	#ebebeb	#303030
    used-by-rules	@sidebar_bg_color
    stock	@sidebar_fg_color	#000000cc	#ffffff
    used-by-rules	@sidebar_fg_color
    stock	@sidebar_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    used-by-rules	@sidebar_shade_color
    -style-node	junction
    -style-node	scalebutton
    node	AdwBackButton	widget
    node	AdwBreakpointBin	widget
    node	AdwNavigationSplitView	navigation-split-view
    node	AdwNavigationView	navigation-view
    node	AdwOverlaySplitView	overlay-split-view
    node	AdwSpinRow	row
    node	AdwSwitchRow	row
    node	AdwToolbarView	toolbarview
    style-class	appchooser
    style-class	border
    style-class	bottom-bar
    style-class	collapse-spacing
    style-class	colorchooser
    style-class	combo-searchbar
    style-class	content-pane
    style-class	dialog-action-box
    style-class	filechooser
    style-class	pagesetup
    style-class	property
    style-class	shortcuts
    style-class	sidebar-pane
    style-class	spin
    style-class	top-bar
    style-class	undershoot-bottom
    style-class	undershoot-end
    style-class	undershoot-start
    style-class	undershoot-top
    style-node	filelistcell
    style-node	navigation-view
    style-node	overlay-split-view
    style-node	tabboxchild
    style-node	toolbarview
    """#
}
