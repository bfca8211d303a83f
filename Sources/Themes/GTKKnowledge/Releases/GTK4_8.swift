extension ReleaseTable {
  /// What GTK 4.8.3 and libadwaita 1.2.2 say of themselves, written by gtk-knowledge.
  static let gtk4_8 = #"""
    release	gtk	4.8.3
    release	libadwaita	1.2.2
    precedence	name	name
    precedence	name above variable	name
    precedence	name after variable	name
    precedence	name below theme	stock
    precedence	variable	stock
    precedence	variable after name	name
    precedence	variable of all nodes	stock
    precedence	variable of windows	stock
    stock	@accent_bg_color	#3584e4
    stock	@accent_color	#1c71d8	#78aeed
    stock	@accent_fg_color	#ffffff
    stock	@blue_1	#99c1f1
    stock	@blue_2	#62a0ea
    stock	@blue_3	#3584e4
    stock	@blue_4	#1c71d8
    stock	@blue_5	#1a5fb4
    stock	@borders	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    stock	@brown_1	#cdab8f
    stock	@brown_2	#b5835a
    stock	@brown_3	#986a44
    stock	@brown_4	#865e3c
    stock	@brown_5	#63452c
    stock	@card_bg_color	#ffffff	#ffffff14 1 1 1 0.0799999982
    stock	@card_fg_color	#000000cc	#ffffff
    stock	@card_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@dark_1	#77767b
    stock	@dark_2	#5e5c64
    stock	@dark_3	#3d3846
    stock	@dark_4	#241f31
    stock	@dark_5	#000000
    stock	@destructive_bg_color	#e01b24	#c01c28
    stock	@destructive_color	#c01c28	#ff7b63
    stock	@destructive_fg_color	#ffffff
    stock	@dialog_bg_color	#fafafa	#383838
    stock	@dialog_fg_color	#000000cc	#ffffff
    stock	@error_bg_color	#e01b24	#c01c28
    stock	@error_color	#c01c28	#ff7b63
    stock	@error_fg_color	#ffffff
    stock	@green_1	#8ff0a4
    stock	@green_2	#57e389
    stock	@green_3	#33d17a
    stock	@green_4	#2ec27e
    stock	@green_5	#26a269
    stock	@headerbar_backdrop_color	#fafafa	#242424
    stock	@headerbar_bg_color	#ebebeb	#303030
    stock	@headerbar_border_color	#000000cc	#ffffff
    stock	@headerbar_fg_color	#000000cc	#ffffff
    stock	@headerbar_shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@insensitive_base_color	#ffffff	#1e1e1e
    stock	@insensitive_bg_color	#fcfcfc	#222222 0.13176471 0.13176471 0.13176471 1
    stock	@insensitive_fg_color	#00000066	#ffffff80 1 1 1 0.5
    stock	@light_1	#ffffff
    stock	@light_2	#f6f5f4
    stock	@light_3	#deddda
    stock	@light_4	#c0bfbc
    stock	@light_5	#9a9996
    stock	@orange_1	#ffbe6f
    stock	@orange_2	#ffa348
    stock	@orange_3	#ff7800
    stock	@orange_4	#e66100
    stock	@orange_5	#c64600
    stock	@popover_bg_color	#ffffff	#383838
    stock	@popover_fg_color	#000000cc	#ffffff
    stock	@purple_1	#dc8add
    stock	@purple_2	#c061cb
    stock	@purple_3	#9141ac
    stock	@purple_4	#813d9c
    stock	@purple_5	#613583
    stock	@red_1	#f66151
    stock	@red_2	#ed333b
    stock	@red_3	#e01b24
    stock	@red_4	#c01c28
    stock	@red_5	#a51d2d
    stock	@scrollbar_outline_color	#ffffff	#00000080 0 0 0 0.5
    stock	@shade_color	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014
    stock	@success_bg_color	#2ec27e	#26a269
    stock	@success_color	#1b8553	#8ff0a4
    stock	@success_fg_color	#ffffff
    stock	@theme_base_color	#ffffff	#1e1e1e
    stock	@theme_bg_color	#fafafa	#242424
    stock	@theme_fg_color	#000000cc	#ffffff
    stock	@theme_selected_bg_color	#3584e4
    stock	@theme_selected_fg_color	#ffffff
    stock	@theme_text_color	#000000cc	#ffffff
    stock	@theme_unfocused_base_color	#ffffff	#1e1e1e
    stock	@theme_unfocused_bg_color	#fafafa	#242424
    stock	@theme_unfocused_fg_color	#000000cc	#ffffff
    stock	@theme_unfocused_selected_bg_color	#3584e4
    stock	@theme_unfocused_selected_fg_color	#ffffff
    stock	@theme_unfocused_text_color	#000000cc	#ffffff
    stock	@unfocused_borders	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    stock	@unfocused_insensitive_color	#fcfcfc	#222222 0.13176471 0.13176471 0.13176471 1
    stock	@view_bg_color	#ffffff	#1e1e1e
    stock	@view_fg_color	#000000cc	#ffffff
    stock	@warning_bg_color	#e5a50a	#cd9309
    stock	@warning_color	#9c6e03	#f8e45c
    stock	@warning_fg_color	#000000cc
    stock	@window_bg_color	#fafafa	#242424
    stock	@window_fg_color	#000000cc	#ffffff
    stock	@yellow_1	#f9f06b
    stock	@yellow_2	#f8e45c
    stock	@yellow_3	#f6d32d
    stock	@yellow_4	#f5c211
    stock	@yellow_5	#e5a50a
    link	@accent_bg_color @blue_3	same
    link	@accent_color @blue_4	same	-
    link	@borders @window_fg_color	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	@destructive_bg_color @red_3	same	-
    link	@destructive_bg_color @red_4	-	same
    link	@destructive_color @red_4	same	-
    link	@error_bg_color @red_3	same	-
    link	@error_bg_color @red_4	-	same
    link	@error_color @red_4	same	-
    link	@headerbar_backdrop_color @window_bg_color	same
    link	@insensitive_base_color @view_bg_color	same
    link	@insensitive_bg_color @view_bg_color	#f69df2 0.964705884 0.616470575 0.949019611 1	#761d72 0.461176485 0.112941183 0.445490211 1
    link	@insensitive_bg_color @window_bg_color	#f671f0 0.964705884 0.442352951 0.941176474 1	#9c1796 0.611764729 0.0894117653 0.588235319 1
    link	@insensitive_fg_color @window_fg_color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	@success_bg_color @green_4	same	-
    link	@success_bg_color @green_5	-	same
    link	@success_color @green_1	-	same
    link	@theme_base_color @view_bg_color	same
    link	@theme_bg_color @window_bg_color	same
    link	@theme_fg_color @window_fg_color	same
    link	@theme_selected_bg_color @accent_bg_color	same
    link	@theme_selected_fg_color @accent_fg_color	same
    link	@theme_text_color @view_fg_color	same
    link	@theme_unfocused_base_color @view_bg_color	same
    link	@theme_unfocused_bg_color @window_bg_color	same
    link	@theme_unfocused_fg_color @window_fg_color	same
    link	@theme_unfocused_selected_bg_color @accent_bg_color	same
    link	@theme_unfocused_selected_fg_color @accent_fg_color	same
    link	@theme_unfocused_text_color @view_fg_color	same
    link	@unfocused_borders @window_fg_color	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	@unfocused_insensitive_color @insensitive_bg_color	same
    link	@warning_bg_color @yellow_5	same	-
    link	@warning_color @yellow_2	-	same
    used-by-rules	@accent_bg_color
    used-by-rules	@accent_color
    used-by-rules	@accent_fg_color
    used-by-rules	@card_bg_color
    used-by-rules	@card_fg_color
    used-by-rules	@card_shade_color
    used-by-rules	@destructive_bg_color
    used-by-rules	@destructive_color
    used-by-rules	@destructive_fg_color
    used-by-rules	@dialog_bg_color
    used-by-rules	@dialog_fg_color
    used-by-rules	@error_bg_color
    used-by-rules	@error_color
    used-by-rules	@error_fg_color
    used-by-rules	@headerbar_backdrop_color
    used-by-rules	@headerbar_bg_color
    used-by-rules	@headerbar_border_color
    used-by-rules	@headerbar_fg_color
    used-by-rules	@headerbar_shade_color
    used-by-rules	@popover_bg_color
    used-by-rules	@popover_fg_color
    used-by-rules	@scrollbar_outline_color
    used-by-rules	@shade_color
    used-by-rules	@success_bg_color
    used-by-rules	@success_color
    used-by-rules	@success_fg_color
    used-by-rules	@view_bg_color
    used-by-rules	@view_fg_color
    used-by-rules	@warning_bg_color
    used-by-rules	@warning_color
    used-by-rules	@warning_fg_color
    used-by-rules	@window_bg_color
    used-by-rules	@window_fg_color
    used-by-names	@accent_bg_color
    used-by-names	@accent_fg_color
    used-by-names	@blue_3
    used-by-names	@blue_4
    used-by-names	@green_1
    used-by-names	@green_4
    used-by-names	@green_5
    used-by-names	@insensitive_bg_color
    used-by-names	@red_3
    used-by-names	@red_4
    used-by-names	@view_bg_color
    used-by-names	@view_fg_color
    used-by-names	@window_bg_color
    used-by-names	@window_fg_color
    used-by-names	@yellow_2
    used-by-names	@yellow_5
    paint	accent	#1c71d8	#78aeed
    paint	accent-bg	#3584e4
    paint	accent-fg	#ffffff
    paint	action-bar-bg	#ebebeb	#303030
    paint	attention	#000000cc	#ffffff
    paint	border	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    paint	button-bg	#00000014 premultiplied	#19191919 premultiplied
    paint	button-fg	#000000cc	#ffffff
    paint	calendar-bg	#ffffff	#1e1e1e
    paint	calendar-other-day	#0000003d 0 0 0 0.24000001	#ffffff4d 1 1 1 0.300000012
    paint	card-bg	#ffffff	#14141414 premultiplied
    paint	card-fg	#000000cc	#ffffff
    paint	card-shadow	#00000008 0 0 0 0.0299999993	#00000008 0 0 0 0.0299999993	#00000066	#ffffff80 1 1 1 0.5
    paint	check	#68a3eb
    paint	check-border	#0000001f 0 0 0 0.120000005	#ffffff26 1 1 1 0.150000006	#00000066	#ffffff80 1 1 1 0.5
    paint	checked-button-bg	#0000003d premultiplied	#4c4c4c4c premultiplied
    paint	destructive-bg	#e01b24	#c01c28
    paint	destructive-fg	#ffffff
    paint	dialog-bg	#fafafa	#383838
    paint	dim-label	#000000cc * 0.55	#ffffff * 0.55	#000000cc * 0.9	#ffffff * 0.9
    paint	dim-link	#0c315f70 premultiplied	#4260828c premultiplied	#14519cb8 premultiplied	#6c9dd6e6 premultiplied
    paint	dimmed	#000000cc	#ffffff
    paint	disabled	#000000cc * 0.5	#ffffff * 0.5	#000000cc * 0.4	#ffffff * 0.4
    paint	disabled-button-fg	#000000cc	#ffffff
    paint	entry-bg	#00000014 premultiplied	#19191919 premultiplied
    paint	entry-error	#c01c28	#ff7b63
    paint	entry-fg	#000000cc	#ffffff
    paint	entry-focus-ring	#1c71d880 0.109803922 0.443137258 0.847058833 0.5	#78aeed80 0.470588237 0.68235296 0.929411769 0.5	#1c71d8cc	#78aeedcc
    paint	error	#c01c28	#ff7b63
    paint	flat-button-bg	#00000000 premultiplied
    paint	flat-button-fg	#000000cc	#ffffff
    paint	focus-ring	#1c71d880 0.109803922 0.443137258 0.847058833 0.5	#78aeed80 0.470588237 0.68235296 0.929411769 0.5	#1c71d8cc	#78aeedcc
    paint	group-description	#000000cc * 0.55	#ffffff * 0.55	#000000cc * 0.9	#ffffff * 0.9
    paint	group-title	#000000cc	#ffffff
    paint	headerbar-backdrop	#fafafa	#242424
    paint	headerbar-bg	#ebebeb	#303030
    paint	headerbar-border	#0000001e premultiplied	#26262626 premultiplied	#00000066 premultiplied	#80808080 premultiplied
    paint	headerbar-fg	#000000cc	#ffffff
    paint	headerbar-shade	none	none	#00000066	#ffffff80 1 1 1 0.5
    paint	headerbar-shade-line	#dbdbdb	#1f1f1f	#8d8d8d	#989898
    paint	info-bar-error	#f3b7ba	#532125
    paint	info-bar-warning	#f4e1b2	#57451c
    paint	keycap-bg	#ffffff	#14141414 premultiplied
    paint	keycap-fg	#000000cc	#ffffff
    paint	level-full	#2ec27e	#26a269
    paint	level-high	#3584e4
    paint	level-low	#3584e4
    paint	link	#165aadcc premultiplied	#78aeed
    paint	link-button	#1c71d8	#78aeed
    paint	list-bg	#ffffff	#14141414 premultiplied
    paint	navigation-sidebar-bg	#00000000 premultiplied
    paint	navigation-sidebar-selected	#00000014 premultiplied	#19191919 premultiplied
    paint	opaque-button-bg	#d5d5d5f8 premultiplied	#454545
    paint	opaque-button-fg	#000000cc	#ffffff
    paint	osd	#ffffffe5 1 1 1 0.899999976
    paint	osd-accent	#1c71d8	#78aeed
    paint	osd-accent-bg	#bfbfbfbf premultiplied
    paint	osd-bg	#000000b3 premultiplied
    paint	osd-destructive-bg	#e01b24	#c01c28
    paint	osd-error	#c01c28	#ff7b63
    paint	osd-success	#1b8553	#8ff0a4
    paint	osd-warning	#9c6e03	#f8e45c
    paint	placeholder	#000000cc * 0.55	#ffffff * 0.55	#000000cc * 0.9	#ffffff * 0.9
    paint	popover-bg	#ffffff	#383838
    paint	popover-fg	#000000cc	#ffffff
    paint	progress	#3584e4
    paint	response-destructive	#c01c28	#ff7b63
    paint	response-suggested	#1c71d8	#78aeed
    paint	row-line	#00000012 0 0 0 0.0700000003	#0000005c 0 0 0 0.360000014	#00000066	#ffffff80 1 1 1 0.5
    paint	row-subtitle	#000000cc * 0.55	#ffffff * 0.55	#000000cc * 0.9	#ffffff * 0.9
    paint	row-title	#000000cc	#ffffff
    paint	scale-highlight	#3584e4
    paint	scale-slider	#ffffff	#d2d2d2
    paint	scrollbar-outline	#ffffff59 1 1 1 0.349999994	#0000002d 0 0 0 0.174999997	#ffffff99	#0000004d 0 0 0 0.300000012
    paint	scrollbar-slider	#24242439 premultiplied	#1d1d1d2f premultiplied	#3d3d3d62 premultiplied	#36363654 premultiplied
    paint	search-bar-bg	#ebebeb	#303030
    paint	selected-row	#00000014 premultiplied	#19191919 premultiplied
    paint	selection	#0f27444c premultiplied
    paint	separator	#0000001e premultiplied	#26262626 premultiplied	#00000066 premultiplied	#80808080 premultiplied
    paint	spinner	#000000cc	#ffffff
    paint	status-description	#000000cc	#ffffff
    paint	status-title	#000000cc	#ffffff
    paint	success	#1b8553	#8ff0a4
    paint	suggested-focus-ring	#1c71d880 0.109803922 0.443137258 0.847058833 0.5	#78aeed80 0.470588237 0.68235296 0.929411769 0.5	#1c71d8cc	#78aeedcc
    paint	switch-knob	#ffffff
    paint	switch-off	#0000001e premultiplied	#26262626 premultiplied	#0000003d premultiplied	#4c4c4c4c premultiplied
    paint	switch-on	#3584e4
    paint	tab-bar-bg	#ebebeb	#303030
    paint	text-view-bg	#ffffff	#1e1e1e
    paint	toast	#ffffffe5 1 1 1 0.899999976
    paint	toast-accent	#1c71d8	#78aeed
    paint	toast-bg	#000000b3 premultiplied
    paint	toast-error	#c01c28	#ff7b63
    paint	toast-success	#1b8553	#8ff0a4
    paint	toast-warning	#9c6e03	#f8e45c
    paint	trough	#0000001e premultiplied	#26262626 premultiplied	#00000045 premultiplied	#56565656 premultiplied
    paint	view-bg	#ffffff	#1e1e1e
    paint	view-fg	#000000cc	#ffffff
    paint	warning	#9c6e03	#f8e45c
    paint	window-bg	#fafafa	#242424
    paint	window-fg	#000000cc	#ffffff
    read	accent @accent_color	same
    read	accent-bg @accent_bg_color	same
    read	accent-fg @accent_fg_color	same
    read	action-bar-bg @headerbar_bg_color	same
    read	attention @window_fg_color	same
    read	border @window_fg_color	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	button-bg @window_fg_color	#18011719 premultiplied
    read	button-fg @window_fg_color	same
    read	calendar-bg @view_bg_color	same
    read	calendar-other-day @view_fg_color	#f012e64d 0.941176474 0.0705882385 0.90196079 0.300000012
    read	card-bg @card_bg_color	same
    read	card-fg @card_fg_color	same
    read	card-shadow @card_fg_color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	check @accent_bg_color	#f44eec
    read	check @accent_fg_color	#6467e5
    read	check-border @window_fg_color	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e626 0.941176474 0.0705882385 0.90196079 0.150000006	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	checked-button-bg @window_fg_color	#4805454c premultiplied
    read	destructive-bg @destructive_bg_color	same
    read	destructive-fg @destructive_fg_color	same
    read	dialog-bg @dialog_bg_color	same
    read	dim-label @window_fg_color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	dim-link @accent_color	#69086570 premultiplied	#840a7e8c premultiplied	#ad0da6b8 premultiplied	#d810cfe6 premultiplied
    read	dim-link @window_fg_color	#0f3e778c premultiplied	-	#1966c3e6 premultiplied	-
    read	dimmed @window_fg_color	same
    read	disabled @window_fg_color	#f012e6 * 0.5	#f012e6 * 0.5	#f012e6 * 0.4	#f012e6 * 0.4
    read	disabled-button-fg @window_fg_color	same
    read	entry-bg @window_fg_color	#18011719 premultiplied
    read	entry-error @error_color	same
    read	entry-fg @window_fg_color	same
    read	entry-focus-ring @accent_color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	error @error_color	same
    read	flat-button-fg @window_fg_color	same
    read	focus-ring @accent_color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	group-description @window_fg_color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	group-title @window_fg_color	same
    read	headerbar-backdrop @headerbar_backdrop_color	same
    read	headerbar-bg @headerbar_bg_color	same
    read	headerbar-border @headerbar_fg_color	#24022226 premultiplied	#24022226 premultiplied	#78097380 premultiplied	#78097380 premultiplied
    read	headerbar-fg @headerbar_fg_color	same
    read	headerbar-shade @headerbar_fg_color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	headerbar-shade-line @headerbar_bg_color	#e011d7	#990c93	#900b8a	#f889f3
    read	headerbar-shade-line @headerbar_border_color	-	-	#ed7ee8	#90218b
    read	headerbar-shade-line @headerbar_shade_color	same	same	-	-
    read	info-bar-error @error_bg_color	#f7b5f4	#611e5e
    read	info-bar-error @window_bg_color	#ec14ac	#e215ad
    read	info-bar-warning @warning_bg_color	#f7b5f4	#611e5e
    read	info-bar-warning @window_bg_color	#ed3ea4	#e638a4
    read	keycap-bg @card_bg_color	same
    read	keycap-fg @card_fg_color	same
    read	level-full @success_bg_color	same
    read	level-high @accent_bg_color	same
    read	level-low @accent_bg_color	same
    read	link @accent_color	#c00eb8cc premultiplied	same
    read	link @window_fg_color	#1c71d8	-
    read	link-button @accent_color	same
    read	list-bg @card_bg_color	same
    read	navigation-sidebar-selected @window_fg_color	#18011719 premultiplied
    read	opaque-button-bg @window_bg_color	#cc0fc4f8 premultiplied	#f335ea
    read	opaque-button-bg @window_fg_color	#f9d8f7	#422141
    read	opaque-button-fg @window_fg_color	same
    read	osd-accent @accent_color	same
    read	osd-destructive-bg @destructive_bg_color	same
    read	osd-error @error_color	same
    read	osd-success @success_color	same
    read	osd-warning @warning_color	same
    read	placeholder @window_fg_color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	popover-bg @popover_bg_color	same
    read	popover-fg @popover_fg_color	same
    read	progress @accent_bg_color	same
    read	response-destructive @destructive_color	same
    read	response-suggested @accent_color	same
    read	row-line @card_fg_color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	row-line @card_shade_color	same	same	-	-
    read	row-subtitle @card_fg_color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	row-title @card_fg_color	same
    read	scale-highlight @accent_bg_color	same
    read	scale-slider @view_bg_color	#fcd0fa
    read	scrollbar-outline @scrollbar_outline_color	#f012e659 0.941176474 0.0705882385 0.90196079 0.349999994	#f012e659 0.941176474 0.0705882385 0.90196079 0.349999994	#f012e699	#f012e699
    read	scrollbar-slider @scrollbar_outline_color	#22022039 premultiplied	#3d1d3b3f premultiplied	#3a043762 premultiplied	#6832656b premultiplied
    read	scrollbar-slider @window_fg_color	#3d263c3f premultiplied	#1b021a2f premultiplied	#6940676b premultiplied	#33043154 premultiplied
    read	search-bar-bg @headerbar_bg_color	same
    read	selected-row @view_fg_color	#18011719 premultiplied
    read	selection @accent_bg_color	#4805454c premultiplied
    read	separator @window_fg_color	#24022226 premultiplied	#24022226 premultiplied	#78097380 premultiplied	#78097380 premultiplied
    read	spinner @window_fg_color	same
    read	status-description @window_fg_color	same
    read	status-title @window_fg_color	same
    read	success @success_color	same
    read	suggested-focus-ring @accent_color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	switch-off @window_fg_color	#24022226 premultiplied	#24022226 premultiplied	#4805454c premultiplied	#4805454c premultiplied
    read	switch-on @accent_bg_color	same
    read	tab-bar-bg @headerbar_bg_color	same
    read	text-view-bg @view_bg_color	same
    read	toast-accent @accent_color	same
    read	toast-error @error_color	same
    read	toast-success @success_color	same
    read	toast-warning @warning_color	same
    read	trough @window_fg_color	#24022226 premultiplied	#24022226 premultiplied	#51064d56 premultiplied	#51064d56 premultiplied
    read	view-bg @view_bg_color	same
    read	view-fg @view_fg_color	same
    read	warning @warning_color	same
    read	window-bg @window_bg_color	same
    read	window-fg @window_fg_color	same
    node	AdwAboutWindow	window
    node	AdwActionRow	row
    node	AdwApplicationWindow	window
    node	AdwAvatar	widget
    node	AdwBin	widget
    node	AdwButtonContent	buttoncontent
    node	AdwCarousel	carousel
    node	AdwCarouselIndicatorDots	carouselindicatordots
    node	AdwCarouselIndicatorLines	carouselindicatorlines
    node	AdwClamp	clamp
    node	AdwClampScrollable	clamp
    node	AdwComboRow	row
    node	AdwEntryRow	row
    node	AdwExpanderRow	row
    node	AdwFlap	flap
    node	AdwHeaderBar	headerbar
    node	AdwLeaflet	leaflet
    node	AdwMessageDialog	window
    node	AdwPasswordEntryRow	row
    node	AdwPreferencesGroup	preferencesgroup
    node	AdwPreferencesPage	preferencespage
    node	AdwPreferencesRow	row
    node	AdwPreferencesWindow	window
    node	AdwSplitButton	splitbutton
    node	AdwSqueezer	squeezer
    node	AdwStatusPage	statuspage
    node	AdwSwipeable	(null)
    node	AdwTabBar	tabbar
    node	AdwTabView	tabview
    node	AdwToastOverlay	toastoverlay
    node	AdwViewStack	stack
    node	AdwViewSwitcher	viewswitcher
    node	AdwViewSwitcherBar	viewswitcherbar
    node	AdwViewSwitcherTitle	viewswitchertitle
    node	AdwWindow	window
    node	AdwWindowTitle	windowtitle
    node	GtkAboutDialog	window
    node	GtkActionBar	actionbar
    node	GtkActionable	(null)
    node	GtkAppChooser	(null)
    node	GtkAppChooserButton	appchooserbutton
    node	GtkAppChooserDialog	window
    node	GtkAppChooserWidget	appchooser
    node	GtkApplicationWindow	window
    node	GtkAspectFrame	aspectframe
    node	GtkAssistant	window
    node	GtkBox	box
    node	GtkButton	button
    node	GtkCalendar	calendar
    node	GtkCellEditable	(null)
    node	GtkCellView	cellview
    node	GtkCenterBox	box
    node	GtkCheckButton	checkbutton
    node	GtkColorButton	colorbutton
    node	GtkColorChooserDialog	window
    node	GtkColorChooserWidget	colorchooser
    node	GtkColumnView	columnview
    node	GtkComboBox	combobox
    node	GtkComboBoxText	combobox
    node	GtkCustomPaperUnixDialog	window
    node	GtkDialog	window
    node	GtkDragIcon	dnd
    node	GtkDrawingArea	widget
    node	GtkDropDown	dropdown
    node	GtkEditable	(null)
    node	GtkEditableLabel	editablelabel
    node	GtkEmojiChooser	popover
    node	GtkEntry	entry
    node	GtkExpander	expander-widget
    node	GtkFileChooserDialog	window
    node	GtkFileChooserWidget	filechooser
    node	GtkFixed	widget
    node	GtkFlowBox	flowbox
    node	GtkFlowBoxChild	flowboxchild
    node	GtkFontButton	fontbutton
    node	GtkFontChooserDialog	window
    node	GtkFontChooserWidget	fontchooser
    node	GtkFrame	frame
    node	GtkGLArea	widget
    node	GtkGrid	grid
    node	GtkGridView	gridview
    node	GtkHeaderBar	headerbar
    node	GtkIconView	iconview
    node	GtkImage	image
    node	GtkInfoBar	infobar
    node	GtkInscription	label
    node	GtkLabel	label
    node	GtkLevelBar	levelbar
    node	GtkLinkButton	button
    node	GtkListBase	widget
    node	GtkListBox	list
    node	GtkListBoxRow	row
    node	GtkListView	listview
    node	GtkLockButton	button
    node	GtkMediaControls	controls
    node	GtkMenuButton	menubutton
    node	GtkMessageDialog	window
    node	GtkNative	(null)
    node	GtkNotebook	notebook
    node	GtkOverlay	overlay
    node	GtkPageSetupUnixDialog	window
    node	GtkPaned	paned
    node	GtkPasswordEntry	entry
    node	GtkPathBar	pathbar
    node	GtkPicture	picture
    node	GtkPopover	popover
    node	GtkPopoverMenu	popover
    node	GtkPopoverMenuBar	menubar
    node	GtkPrintUnixDialog	window
    node	GtkPrinterOptionWidget	box
    node	GtkProgressBar	progressbar
    node	GtkRange	range
    node	GtkRevealer	revealer
    node	GtkRoot	(null)
    node	GtkScale	scale
    node	GtkScaleButton	scalebutton
    node	GtkScrollbar	scrollbar
    node	GtkScrolledWindow	scrolledwindow
    node	GtkSearchBar	searchbar
    node	GtkSearchEntry	entry
    node	GtkSeparator	separator
    node	GtkShortcutLabel	shortcut
    node	GtkShortcutsGroup	shortcuts-group
    node	GtkShortcutsSection	shortcuts-section
    node	GtkShortcutsShortcut	shortcut
    node	GtkShortcutsWindow	window
    node	GtkSpinButton	spinbutton
    node	GtkSpinner	spinner
    node	GtkStack	stack
    node	GtkStackSidebar	stacksidebar
    node	GtkStackSwitcher	stackswitcher
    node	GtkStatusbar	statusbar
    node	GtkSwitch	switch
    node	GtkText	text
    node	GtkTextView	textview
    node	GtkToggleButton	button
    node	GtkTreeExpander	treeexpander
    node	GtkTreeView	treeview
    node	GtkVideo	video
    node	GtkViewport	viewport
    node	GtkVolumeButton	scalebutton
    node	GtkWidget	widget
    node	GtkWindow	window
    node	GtkWindowControls	windowcontrols
    node	GtkWindowHandle	windowhandle
    tree	AdwAboutWindow	window.about.background.solid-csd(contents(toastoverlay(leaflet.unfolded(dimming shadow border outline box.vertical(headerbar(windowhandle) scrolledwindow.subpage(clamp scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) actionbar(revealer)) stack(box.vertical(headerbar scrolledwindow.subpage)*) box.vertical(stack(headerbar.flat headerbar) scrolledwindow.main-page(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))))) nothing.titlebar)
    tree	AdwActionRow	row(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes))
    tree	AdwApplicationWindow	window.background.solid-csd(contents nothing.titlebar)
    tree	AdwAvatar	widget(avatar.color(label image*))
    tree	AdwBin	widget
    tree	AdwButtonContent	buttoncontent(image label)
    tree	AdwCarousel	carousel.horizontal
    tree	AdwCarouselIndicatorDots	carouselindicatordots
    tree	AdwCarouselIndicatorLines	carouselindicatorlines
    tree	AdwClamp	clamp
    tree	AdwClampScrollable	clamp
    tree	AdwComboRow	row.combo(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(listview.inline.view box.horizontal(image.dropdown-arrow popover.background.menu(contents(scrolledwindow(listview.view scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow)))))
    tree	AdwEntryRow	row.activatable.entry(box.header.horizontal(box.horizontal.prefixes widget(label.dim-label.title label.subtitle text(undershoot.left undershoot.right)) image.indicator button.circular.image-button.suggested-action(image) image.edit-icon box.horizontal.suffixes))
    tree	AdwExpanderRow	row.empty.expander(box.vertical(list(row.activatable.header(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(box.horizontal switch(image* slider) image.expander-row-arrow)))) revealer(list.nested)))
    tree	AdwFlap	flap.unfolded(dimming shadow border outline widget)
    tree	AdwHeaderBar	headerbar(windowhandle(box(widget(box.horizontal.start(windowcontrols.empty.start)) label.title widget(box.end.horizontal(windowcontrols.empty.end)))))
    tree	AdwLeaflet	leaflet.unfolded(dimming shadow border outline)
    tree	AdwMessageDialog	window.background.messagedialog.solid-csd(windowhandle(box.vertical(box.message-area.vertical(label.title-2 label) separator.horizontal squeezer.response-area(box.horizontal box.vertical))) box.horizontal.titlebar)
    tree	AdwPasswordEntryRow	row.activatable.entry.password(box.header.horizontal(box.horizontal.prefixes widget(label.dim-label.title label.subtitle text(undershoot.left undershoot.right)) image.indicator button.circular.image-button.suggested-action(image) image.edit-icon box.horizontal.suffixes(button.flat.image-button(image))))
    tree	AdwPreferencesGroup	preferencesgroup(box.vertical(box.header.horizontal(box.labels.vertical(label.h4.heading label.dim-label)) box.vertical(list.boxed-list)))
    tree	AdwPreferencesPage	preferencespage(scrolledwindow(viewport(clamp(box.vertical)) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	AdwPreferencesRow	row.activatable
    tree	AdwPreferencesWindow	window.background.preferences.solid-csd(contents(toastoverlay(leaflet.unfolded(dimming shadow border outline box.vertical(headerbar(windowhandle(box(widget(box.horizontal.start) stack(viewswitchertitle clamp) widget(box.end.horizontal)))) stack(box.vertical(stack viewswitcherbar(actionbar(revealer))) stack(preferencespage(scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) statuspage(scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)))))))) nothing.titlebar)
    tree	AdwSplitButton	splitbutton(button separator.vertical menubutton.popup(button.toggle(arrow.down)))
    tree	AdwSqueezer	squeezer
    tree	AdwStatusPage	statuspage(scrolledwindow(viewport(box.vertical(clamp(box.vertical(image.icon label.title.title-1 label.body.description)))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	AdwTabBar	tabbar(revealer(box.box.horizontal(widget.start-action scrolledwindow.pinned(tabbox(revealer(indicator.left) revealer(indicator.right)) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) scrolledwindow(tabbox(revealer(indicator.left) revealer(indicator.right)) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) widget.end-action)))
    tree	AdwTabView	tabview(stack)
    tree	AdwToastOverlay	toastoverlay
    tree	AdwViewStack	stack
    tree	AdwViewSwitcher	viewswitcher.narrow
    tree	AdwViewSwitcherBar	viewswitcherbar(actionbar(revealer(box(box.horizontal.start viewswitcher.narrow box.end.horizontal))))
    tree	AdwViewSwitcherTitle	viewswitchertitle(squeezer(viewswitcher.wide viewswitcher.narrow windowtitle(box.vertical(label.title label.subtitle))))
    tree	AdwWindow	window.background.solid-csd(contents nothing.titlebar)
    tree	AdwWindowTitle	windowtitle(box.vertical(label.title label.subtitle))
    tree	GtkAboutDialog	window.aboutdialog.background.solid-csd(box.vertical(box.vertical(image.icon-dropshadow.large-icons label stack(box.vertical(label*) box.vertical(scrolledwindow.frame)*))) headerbar.titlebar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start) stackswitcher.linked(button.text-button.toggle*) box.end.horizontal(windowcontrols.end)))))
    tree	GtkActionBar	actionbar(revealer(box(box.horizontal.start box.end.horizontal)))
    tree	GtkAppChooserButton	appchooserbutton(combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow)))
    tree	GtkAppChooserDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(searchbar(revealer(box(entry.search(image text(undershoot.left undershoot.right) image) button.close.image-button(image)))) box.vertical(label appchooser(overlay(scrolledwindow.frame(treeview.view(header(button(box.horizontal))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) box.vertical(image.dim-label label.dim-label))) button.text-button(label)*)) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
    tree	GtkAppChooserWidget	appchooser(overlay(scrolledwindow.frame(treeview.view(header(button(box.horizontal(box.horizontal(label) sort-indicator)))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) box.vertical(image.dim-label label.dim-label)))
    tree	GtkApplicationWindow	window.background
    tree	GtkAspectFrame	aspectframe
    tree	GtkAssistant	window.assistant.background(box.horizontal(box.sidebar.vertical box.vertical(stack box.horizontal(button.text-button(label)*))))
    tree	GtkBox	box.horizontal
    tree	GtkButton	button
    tree	GtkCalendar	calendar.view(header.horizontal(button.image-button(image) stack.month(label*) button.image-button(image)* label.year button.image-button(image)) grid.horizontal(label.day-name* label.week-number* label.day-number.other-month* label.day-number* label.day-number.today label.day-number* label.day-number.other-month*))
    tree	GtkCellView	cellview
    tree	GtkCenterBox	box
    tree	GtkCheckButton	checkbutton(check)
    tree	GtkColorButton	colorbutton(button.color(colorswatch(overlay)))
    tree	GtkColorChooserDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(colorchooser(box.vertical(grid.horizontal label box.horizontal) box.horizontal(overlay))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
    tree	GtkColorChooserWidget	colorchooser(box.vertical(grid.horizontal label box.horizontal) box.horizontal(overlay))
    tree	GtkColumnView	columnview.view(header listview.view)
    tree	GtkComboBox	combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow))
    tree	GtkComboBoxText	combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow))
    tree	GtkCustomPaperUnixDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(box.horizontal(box.vertical(scrolledwindow.frame(listview.view(row.activatable) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) box.horizontal.linked(button.image-button(image)*)) box.vertical(box.vertical(label grid.horizontal(label box.horizontal label box.horizontal)) box.vertical(label grid.horizontal(label box.horizontal label box.horizontal label box.horizontal label box.horizontal*))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.default.text-button(label)))))
    tree	GtkDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical box.dialog-action-box.horizontal(box.dialog-action-area.horizontal)))
    tree	GtkDragIcon	dnd
    tree	GtkDrawingArea	widget
    tree	GtkDropDown	dropdown(button.toggle(box.horizontal(stack(label row) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal(entry.search(image text(placeholder undershoot.left undershoot.right) image)) scrolledwindow(listview.view scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))) arrow))
    tree	GtkEditableLabel	editablelabel(stack(label text(undershoot.left undershoot.right)))
    tree	GtkEmojiChooser	popover.background.emoji-picker(contents(box.vertical(box.emoji-searchbar.horizontal(entry.search(image text(undershoot.left undershoot.right) image)) stack(box.vertical(scrolledwindow.view(viewport(box.vertical) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) flowbox.emoji-toolbar.horizontal(flowboxchild(button.emoji-section.flat.image-button)*)) grid.dim-label.horizontal(image.dim-label label label.dim-label)))) arrow)
    tree	GtkEntry	entry(text(undershoot.left undershoot.right))
    tree	GtkExpander	expander-widget(box.vertical(title.horizontal(expander.horizontal)))
    tree	GtkFileChooserDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(filechooser(box.vertical(box.vertical(paned.horizontal(placessidebar.sidebar(scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) separator box.vertical(revealer(box#pathbarbox.vertical.view) box.horizontal(stack.view)))) actionbar(revealer(box(box.horizontal.start(box.horizontal) box.end.horizontal(box.horizontal))))) popover.background(contents(grid.horizontal(label entry(text(undershoot.left undershoot.right)) button.default.suggested-action.text-button(label) widget(stack(label*)))) arrow))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal)))
    tree	GtkFileChooserWidget	filechooser(box.vertical(box.vertical(paned.horizontal(placessidebar.sidebar(scrolledwindow(viewport(list.navigation-sidebar) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) separator box.vertical(revealer(box#pathbarbox.vertical.view(stack)) box.horizontal(stack.view(box.vertical placesview.vertical grid.dim-label.horizontal))))) actionbar(revealer(box(box.horizontal.start(box.horizontal) box.end.horizontal(box.horizontal(dropdown)))))) popover.background(contents(grid.horizontal(label entry(text(undershoot.left undershoot.right)) button.default.suggested-action.text-button(label) widget(stack(label*)))) arrow))
    tree	GtkFixed	widget
    tree	GtkFlowBox	flowbox.horizontal
    tree	GtkFlowBoxChild	flowboxchild
    tree	GtkFontButton	fontbutton(button.font(box.horizontal(label box.horizontal(separator.vertical label))))
    tree	GtkFontChooserDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(fontchooser(stack(grid.horizontal(box.horizontal.linked(entry.search menubutton.popup) stack(grid.horizontal grid.dim-label.horizontal)) box.vertical(label entry(text) scrolledwindow.frame.view(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
    tree	GtkFontChooserWidget	fontchooser(stack(grid.horizontal(box.horizontal.linked(entry.search(image text image) menubutton.popup(button.image-button.toggle popover.background)) stack(grid.horizontal(scrolledwindow.frame entry label scale.horizontal.marks-after spinbutton.horizontal) grid.dim-label.horizontal(image label))) box.vertical(label entry(text(undershoot.left undershoot.right)) scrolledwindow.frame.view(viewport(box.vertical) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))))
    tree	GtkFrame	frame
    tree	GtkGLArea	widget
    tree	GtkGrid	grid.horizontal
    tree	GtkGridView	gridview.view
    tree	GtkHeaderBar	headerbar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start) label.title box.end.horizontal(windowcontrols.empty.end))))
    tree	GtkIconView	iconview.view
    tree	GtkImage	image
    tree	GtkInfoBar	infobar.info(revealer(box.horizontal(box.horizontal* button.close.image-button(image))))
    tree	GtkInscription	label
    tree	GtkLabel	label
    tree	GtkLevelBar	levelbar.continuous.horizontal(trough(block.filled.low block.empty))
    tree	GtkLinkButton	button.flat.link
    tree	GtkListBox	list
    tree	GtkListBoxRow	row.activatable
    tree	GtkListView	listview.view
    tree	GtkLockButton	button.lock(box.horizontal(image stack(label*)))
    tree	GtkMediaControls	controls(box.horizontal(button.flat.image-button(image) box.horizontal(label scale.horizontal(trough(highlight.top slider)) label) scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow))))
    tree	GtkMenuButton	menubutton.popup(button.image-button.toggle(arrow.down))
    tree	GtkMessageDialog	window.background.dialog.message(box.dialog-vbox.vertical(box.vertical(box.horizontal(box.vertical(label*))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal)))
    tree	GtkNotebook	notebook.frame(header.horizontal.top(tabs) stack)
    tree	GtkOverlay	overlay
    tree	GtkPageSetupUnixDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(grid.horizontal(label dropdown(button.toggle(box.horizontal(stack(label row.activatable) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal scrolledwindow)) arrow)) label dropdown(button.toggle(box.horizontal(stack(label row.activatable) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal scrolledwindow)) arrow)) label* checkbutton.text-button(radio label)*)) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.text-button(label)))))
    tree	GtkPaned	paned.horizontal(separator)
    tree	GtkPasswordEntry	entry.password(text(undershoot.left undershoot.right) image.caps-lock-indicator)
    tree	GtkPathBar	pathbar.linked(button.image-button.slider-button(image)*)
    tree	GtkPicture	picture
    tree	GtkPopover	popover.background(contents arrow)
    tree	GtkPopoverMenu	popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow)
    tree	GtkPopoverMenuBar	menubar
    tree	GtkPrintUnixDialog	window.background.dialog.print(box.dialog-vbox.vertical(box.vertical.view(box.vertical(notebook(header.horizontal.top(tabs(tab*)) stack(box.vertical(box.vertical box.horizontal) box.vertical(box.horizontal*) grid.horizontal(box.vertical*) scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)*)) actionbar(revealer(box(box.horizontal.start box.end.horizontal))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label)* button.default.text-button(label)))))
    tree	GtkPrinterOptionWidget	box.horizontal(dropdown(button.toggle(box.horizontal(stack(label row) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal(entry.search(image text(placeholder undershoot.left undershoot.right) image)) scrolledwindow(listview.view(row) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))) arrow)) image)
    tree	GtkProgressBar	progressbar.horizontal(trough.empty(progress.left))
    tree	GtkRange	range.horizontal(trough(slider))
    tree	GtkRevealer	revealer
    tree	GtkScale	scale.horizontal(trough(highlight.top slider))
    tree	GtkScaleButton	scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow))
    tree	GtkScrollbar	scrollbar.horizontal(range.horizontal(trough(slider)))
    tree	GtkScrolledWindow	scrolledwindow(scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)
    tree	GtkSearchBar	searchbar(revealer(box(button.close.image-button(image))))
    tree	GtkSearchEntry	entry.search(image text(undershoot.left undershoot.right) image)
    tree	GtkSeparator	separator.horizontal
    tree	GtkShortcutLabel	shortcut
    tree	GtkShortcutsGroup	shortcuts-group.vertical(label)
    tree	GtkShortcutsSection	shortcuts-section.vertical(stack box(stackswitcher button.text-button(label)))
    tree	GtkShortcutsShortcut	shortcut(box.horizontal(image shortcut box.vertical(label label.dim-label)))
    tree	GtkShortcutsWindow	window.background.solid-csd(box.vertical(searchbar(revealer(box(entry.search(image text image) button.close.image-button(image)))) stack(scrolledwindow(viewport(box.shortcuts-search-results.vertical(box.vertical*)) scrollbar.bottom.horizontal(range.horizontal(trough)) scrollbar.right.vertical(range.vertical(trough)) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) grid.dim-label.horizontal(image label*))) headerbar.titlebar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start button.image-button.toggle(image)) stack(label.title* menubutton.flat.popup(button.image-button.toggle popover.background)) box.end.horizontal(windowcontrols.end(button.minimize button.close))))))
    tree	GtkSpinButton	spinbutton.horizontal(text(undershoot.left undershoot.right) button.down.image-button(image) button.image-button.up(image))
    tree	GtkSpinner	spinner
    tree	GtkStack	stack
    tree	GtkStackSidebar	stacksidebar.sidebar(scrolledwindow(viewport(list.navigation-sidebar) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	GtkStackSwitcher	stackswitcher.linked
    tree	GtkStatusbar	statusbar(box.horizontal(label))
    tree	GtkSwitch	switch(image* slider)
    tree	GtkText	text(undershoot.left undershoot.right)
    tree	GtkTextView	textview.view(text(selection))
    tree	GtkToggleButton	button.toggle
    tree	GtkTreeExpander	treeexpander
    tree	GtkTreeView	treeview.view(header)
    tree	GtkVideo	video(overlay(picture image.circular.large-icons.osd revealer(controls.bottom.osd(box.horizontal(button.flat.image-button(image) box.horizontal(label scale.horizontal(trough(highlight.top slider)) label) scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow)))))))
    tree	GtkViewport	viewport
    tree	GtkVolumeButton	scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow))
    tree	GtkWindow	window.background
    tree	GtkWindowControls	windowcontrols.empty.start
    tree	GtkWindowHandle	windowhandle
    style-node	acceleditor
    style-node	accelerator
    style-node	actionbar
    style-node	appchooserbutton
    style-node	arrow
    style-node	avatar
    style-node	block
    style-node	block-cursor
    style-node	border
    style-node	box
    style-node	button
    style-node	buttoncontent
    style-node	calendar
    style-node	cell
    style-node	check
    style-node	checkbutton
    style-node	child
    style-node	clamp
    style-node	colorbutton
    style-node	colorchooser
    style-node	colorswatch
    style-node	columnview
    style-node	combobox
    style-node	contents
    style-node	cursor-handle
    style-node	dimming
    style-node	dnd
    style-node	dndtarget
    style-node	drawing
    style-node	dropdown
    style-node	editablelabel
    style-node	emoji
    style-node	emoji-completion-row
    style-node	entry
    style-node	expander
    style-node	expander-widget
    style-node	filechooser
    style-node	fill
    style-node	flap
    style-node	flowbox
    style-node	flowboxchild
    style-node	fontbutton
    style-node	frame
    style-node	grid
    style-node	gridview
    style-node	header
    style-node	headerbar
    style-node	highlight
    style-node	iconview
    style-node	image
    style-node	indicator
    style-node	indicatorbin
    style-node	infobar
    style-node	item
    style-node	junction
    style-node	label
    style-node	leaflet
    style-node	levelbar
    style-node	link
    style-node	list
    style-node	listview
    style-node	magnifier
    style-node	marks
    style-node	mask
    style-node	menubar
    style-node	menubutton
    style-node	modelbutton
    style-node	notebook
    style-node	overlay
    style-node	overshoot
    style-node	paned
    style-node	paper
    style-node	pathbar
    style-node	placeholder
    style-node	placessidebar
    style-node	placesview
    style-node	plane
    style-node	popover
    style-node	preferencesgroup
    style-node	preferencespage
    style-node	progress
    style-node	progressbar
    style-node	radio
    style-node	range
    style-node	revealer
    style-node	row
    style-node	rubberband
    style-node	scale
    style-node	scalebutton
    style-node	scrollbar
    style-node	scrolledwindow
    style-node	searchbar
    style-node	selection
    style-node	separator
    style-node	shadow
    style-node	shortcut
    style-node	shortcuts-section
    style-node	slider
    style-node	sort-indicator
    style-node	spinbutton
    style-node	spinner
    style-node	splitbutton
    style-node	stack
    style-node	stacksidebar
    style-node	stackswitcher
    style-node	statusbar
    style-node	statuspage
    style-node	switch
    style-node	tab
    style-node	tabbar
    style-node	tabbox
    style-node	tabboxchild
    style-node	tabs
    style-node	tabview
    style-node	text
    style-node	textview
    style-node	title
    style-node	toast
    style-node	toolbar
    style-node	tooltip
    style-node	treeexpander
    style-node	treeview
    style-node	trough
    style-node	undershoot
    style-node	value
    style-node	video
    style-node	viewport
    style-node	viewswitcher
    style-node	viewswitcherbar
    style-node	viewswitchertitle
    style-node	widget
    style-node	window
    style-node	windowcontrols
    style-node	windowhandle
    style-node	windowtitle
    style-class	about
    style-class	aboutdialog
    style-class	accent
    style-class	action
    style-class	activatable
    style-class	after
    style-class	app-notification
    style-class	app-version
    style-class	arrow-button
    style-class	ascending
    style-class	assistant
    style-class	background
    style-class	badge
    style-class	before
    style-class	body
    style-class	bottom
    style-class	box
    style-class	boxed-list
    style-class	button
    style-class	caps-lock-indicator
    style-class	caption
    style-class	caption-heading
    style-class	card
    style-class	circular
    style-class	circular-buttons
    style-class	close
    style-class	color
    style-class	color1
    style-class	color10
    style-class	color11
    style-class	color12
    style-class	color13
    style-class	color14
    style-class	color2
    style-class	color3
    style-class	color4
    style-class	color5
    style-class	color6
    style-class	color7
    style-class	color8
    style-class	color9
    style-class	column-separators
    style-class	combo
    style-class	compact
    style-class	content
    style-class	contrasted
    style-class	csd
    style-class	dark
    style-class	data-table
    style-class	day-number
    style-class	default-decoration
    style-class	descending
    style-class	destructive
    style-class	destructive-action
    style-class	devel
    style-class	dialog
    style-class	dialog-action-area
    style-class	dialog-vbox
    style-class	dim-label
    style-class	discrete
    style-class	dnd
    style-class	down
    style-class	dropdown-arrow
    style-class	dropdown-searchbar
    style-class	edit-icon
    style-class	editing
    style-class	emoji-completion
    style-class	emoji-picker
    style-class	emoji-searchbar
    style-class	emoji-section
    style-class	emoji-toolbar
    style-class	empty
    style-class	end
    style-class	end-action
    style-class	entry
    style-class	error
    style-class	expander
    style-class	expander-row-arrow
    style-class	fine-tune
    style-class	flat
    style-class	focused
    style-class	font
    style-class	frame
    style-class	full
    style-class	fullscreen
    style-class	has-open-popup
    style-class	header
    style-class	heading
    style-class	hidden
    style-class	high
    style-class	highlight
    style-class	horizontal
    style-class	hovering
    style-class	icon
    style-class	icon-dropshadow
    style-class	image
    style-class	image-button
    style-class	image-text-button
    style-class	indicator
    style-class	info
    style-class	inline
    style-class	inline-buttons
    style-class	insertion-cursor
    style-class	keyboard-activating
    style-class	keycap
    style-class	labels
    style-class	large-icons
    style-class	large-title
    style-class	left
    style-class	light
    style-class	link
    style-class	linked
    style-class	low
    style-class	lowres-icon
    style-class	magnifier
    style-class	main-page
    style-class	marks-after
    style-class	marks-before
    style-class	maximized
    style-class	menu
    style-class	message
    style-class	message-area
    style-class	messagedialog
    style-class	model
    style-class	monospace
    style-class	narrow
    style-class	navigation-sidebar
    style-class	needs-attention
    style-class	nested
    style-class	none
    style-class	normal-icons
    style-class	numeric
    style-class	opaque
    style-class	osd
    style-class	other-month
    style-class	overlay-indicator
    style-class	password
    style-class	pill
    style-class	popover
    style-class	prefixes
    style-class	print
    style-class	progressbar
    style-class	question
    style-class	raised
    style-class	response-area
    style-class	rich-list
    style-class	right
    style-class	row-header
    style-class	selection-mode
    style-class	separator
    style-class	separators
    style-class	server-list-button
    style-class	shortcuts-search-results
    style-class	sidebar
    style-class	sidebar-button
    style-class	sidebar-icon
    style-class	sidebar-label
    style-class	sidebar-new-bookmark-row
    style-class	sidebar-placeholder-row
    style-class	single-line
    style-class	single-tab
    style-class	slider-button
    style-class	solid-csd
    style-class	spacer
    style-class	ssd
    style-class	start
    style-class	start-action
    style-class	subpage
    style-class	subtitle
    style-class	success
    style-class	suffixes
    style-class	suggested
    style-class	suggested-action
    style-class	text-button
    style-class	tiled
    style-class	tiled-bottom
    style-class	tiled-left
    style-class	tiled-right
    style-class	tiled-top
    style-class	title
    style-class	title-1
    style-class	title-2
    style-class	title-3
    style-class	title-4
    style-class	titlebar
    style-class	today
    style-class	toggle
    style-class	toolbar
    style-class	top
    style-class	touch-selection
    style-class	trough
    style-class	up
    style-class	vertical
    style-class	view
    style-class	warning
    style-class	wide
    style-id	add-color-button
    style-id	editor-color-sample
    style-id	pathbarbox
    style-state	active
    style-state	backdrop
    style-state	checked
    style-state	dir(ltr)
    style-state	dir(rtl)
    style-state	disabled
    style-state	drop(active)
    style-state	first-child
    style-state	focus
    style-state	focus-visible
    style-state	focus-within
    style-state	hover
    style-state	indeterminate
    style-state	last-child
    style-state	not
    style-state	only-child
    style-state	selected
    style-state	visited
    property	-gtk-dpi
    property	-gtk-icon-filter
    property	-gtk-icon-palette
    property	-gtk-icon-shadow
    property	-gtk-icon-size
    property	-gtk-icon-source
    property	-gtk-icon-style
    property	-gtk-icon-transform
    property	-gtk-secondary-caret-color
    property	all
    property	animation
    property	animation-delay
    property	animation-direction
    property	animation-duration
    property	animation-fill-mode
    property	animation-iteration-count
    property	animation-name
    property	animation-play-state
    property	animation-timing-function
    property	background
    property	background-blend-mode
    property	background-clip
    property	background-color
    property	background-image
    property	background-origin
    property	background-position
    property	background-repeat
    property	background-size
    property	border
    property	border-bottom
    property	border-bottom-color
    property	border-bottom-left-radius
    property	border-bottom-right-radius
    property	border-bottom-style
    property	border-bottom-width
    property	border-color
    property	border-image
    property	border-image-repeat
    property	border-image-slice
    property	border-image-source
    property	border-image-width
    property	border-left
    property	border-left-color
    property	border-left-style
    property	border-left-width
    property	border-radius
    property	border-right
    property	border-right-color
    property	border-right-style
    property	border-right-width
    property	border-spacing
    property	border-style
    property	border-top
    property	border-top-color
    property	border-top-left-radius
    property	border-top-right-radius
    property	border-top-style
    property	border-top-width
    property	border-width
    property	box-shadow
    property	caret-color
    property	color
    property	filter
    property	font
    property	font-family
    property	font-feature-settings
    property	font-kerning
    property	font-size
    property	font-stretch
    property	font-style
    property	font-variant
    property	font-variant-alternates
    property	font-variant-caps
    property	font-variant-east-asian
    property	font-variant-ligatures
    property	font-variant-numeric
    property	font-variant-position
    property	font-variation-settings
    property	font-weight
    property	letter-spacing
    property	line-height
    property	margin
    property	margin-bottom
    property	margin-left
    property	margin-right
    property	margin-top
    property	min-height
    property	min-width
    property	opacity
    property	outline
    property	outline-color
    property	outline-offset
    property	outline-style
    property	outline-width
    property	padding
    property	padding-bottom
    property	padding-left
    property	padding-right
    property	padding-top
    property	text-decoration
    property	text-decoration-color
    property	text-decoration-line
    property	text-decoration-style
    property	text-shadow
    property	text-transform
    property	transform
    property	transform-origin
    property	transition
    property	transition-delay
    property	transition-duration
    property	transition-property
    property	transition-timing-function
    pseudo-class	active
    pseudo-class	backdrop
    pseudo-class	checked
    pseudo-class	disabled
    pseudo-class	first-child
    pseudo-class	focus
    pseudo-class	focus-visible
    pseudo-class	focus-within
    pseudo-class	hover
    pseudo-class	indeterminate
    pseudo-class	last-child
    pseudo-class	link
    pseudo-class	only-child
    pseudo-class	selected
    pseudo-class	visited
    pseudo-class-function	dir
    pseudo-class-function	drop
    pseudo-class-function	not
    pseudo-class-function	nth-child
    pseudo-class-function	nth-last-child
    at-rule	define-color
    at-rule	import
    at-rule	keyframes
    color-function	alpha
    color-function	darker
    color-function	hsl
    color-function	hsla
    color-function	lighter
    color-function	mix
    color-function	rgb
    color-function	rgba
    color-function	shade
    image-function	-gtk-icontheme
    image-function	-gtk-recolor
    image-function	conic-gradient
    image-function	cross-fade
    image-function	image
    image-function	linear-gradient
    image-function	radial-gradient
    image-function	repeating-linear-gradient
    image-function	repeating-radial-gradient
    filter-function	blur
    filter-function	brightness
    filter-function	contrast
    filter-function	drop-shadow
    filter-function	grayscale
    filter-function	hue-rotate
    filter-function	invert
    filter-function	opacity
    filter-function	saturate
    filter-function	sepia
    transform-function	matrix
    transform-function	matrix3d
    transform-function	perspective
    transform-function	rotate
    transform-function	rotate3d
    transform-function	scale
    transform-function	scale3d
    transform-function	skew
    transform-function	translate
    transform-function	translate3d
    number-function	calc
    easing	ease
    easing	ease-in
    easing	ease-in-out
    easing	ease-out
    easing	inherit
    easing	initial
    easing	linear
    easing	step-end
    easing	step-start
    easing	unset
    """#
}
