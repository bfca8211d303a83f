extension ReleaseTable {
  /// How libadwaita 1.6.0 differs from 1.7.0, by its history: nobody painted it.
  static let gtk4_16 = #"""
    base	4.18
    release	gtk	4.16
    release	libadwaita	1.6.0
    -stock	--active-toggle-bg-color
    -stock	--active-toggle-fg-color
    -stock	--overview-bg-color
    -stock	--overview-fg-color
    stock	--border-color	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    stock	--card-fg-color	#000000cc	#ffffff
    stock	--card-shade-color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	--dialog-bg-color	#fafafa	#383838
    stock	--dialog-fg-color	#000000cc	#ffffff
    stock	--headerbar-backdrop-color	#fafafa	#242424
    stock	--headerbar-bg-color	#ffffff	#303030
    stock	--headerbar-border-color	#000000cc	#ffffff
    stock	--headerbar-darker-shade-color	#0000001f 0 0 0 0.119999997	#000000e5 0 0 0 0.899999976
    stock	--headerbar-fg-color	#000000cc	#ffffff
    stock	--headerbar-shade-color	#0000001f 0 0 0 0.119999997	#0000005c 0 0 0 0.360000014
    stock	--popover-bg-color	#ffffff	#383838
    stock	--popover-fg-color	#000000cc	#ffffff
    stock	--popover-shade-color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	--scrollbar-outline-color	#ffffff	#000000f2 0 0 0 0.949999988
    stock	--secondary-sidebar-backdrop-color	#f6f6f6	#272727
    stock	--secondary-sidebar-bg-color	#f3f3f3	#2a2a2a
    stock	--secondary-sidebar-border-color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	--secondary-sidebar-fg-color	#000000cc	#ffffff
    stock	--secondary-sidebar-shade-color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	--shade-color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	--sidebar-backdrop-color	#f2f2f2	#2a2a2a
    stock	--sidebar-bg-color	#ebebeb	#303030
    stock	--sidebar-border-color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	--sidebar-fg-color	#000000cc	#ffffff
    stock	--sidebar-shade-color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	--thumbnail-bg-color	#ffffff	#383838
    stock	--thumbnail-fg-color	#000000cc	#ffffff
    stock	--view-bg-color	#ffffff	#1e1e1e
    stock	--view-fg-color	#000000cc	#ffffff
    stock	--window-bg-color	#fafafa	#242424
    stock	--window-fg-color	#000000cc	#ffffff
    stock	@borders	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    stock	@card_fg_color	#000000cc	#ffffff
    stock	@card_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@dialog_bg_color	#fafafa	#383838
    stock	@dialog_fg_color	#000000cc	#ffffff
    stock	@headerbar_backdrop_color	#fafafa	#242424
    stock	@headerbar_bg_color	#ffffff	#303030
    stock	@headerbar_border_color	#000000cc	#ffffff
    stock	@headerbar_darker_shade_color	#0000001f 0 0 0 0.119999997	#000000e5 0 0 0 0.899999976
    stock	@headerbar_fg_color	#000000cc	#ffffff
    stock	@headerbar_shade_color	#0000001f 0 0 0 0.119999997	#0000005c 0 0 0 0.360000014
    stock	@insensitive_base_color	#ffffff	#1e1e1e
    stock	@insensitive_bg_color	#fcfcfc	#222222 0.13176471 0.13176471 0.13176471 1
    stock	@insensitive_fg_color	#00000066	#ffffff80 1 1 1 0.5
    stock	@popover_bg_color	#ffffff	#383838
    stock	@popover_fg_color	#000000cc	#ffffff
    stock	@popover_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@scrollbar_outline_color	#ffffff	#000000f2 0 0 0 0.949999988
    stock	@secondary_sidebar_backdrop_color	#f6f6f6	#272727
    stock	@secondary_sidebar_bg_color	#f3f3f3	#2a2a2a
    stock	@secondary_sidebar_border_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@secondary_sidebar_fg_color	#000000cc	#ffffff
    stock	@secondary_sidebar_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@sidebar_backdrop_color	#f2f2f2	#2a2a2a
    stock	@sidebar_bg_color	#ebebeb	#303030
    stock	@sidebar_border_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@sidebar_fg_color	#000000cc	#ffffff
    stock	@sidebar_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@theme_base_color	#ffffff	#1e1e1e
    stock	@theme_bg_color	#fafafa	#242424
    stock	@theme_fg_color	#000000cc	#ffffff
    stock	@theme_text_color	#000000cc	#ffffff
    stock	@theme_unfocused_base_color	#ffffff	#1e1e1e
    stock	@theme_unfocused_bg_color	#fafafa	#242424
    stock	@theme_unfocused_fg_color	#000000cc	#ffffff
    stock	@theme_unfocused_text_color	#000000cc	#ffffff
    stock	@thumbnail_bg_color	#ffffff	#383838
    stock	@thumbnail_fg_color	#000000cc	#ffffff
    stock	@unfocused_borders	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    stock	@unfocused_insensitive_color	#fcfcfc	#222222 0.13176471 0.13176471 0.13176471 1
    stock	@view_bg_color	#ffffff	#1e1e1e
    stock	@view_fg_color	#000000cc	#ffffff
    stock	@window_bg_color	#fafafa	#242424
    stock	@window_fg_color	#000000cc	#ffffff
    -node	AdwAdaptivePreview
    -node	AdwInlineViewSwitcher
    -node	AdwToggleGroup
    -node	AdwWrapBox
    -style-class	both
    -style-class	custom
    -style-class	device-view
    -style-class	dimmed
    -style-class	isolated
    -style-class	labels
    -style-class	outline
    -style-class	round
    -style-class	screen-view
    -style-class	shell-bottom-bar
    -style-class	shell-top-bar
    -style-node	adaptive-preview
    -style-node	inline-view-switcher
    -style-node	toggle
    -style-node	toggle-group
    -tree	AdwAdaptivePreview
    -tree	AdwInlineViewSwitcher
    -tree	AdwToggleGroup
    -tree	AdwWrapBox
    style-class	sourceview
    """#
}
