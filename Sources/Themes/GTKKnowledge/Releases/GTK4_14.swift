extension ReleaseTable {
  /// How libadwaita 1.5.0 differs from 1.4.0, by its history: nobody painted it.
  static let gtk4_14 = #"""
    base	4.12
    release	gtk	4.14
    release	libadwaita	1.5.0
    stock	@popover_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@secondary_sidebar_border_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    used-by-rules	@secondary_sidebar_border_color
    stock	@secondary_sidebar_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    stock	@sidebar_border_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    used-by-rules	@sidebar_border_color
    stock	@sidebar_shade_color	#00000012 0 0 0 0.0700000003	#00000040 0 0 0 0.25
    -style-class	message-area
    node	AdwAboutDialog	dialog
    node	AdwAlertDialog	dialog
    node	AdwBottomSheet	bottom-sheet
    node	AdwDialog	dialog
    node	AdwDialogHost	dialog-host
    node	AdwFloatingSheet	floating-sheet
    node	AdwPreferencesDialog	dialog
    style-class	alert
    style-class	bottom-sheet
    style-class	dialog-window
    style-class	floating
    style-class	flush-left
    style-class	flush-right
    style-node	bottom-sheet
    style-node	dialog
    style-node	dialog-host
    style-node	drag-handle
    style-node	floating-sheet
    style-node	outline
    style-node	sheet
    """#
}
