extension ReleaseTable {
  /// What GTK 4.18.6 and libadwaita 1.7.6 say of themselves, written by gtk-knowledge.
  static let gtk4_18 = #"""
    release	gtk	4.18.6
    release	libadwaita	1.7.6
    precedence	name	name
    precedence	name above variable	variable
    precedence	name after variable	variable
    precedence	name below theme	stock
    precedence	variable	variable
    precedence	variable after name	variable
    precedence	variable of all nodes	variable
    precedence	variable of windows	variable
    stock	--accent-bg-color	#3584e4
    stock	--accent-blue	#3584e4
    stock	--accent-color	#0461be 0.0164606199 0.379368871 0.74355644 1	#81d0ff 0.504311264 0.817229986 1.2187165 1
    stock	--accent-fg-color	#ffffff
    stock	--accent-green	#3a944a
    stock	--accent-orange	#ed5b00
    stock	--accent-pink	#d56199
    stock	--accent-purple	#9141ac
    stock	--accent-red	#e62d42
    stock	--accent-slate	#6f8396
    stock	--accent-teal	#2190a4
    stock	--accent-yellow	#c88800
    stock	--active-toggle-bg-color	#ffffff	#ffffff33
    stock	--active-toggle-fg-color	#000006cc	#ffffff
    stock	--blue-1	#99c1f1
    stock	--blue-2	#62a0ea
    stock	--blue-3	#3584e4
    stock	--blue-4	#1c71d8
    stock	--blue-5	#1a5fb4
    stock	--border-color	#0000061f 0 0 0.0235294122 0.119999982	#ffffff26 1 1 1 0.149999976	#00000666	#ffffff80 1 1 1 0.5
    stock	--border-opacity	#00000026 0 0 0 0.149999976	#00000026 0 0 0 0.149999976	#00000080 0 0 0 0.5	#00000080 0 0 0 0.5
    stock	--brown-1	#cdab8f
    stock	--brown-2	#b5835a
    stock	--brown-3	#986a44
    stock	--brown-4	#865e3c
    stock	--brown-5	#63452c
    stock	--card-bg-color	#ffffff	#ffffff14 1 1 1 0.0799999982
    stock	--card-fg-color	#000006cc	#ffffff
    stock	--card-shade-color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	--dark-1	#77767b
    stock	--dark-2	#5e5c64
    stock	--dark-3	#3d3846
    stock	--dark-4	#241f31
    stock	--dark-5	#000000
    stock	--destructive-bg-color	#e01b24	#c01c28
    stock	--destructive-color	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    stock	--destructive-fg-color	#ffffff
    stock	--dialog-bg-color	#fafafb	#36363a
    stock	--dialog-fg-color	#000006cc	#ffffff
    stock	--dim-opacity	#0000008c 0 0 0 0.550000012	#0000008c 0 0 0 0.550000012	#000000e5 0 0 0 0.899999976	#000000e5 0 0 0 0.899999976
    stock	--disabled-opacity	#00000080 0 0 0 0.5	#00000080 0 0 0 0.5	#00000066 0 0 0 0.399999976	#00000066 0 0 0 0.399999976
    stock	--error-bg-color	#e01b24	#c01c28
    stock	--error-color	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    stock	--error-fg-color	#ffffff
    stock	--green-1	#8ff0a4
    stock	--green-2	#57e389
    stock	--green-3	#33d17a
    stock	--green-4	#2ec27e
    stock	--green-5	#26a269
    stock	--headerbar-backdrop-color	#fafafb	#222226
    stock	--headerbar-bg-color	#ffffff	#2e2e32
    stock	--headerbar-border-color	#000006cc	#ffffff
    stock	--headerbar-darker-shade-color	#0000061f 0 0 0.0235294122 0.119999997	#00000ce5 0 0 0.0470588244 0.899999976
    stock	--headerbar-fg-color	#000006cc	#ffffff
    stock	--headerbar-shade-color	#0000061f 0 0 0.0235294122 0.119999997	#0000065c 0 0 0.0235294122 0.360000014
    stock	--light-1	#ffffff
    stock	--light-2	#f6f5f4
    stock	--light-3	#deddda
    stock	--light-4	#c0bfbc
    stock	--light-5	#9a9996
    stock	--orange-1	#ffbe6f
    stock	--orange-2	#ffa348
    stock	--orange-3	#ff7800
    stock	--orange-4	#e66100
    stock	--orange-5	#c64600
    stock	--overview-bg-color	#f3f3f5	#28282c
    stock	--overview-fg-color	#000006cc	#ffffff
    stock	--popover-bg-color	#ffffff	#36363a
    stock	--popover-fg-color	#000006cc	#ffffff
    stock	--popover-shade-color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	--purple-1	#dc8add
    stock	--purple-2	#c061cb
    stock	--purple-3	#9141ac
    stock	--purple-4	#813d9c
    stock	--purple-5	#613583
    stock	--red-1	#f66151
    stock	--red-2	#ed333b
    stock	--red-3	#e01b24
    stock	--red-4	#c01c28
    stock	--red-5	#a51d2d
    stock	--scrollbar-outline-color	#ffffff	#00000cf2 0 0 0.0470588244 0.949999988
    stock	--secondary-sidebar-backdrop-color	#f6f6fa	#252529
    stock	--secondary-sidebar-bg-color	#f3f3f5	#28282c
    stock	--secondary-sidebar-border-color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	--secondary-sidebar-fg-color	#000006cc	#ffffff
    stock	--secondary-sidebar-shade-color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	--shade-color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	--sidebar-backdrop-color	#f2f2f4	#28282c
    stock	--sidebar-bg-color	#ebebed	#2e2e32
    stock	--sidebar-border-color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	--sidebar-fg-color	#000006cc	#ffffff
    stock	--sidebar-shade-color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	--success-bg-color	#2ec27e	#26a269
    stock	--success-color	#007c3d -0.500772953 0.485921353 0.240731344 1	#78e9ab 0.469249576 0.912350953 0.671232462 1
    stock	--success-fg-color	#ffffff
    stock	--thumbnail-bg-color	#ffffff	#39393d
    stock	--thumbnail-fg-color	#000006cc	#ffffff
    stock	--view-bg-color	#ffffff	#1d1d20
    stock	--view-fg-color	#000006cc	#ffffff
    stock	--warning-bg-color	#e5a50a	#cd9309
    stock	--warning-color	#905400 0.564305365 0.330341101 -0.473517299 1	#ffc252 0.998507321 0.762338877 0.322530061 1
    stock	--warning-fg-color	#000000cc
    stock	--window-bg-color	#fafafb	#222226
    stock	--window-fg-color	#000006cc	#ffffff
    stock	--yellow-1	#f9f06b
    stock	--yellow-2	#f8e45c
    stock	--yellow-3	#f6d32d
    stock	--yellow-4	#f5c211
    stock	--yellow-5	#e5a50a
    stock	@accent_bg_color	#3584e4
    stock	@accent_color	#0461be 0.0164606199 0.379368871 0.74355644 1	#81d0ff 0.504311264 0.817229986 1.2187165 1
    stock	@accent_fg_color	#ffffff
    stock	@blue_1	#99c1f1
    stock	@blue_2	#62a0ea
    stock	@blue_3	#3584e4
    stock	@blue_4	#1c71d8
    stock	@blue_5	#1a5fb4
    stock	@borders	#0000061f 0 0 0.0235294122 0.119999982	#ffffff26 1 1 1 0.149999976	#00000666	#ffffff80 1 1 1 0.5
    stock	@brown_1	#cdab8f
    stock	@brown_2	#b5835a
    stock	@brown_3	#986a44
    stock	@brown_4	#865e3c
    stock	@brown_5	#63452c
    stock	@card_bg_color	#ffffff	#ffffff14 1 1 1 0.0799999982
    stock	@card_fg_color	#000006cc	#ffffff
    stock	@card_shade_color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	@dark_1	#77767b
    stock	@dark_2	#5e5c64
    stock	@dark_3	#3d3846
    stock	@dark_4	#241f31
    stock	@dark_5	#000000
    stock	@destructive_bg_color	#e01b24	#c01c28
    stock	@destructive_color	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    stock	@destructive_fg_color	#ffffff
    stock	@dialog_bg_color	#fafafb	#36363a
    stock	@dialog_fg_color	#000006cc	#ffffff
    stock	@error_bg_color	#e01b24	#c01c28
    stock	@error_color	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    stock	@error_fg_color	#ffffff
    stock	@green_1	#8ff0a4
    stock	@green_2	#57e389
    stock	@green_3	#33d17a
    stock	@green_4	#2ec27e
    stock	@green_5	#26a269
    stock	@headerbar_backdrop_color	#fafafb	#222226
    stock	@headerbar_bg_color	#ffffff	#2e2e32
    stock	@headerbar_border_color	#000006cc	#ffffff
    stock	@headerbar_darker_shade_color	#0000061f 0 0 0.0235294122 0.119999997	#00000ce5 0 0 0.0470588244 0.899999976
    stock	@headerbar_fg_color	#000006cc	#ffffff
    stock	@headerbar_shade_color	#0000061f 0 0 0.0235294122 0.119999997	#0000065c 0 0 0.0235294122 0.360000014
    stock	@insensitive_base_color	#ffffff	#1d1d20
    stock	@insensitive_bg_color	#fcfcfd 0.988235354 0.988235354 0.990588307 1	#202024 0.125490203 0.125490203 0.139607847 1
    stock	@insensitive_fg_color	#00000666	#ffffff80 1 1 1 0.5
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
    stock	@popover_bg_color	#ffffff	#36363a
    stock	@popover_fg_color	#000006cc	#ffffff
    stock	@popover_shade_color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
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
    stock	@scrollbar_outline_color	#ffffff	#00000cf2 0 0 0.0470588244 0.949999988
    stock	@secondary_sidebar_backdrop_color	#f6f6fa	#252529
    stock	@secondary_sidebar_bg_color	#f3f3f5	#28282c
    stock	@secondary_sidebar_border_color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	@secondary_sidebar_fg_color	#000006cc	#ffffff
    stock	@secondary_sidebar_shade_color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	@shade_color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	@sidebar_backdrop_color	#f2f2f4	#28282c
    stock	@sidebar_bg_color	#ebebed	#2e2e32
    stock	@sidebar_border_color	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014
    stock	@sidebar_fg_color	#000006cc	#ffffff
    stock	@sidebar_shade_color	#00000612 0 0 0.0235294122 0.0700000003	#00000640 0 0 0.0235294122 0.25
    stock	@success_bg_color	#2ec27e	#26a269
    stock	@success_color	#007c3d -0.500772953 0.485921353 0.240731344 1	#78e9ab 0.469249576 0.912350953 0.671232462 1
    stock	@success_fg_color	#ffffff
    stock	@theme_base_color	#ffffff	#1d1d20
    stock	@theme_bg_color	#fafafb	#222226
    stock	@theme_fg_color	#000006cc	#ffffff
    stock	@theme_selected_bg_color	#3584e4
    stock	@theme_selected_fg_color	#ffffff
    stock	@theme_text_color	#000006cc	#ffffff
    stock	@theme_unfocused_base_color	#ffffff	#1d1d20
    stock	@theme_unfocused_bg_color	#fafafb	#222226
    stock	@theme_unfocused_fg_color	#000006cc	#ffffff
    stock	@theme_unfocused_selected_bg_color	#3584e4
    stock	@theme_unfocused_selected_fg_color	#ffffff
    stock	@theme_unfocused_text_color	#000006cc	#ffffff
    stock	@thumbnail_bg_color	#ffffff	#39393d
    stock	@thumbnail_fg_color	#000006cc	#ffffff
    stock	@unfocused_borders	#0000061f 0 0 0.0235294122 0.119999982	#ffffff26 1 1 1 0.149999976	#00000666	#ffffff80 1 1 1 0.5
    stock	@unfocused_insensitive_color	#fcfcfd 0.988235354 0.988235354 0.990588307 1	#202024 0.125490203 0.125490203 0.139607847 1
    stock	@view_bg_color	#ffffff	#1d1d20
    stock	@view_fg_color	#000006cc	#ffffff
    stock	@warning_bg_color	#e5a50a	#cd9309
    stock	@warning_color	#905400 0.564305365 0.330341101 -0.473517299 1	#ffc252 0.998507321 0.762338877 0.322530061 1
    stock	@warning_fg_color	#000000cc
    stock	@window_bg_color	#fafafb	#222226
    stock	@window_fg_color	#000006cc	#ffffff
    stock	@yellow_1	#f9f06b
    stock	@yellow_2	#f8e45c
    stock	@yellow_3	#f6d32d
    stock	@yellow_4	#f5c211
    stock	@yellow_5	#e5a50a
    link	--accent-bg-color @accent_bg_color	same
    link	--accent-color --accent-bg-color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	--accent-fg-color @accent_fg_color	same
    link	--border-color --border-opacity	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    link	--border-color --window-fg-color	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	--card-bg-color @card_bg_color	same
    link	--card-fg-color @card_fg_color	same
    link	--card-shade-color @card_shade_color	same
    link	--destructive-bg-color @destructive_bg_color	same
    link	--destructive-color --destructive-bg-color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	--destructive-fg-color @destructive_fg_color	same
    link	--dialog-bg-color @dialog_bg_color	same
    link	--dialog-fg-color @dialog_fg_color	same
    link	--error-bg-color @error_bg_color	same
    link	--error-color --error-bg-color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	--error-fg-color @error_fg_color	same
    link	--headerbar-backdrop-color @headerbar_backdrop_color	same
    link	--headerbar-bg-color @headerbar_bg_color	same
    link	--headerbar-border-color @headerbar_border_color	same
    link	--headerbar-darker-shade-color @headerbar_darker_shade_color	same
    link	--headerbar-fg-color @headerbar_fg_color	same
    link	--headerbar-shade-color @headerbar_shade_color	same
    link	--popover-bg-color @popover_bg_color	same
    link	--popover-fg-color @popover_fg_color	same
    link	--popover-shade-color @popover_shade_color	same
    link	--scrollbar-outline-color @scrollbar_outline_color	same
    link	--secondary-sidebar-backdrop-color @secondary_sidebar_backdrop_color	same
    link	--secondary-sidebar-bg-color @secondary_sidebar_bg_color	same
    link	--secondary-sidebar-border-color @secondary_sidebar_border_color	same
    link	--secondary-sidebar-fg-color @secondary_sidebar_fg_color	same
    link	--secondary-sidebar-shade-color @secondary_sidebar_shade_color	same
    link	--shade-color @shade_color	same
    link	--sidebar-backdrop-color @sidebar_backdrop_color	same
    link	--sidebar-bg-color @sidebar_bg_color	same
    link	--sidebar-border-color @sidebar_border_color	same
    link	--sidebar-fg-color @sidebar_fg_color	same
    link	--sidebar-shade-color @sidebar_shade_color	same
    link	--success-bg-color @success_bg_color	same
    link	--success-color --success-bg-color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	--success-fg-color @success_fg_color	same
    link	--thumbnail-bg-color @thumbnail_bg_color	same
    link	--thumbnail-fg-color @thumbnail_fg_color	same
    link	--view-bg-color @view_bg_color	same
    link	--view-fg-color @view_fg_color	same
    link	--warning-bg-color @warning_bg_color	same
    link	--warning-color --warning-bg-color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	--warning-fg-color @warning_fg_color	same
    link	--window-bg-color @window_bg_color	same
    link	--window-fg-color @window_fg_color	same
    link	@accent_color @accent_bg_color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	@borders --window-fg-color	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	@destructive_bg_color @red_3	same	-
    link	@destructive_bg_color @red_4	-	same
    link	@destructive_color @destructive_bg_color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	@error_bg_color @red_3	same	-
    link	@error_bg_color @red_4	-	same
    link	@error_color @error_bg_color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    link	@headerbar_backdrop_color @window_bg_color	same
    link	@insensitive_base_color @view_bg_color	same
    link	@insensitive_bg_color @view_bg_color	#f69df3 0.964705944 0.616470635 0.951372623 1	#741c73 0.456470609 0.1082353 0.450196087 1
    link	@insensitive_bg_color @window_bg_color	#f671f0 0.964705944 0.442352951 0.941176534 1	#9c1697 0.610196114 0.0878431424 0.591372609 1
    link	@insensitive_fg_color @window_fg_color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    link	@success_bg_color @green_4	same	-
    link	@success_bg_color @green_5	-	same
    link	@success_color @success_bg_color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
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
    link	@unfocused_borders @borders	same
    link	@unfocused_insensitive_color @insensitive_bg_color	same
    link	@warning_bg_color @yellow_5	same	-
    link	@warning_color @warning_bg_color	#b400ae 0.707082093 -0.580719829 0.682250202 1	#ff6dff 1.20305729 0.428100288 1.15094292 1
    scope	--accent-bg-color .error	var(--error-bg-color)
    scope	--accent-bg-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	RGB(255 255 255 / 75%)
    scope	--accent-bg-color .success	var(--success-bg-color)
    scope	--accent-bg-color .warning	var(--warning-bg-color)
    scope	--accent-bg-color actionbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), searchbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), .toolbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), headerbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), splitbutton.destructive-action > button, splitbutton.destructive-action > menubutton > button, menubutton.destructive-action > button, button.destructive-action	var(--destructive-bg-color)
    scope	--accent-bg-color filechooser columnview > listview, filechooser treeview.view > listview, filechooser window.print:not(.ssd-frame) treeview.dialog-action-box > listview, window.print:not(.ssd-frame) filechooser treeview.dialog-action-box > listview, filechooser gridview	#959595
    scope	--accent-bg-color filechooser placesview > stack > scrolledwindow list	#959595
    scope	--accent-bg-color row.button.destructive-action	var(--destructive-bg-color)
    scope	--accent-bg-color splitbutton.destructive-action	var(--destructive-bg-color)
    scope	--accent-bg-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	rgb(0 0 0 / 75%)
    scope	--accent-color .error	var(--error-color)
    scope	--accent-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	oklab(from var(--accent-bg-color) var(--standalone-color-oklab))
    scope	--accent-color .success	var(--success-color)
    scope	--accent-color .warning	var(--warning-color)
    scope	--accent-color actionbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), searchbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), .toolbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), headerbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), splitbutton.destructive-action > button, splitbutton.destructive-action > menubutton > button, menubutton.destructive-action > button, button.destructive-action	var(--destructive-color)
    scope	--accent-color filechooser columnview > listview, filechooser treeview.view > listview, filechooser window.print:not(.ssd-frame) treeview.dialog-action-box > listview, window.print:not(.ssd-frame) filechooser treeview.dialog-action-box > listview, filechooser gridview	oklab(from var(--accent-bg-color) var(--standalone-color-oklab))
    scope	--accent-color filechooser placesview > stack > scrolledwindow list	oklab(from var(--accent-bg-color) var(--standalone-color-oklab))
    scope	--accent-color row.button.destructive-action	var(--destructive-color)
    scope	--accent-color splitbutton.destructive-action	var(--destructive-color)
    scope	--accent-color toast	oklab(from var(--accent-bg-color) var(--standalone-color-oklab))
    scope	--accent-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	oklab(from var(--accent-bg-color) var(--standalone-color-oklab))
    scope	--accent-fg-color .error	var(--error-fg-color)
    scope	--accent-fg-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	RGB(0 0 0 / 75%)
    scope	--accent-fg-color .success	var(--success-fg-color)
    scope	--accent-fg-color .warning	var(--warning-fg-color)
    scope	--accent-fg-color actionbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), searchbar > revealer > box menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), .toolbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), headerbar menubutton.destructive-action > button:not(.raised):not(.suggested-action):not(.destructive-action):not(.opaque), splitbutton.destructive-action > button, splitbutton.destructive-action > menubutton > button, menubutton.destructive-action > button, button.destructive-action	var(--destructive-fg-color)
    scope	--accent-fg-color row.button.destructive-action	var(--destructive-fg-color)
    scope	--accent-fg-color splitbutton.destructive-action	var(--destructive-fg-color)
    scope	--accent-fg-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	white
    scope	--active-toggle-bg-color toggle-group.osd, .osd toggle-group	white
    scope	--active-toggle-fg-color toggle-group.osd, .osd toggle-group	rgb(0 0 0 / 80%)
    scope	--banner-color banner	#7d7d83
    scope	--destructive-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	oklab(from var(--destructive-bg-color) var(--standalone-color-oklab))
    scope	--destructive-color toast	oklab(from var(--destructive-bg-color) var(--standalone-color-oklab))
    scope	--destructive-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	oklab(from var(--destructive-bg-color) var(--standalone-color-oklab))
    scope	--error-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	oklab(from var(--error-bg-color) var(--standalone-color-oklab))
    scope	--error-color toast	oklab(from var(--error-bg-color) var(--standalone-color-oklab))
    scope	--error-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	oklab(from var(--error-bg-color) var(--standalone-color-oklab))
    scope	--scrollbar-outline-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	RGB(0 0 0 / 50%)
    scope	--shade-color .sidebar-pane	var(--sidebar-shade-color)
    scope	--shade-color :not(.isolated) > .content-pane :not(.isolated) > .sidebar-pane, :not(.isolated) > .sidebar-pane :not(.isolated) > .content-pane	var(--secondary-sidebar-shade-color)
    scope	--shade-color popover	var(--popover-shade-color)
    scope	--standalone-color-oklab .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	Max(l, 0.85) a b
    scope	--standalone-color-oklab toast	Max(l, 0.85) a b
    scope	--standalone-color-oklab toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	Min(l, 0.5) a b
    scope	--success-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	oklab(from var(--success-bg-color) var(--standalone-color-oklab))
    scope	--success-color toast	oklab(from var(--success-bg-color) var(--standalone-color-oklab))
    scope	--success-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	oklab(from var(--success-bg-color) var(--standalone-color-oklab))
    scope	--warning-color .osd popover > arrow, .osd popover > contents, popover.touch-selection > arrow, popover.touch-selection > contents, popover.magnifier > arrow, popover.magnifier > contents, .app-notification, dialog-host > dialog.osd:not(progressbar):not(button):not(menubutton):not(splitbutton) sheet, .osd:not(progressbar):not(button):not(menubutton):not(splitbutton):not(inline-view-switcher)	oklab(from var(--warning-bg-color) var(--standalone-color-oklab))
    scope	--warning-color toast	oklab(from var(--warning-bg-color) var(--standalone-color-oklab))
    scope	--warning-color toggle-group.osd:not(.flat) > toggle:checked, .osd toggle-group:not(.flat) > toggle:checked	oklab(from var(--warning-bg-color) var(--standalone-color-oklab))
    scope	--window-radius adaptive-preview .device-view	0px
    scope	--window-radius window.csd.maximized, window.csd.fullscreen	0px
    scope	--window-radius window.csd.tiled, window.csd.tiled-top, window.csd.tiled-left, window.csd.tiled-right, window.csd.tiled-bottom	0px
    scope	--window-radius window.solid-csd	0px
    used-by-root	--accent-bg-color
    used-by-root	--border-opacity
    used-by-root	--destructive-bg-color
    used-by-root	--error-bg-color
    used-by-root	--standalone-color-oklab
    used-by-root	--success-bg-color
    used-by-root	--warning-bg-color
    used-by-root	@accent_bg_color
    used-by-root	@accent_fg_color
    used-by-root	@card_bg_color
    used-by-root	@card_fg_color
    used-by-root	@card_shade_color
    used-by-root	@destructive_bg_color
    used-by-root	@destructive_fg_color
    used-by-root	@dialog_bg_color
    used-by-root	@dialog_fg_color
    used-by-root	@error_bg_color
    used-by-root	@error_fg_color
    used-by-root	@headerbar_backdrop_color
    used-by-root	@headerbar_bg_color
    used-by-root	@headerbar_border_color
    used-by-root	@headerbar_darker_shade_color
    used-by-root	@headerbar_fg_color
    used-by-root	@headerbar_shade_color
    used-by-root	@popover_bg_color
    used-by-root	@popover_fg_color
    used-by-root	@popover_shade_color
    used-by-root	@scrollbar_outline_color
    used-by-root	@secondary_sidebar_backdrop_color
    used-by-root	@secondary_sidebar_bg_color
    used-by-root	@secondary_sidebar_border_color
    used-by-root	@secondary_sidebar_fg_color
    used-by-root	@secondary_sidebar_shade_color
    used-by-root	@shade_color
    used-by-root	@sidebar_backdrop_color
    used-by-root	@sidebar_bg_color
    used-by-root	@sidebar_border_color
    used-by-root	@sidebar_fg_color
    used-by-root	@sidebar_shade_color
    used-by-root	@success_bg_color
    used-by-root	@success_fg_color
    used-by-root	@thumbnail_bg_color
    used-by-root	@thumbnail_fg_color
    used-by-root	@view_bg_color
    used-by-root	@view_fg_color
    used-by-root	@warning_bg_color
    used-by-root	@warning_fg_color
    used-by-root	@window_bg_color
    used-by-root	@window_fg_color
    used-by-rules	---group-padding
    used-by-rules	--accent-bg-color
    used-by-rules	--accent-color
    used-by-rules	--accent-fg-color
    used-by-rules	--active-toggle-bg-color
    used-by-rules	--active-toggle-fg-color
    used-by-rules	--banner-color
    used-by-rules	--border-color
    used-by-rules	--border-opacity
    used-by-rules	--bottom-bezel
    used-by-rules	--bottom-device-corner-radius
    used-by-rules	--bottom-screen-corner-radius
    used-by-rules	--card-bg-color
    used-by-rules	--card-fg-color
    used-by-rules	--card-shade-color
    used-by-rules	--destructive-bg-color
    used-by-rules	--destructive-color
    used-by-rules	--destructive-fg-color
    used-by-rules	--dialog-bg-color
    used-by-rules	--dialog-fg-color
    used-by-rules	--dim-opacity
    used-by-rules	--disabled-opacity
    used-by-rules	--error-bg-color
    used-by-rules	--error-color
    used-by-rules	--error-fg-color
    used-by-rules	--headerbar-backdrop-color
    used-by-rules	--headerbar-bg-color
    used-by-rules	--headerbar-border-color
    used-by-rules	--headerbar-darker-shade-color
    used-by-rules	--headerbar-fg-color
    used-by-rules	--headerbar-shade-color
    used-by-rules	--monospace-font-family
    used-by-rules	--monospace-font-size
    used-by-rules	--overview-bg-color
    used-by-rules	--overview-fg-color
    used-by-rules	--popover-bg-color
    used-by-rules	--popover-fg-color
    used-by-rules	--popover-shade-color
    used-by-rules	--scrollbar-outline-color
    used-by-rules	--secondary-sidebar-backdrop-color
    used-by-rules	--secondary-sidebar-bg-color
    used-by-rules	--secondary-sidebar-border-color
    used-by-rules	--secondary-sidebar-fg-color
    used-by-rules	--secondary-sidebar-shade-color
    used-by-rules	--shade-color
    used-by-rules	--side-bezel
    used-by-rules	--sidebar-backdrop-color
    used-by-rules	--sidebar-bg-color
    used-by-rules	--sidebar-border-color
    used-by-rules	--sidebar-fg-color
    used-by-rules	--sidebar-shade-color
    used-by-rules	--standalone-color-oklab
    used-by-rules	--success-bg-color
    used-by-rules	--success-color
    used-by-rules	--success-fg-color
    used-by-rules	--thumbnail-bg-color
    used-by-rules	--thumbnail-fg-color
    used-by-rules	--top-bezel
    used-by-rules	--top-device-corner-radius
    used-by-rules	--top-screen-corner-radius
    used-by-rules	--view-bg-color
    used-by-rules	--view-fg-color
    used-by-rules	--warning-bg-color
    used-by-rules	--warning-color
    used-by-rules	--warning-fg-color
    used-by-rules	--window-bg-color
    used-by-rules	--window-fg-color
    used-by-rules	--window-radius
    used-by-names	@accent_bg_color
    used-by-names	@accent_fg_color
    used-by-names	@borders
    used-by-names	@destructive_bg_color
    used-by-names	@error_bg_color
    used-by-names	@green_4
    used-by-names	@green_5
    used-by-names	@insensitive_bg_color
    used-by-names	@red_3
    used-by-names	@red_4
    used-by-names	@success_bg_color
    used-by-names	@view_bg_color
    used-by-names	@view_fg_color
    used-by-names	@warning_bg_color
    used-by-names	@window_bg_color
    used-by-names	@window_fg_color
    used-by-names	@yellow_5
    paint	accent	#0461be 0.0164606199 0.379368871 0.74355644 1	#81d0ff 0.504311264 0.817229986 1.2187165 1
    paint	accent-bg	#3584e4
    paint	accent-fg	#ffffff
    paint	action-bar-bg	#ffffff	#2e2e32
    paint	active-toggle-bg	#ffffff	#33333333 premultiplied
    paint	active-toggle-fg	#000006cc	#ffffff
    paint	alert-bg	#fafafb	#36363a
    paint	alert-destructive	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	alert-destructive-bg	#1d000026 premultiplied	#26161526 premultiplied
    paint	alert-fg	#000006cc	#ffffff
    paint	alert-suggested	#ffffff
    paint	alert-suggested-bg	#3584e4
    paint	attention	#000006cc	#ffffff
    paint	banner-bg	#d5d5d7	#3d3d42
    paint	banner-fg	#000006cc	#ffffff
    paint	border	#0000061f 0 0 0.0235294122 0.119999982	#ffffff26 1 1 1 0.149999976	#00000666	#ffffff80 1 1 1 0.5
    paint	bottom-sheet-bg	#fafafb	#222226
    paint	bottom-sheet-fg	#000006cc	#ffffff
    paint	button-bg	#00000014 premultiplied	#19191919 premultiplied
    paint	button-fg	#000006cc	#ffffff
    paint	button-row-destructive	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	button-row-suggested	#ffffff
    paint	calendar-bg	#ffffff	#1d1d20
    paint	calendar-other-day	#0000063d 0 0 0.0235294141 0.24000001	#ffffff4d 1 1 1 0.300000012
    paint	card-bg	#ffffff	#14141414 premultiplied
    paint	card-fg	#000006cc	#ffffff
    paint	card-shadow	#00000608 0 0 0.0235294122 0.0299999993	#00000608 0 0 0.0235294122 0.0299999993	#00000666	#ffffff80 1 1 1 0.5
    paint	check	#68a3eb
    paint	check-border	#0000061f 0 0 0.0235294122 0.119999982	#ffffff26 1 1 1 0.149999976	#00000666	#ffffff80 1 1 1 0.5
    paint	checked-button-bg	#0000013d premultiplied	#4c4c4c4c premultiplied
    paint	destructive-bg	#1d000026 premultiplied	#26161526 premultiplied
    paint	destructive-fg	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	dialog-bg	#fafafb	#36363a
    paint	dialog-fg	#000006cc	#ffffff
    paint	dim-label	#000006cc * 0.55	#ffffff * 0.55	#000006cc * 0.9	#ffffff * 0.9
    paint	dim-link	#022a5370 premultiplied	#47738c8c premultiplied	#034589b8 premultiplied	#74bde6e6 premultiplied
    paint	dimmed	#000006cc * 0.55	#ffffff * 0.55	#000006cc * 0.9	#ffffff * 0.9
    paint	disabled	#000006cc * 0.5	#ffffff * 0.5	#000006cc * 0.4	#ffffff * 0.4
    paint	disabled-button-fg	#000006cc	#ffffff
    paint	entry-bg	#00000014 premultiplied	#19191919 premultiplied
    paint	entry-error	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	entry-fg	#000006cc	#ffffff
    paint	entry-focus-ring	#0461be80 0.0164606199 0.379368871 0.74355644 0.5	#81d0ff80 0.504311264 0.817229986 1.2187165 0.5	#0461becc 0.0164606199 0.379368871 0.74355644 0.800000012	#81d0ffcc 0.504311264 0.817229986 1.2187165 0.800000012
    paint	error	#c30000 0.765436411 -0.197541028 -0.00511312205 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	flat-button-bg	#00000000 premultiplied
    paint	flat-button-fg	#000006cc	#ffffff
    paint	focus-ring	#0461be80 0.0164606199 0.379368871 0.74355644 0.5	#81d0ff80 0.504311264 0.817229986 1.2187165 0.5	#0461becc 0.0164606199 0.379368871 0.74355644 0.800000012	#81d0ffcc 0.504311264 0.817229986 1.2187165 0.800000012
    paint	group-description	#000006cc * 0.55	#ffffff * 0.55	#000006cc * 0.9	#ffffff * 0.9
    paint	group-title	#000006cc	#ffffff
    paint	headerbar-backdrop	#fafafb	#222226
    paint	headerbar-bg	#ffffff	#2e2e32
    paint	headerbar-border	#0000001e premultiplied	#26262626 premultiplied	#00000266 premultiplied	#80808080 premultiplied
    paint	headerbar-darker-shade	#0000060f 0 0 0.0235294122 0.0599999987	#0000062e 0 0 0.0235294104 0.180000007	#00000666	#ffffff80 1 1 1 0.5
    paint	headerbar-fg	#000006cc	#ffffff
    paint	headerbar-shade	none	none	#00000666	#ffffff80 1 1 1 0.5
    paint	headerbar-shade-line	#e1e1e1	#1d1d22	#99999b	#979799
    paint	info-bar-error	#f3b7bb	#512026
    paint	info-bar-warning	#f4e1b3	#55441d
    paint	keycap-bg	#ffffff	#14141414 premultiplied
    paint	keycap-fg	#000006cc	#ffffff
    paint	level-full	#2ec27e	#26a269
    paint	level-high	#3584e4
    paint	level-low	#3584e4
    paint	link	#034d98cc premultiplied	#81d1ff
    paint	link-button	#0461be 0.0164606199 0.379368871 0.74355644 1	#81d0ff 0.504311264 0.817229986 1.2187165 1
    paint	list-bg	#ffffff	#14141414 premultiplied
    paint	navigation-sidebar-bg	#00000000 premultiplied
    paint	navigation-sidebar-selected	#00000014 premultiplied	#19191919 premultiplied
    paint	opaque-button-bg	#d5d5d6f8 premultiplied	#434346
    paint	opaque-button-fg	#000006cc	#ffffff
    paint	osd	#ffffffe5 1 1 1 0.899999976
    paint	osd-accent	#ffffffbf 1 1 0.999999821 0.75
    paint	osd-accent-bg	#bfbfbfbf premultiplied
    paint	osd-bg	#000000b3 premultiplied
    paint	osd-destructive-bg	#26141226 premultiplied	#26161526 premultiplied
    paint	osd-error	#ff877b 1.27633858 0.52922219 0.480761766 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	osd-success	#64eca5 0.390404731 0.926294625 0.648445129 1	#78e9ab 0.469249576 0.912350953 0.671232462 1
    paint	osd-warning	#ffc13f 1.01344407 0.757204711 0.247522354 1	#ffc252 0.998507321 0.762338877 0.322530061 1
    paint	overview-bg	#f3f3f5	#28282c
    paint	placeholder	#000006cc * 0.55	#ffffff * 0.55	#000006cc * 0.9	#ffffff * 0.9
    paint	popover-bg	#ffffff	#36363a
    paint	popover-fg	#000006cc	#ffffff
    paint	progress	#3584e4
    paint	raised-bar-bg	#ffffff	#2e2e32
    paint	row-line	#00000612 0 0 0.0235294122 0.0700000003	#0000065c 0 0 0.0235294122 0.360000014	#00000666	#ffffff80 1 1 1 0.5
    paint	row-subtitle	#000006cc * 0.55	#ffffff * 0.55	#000006cc * 0.9	#ffffff * 0.9
    paint	row-title	#000006cc	#ffffff
    paint	scale-highlight	#3584e4
    paint	scale-slider	#ffffff	#d2d2d3
    paint	scrollbar-outline	#ffffff59 1 1 1 0.350000024	#00000c55 0 0 0.0470588244 0.332500011	#ffffff99	#00000c91 0 0 0.0470588244 0.569999993
    paint	scrollbar-slider	#1c1c1c2d premultiplied	#15151630 premultiplied	#3030304f premultiplied	#28282a55 premultiplied
    paint	search-bar-bg	#ffffff	#2e2e32
    paint	secondary-sidebar-bg	#f3f3f5	#28282c
    paint	secondary-sidebar-border	#e3e3e5	#1a1a1e	#929295	#949496
    paint	secondary-sidebar-fg	#000006cc	#ffffff
    paint	selected-row	#0d213940 premultiplied
    paint	selection	#0f27444c premultiplied
    paint	separator	#0000001e premultiplied	#26262626 premultiplied	#00000266 premultiplied	#80808080 premultiplied
    paint	sheet-bg	#fafafb	#222226
    paint	sheet-fg	#000006cc	#ffffff
    paint	sidebar-backdrop	#f2f2f4	#28282c
    paint	sidebar-bg	#ebebed	#2e2e32
    paint	sidebar-border	#dbdbdd	#1d1d22	#8d8d90	#979799
    paint	sidebar-fg	#000006cc	#ffffff
    paint	spinner	#000006cc	#ffffff
    paint	status-description	#000006cc	#ffffff
    paint	status-title	#000006cc	#ffffff
    paint	success	#007c3d -0.500772953 0.485921353 0.240731344 1	#78e9ab 0.469249576 0.912350953 0.671232462 1
    paint	suggested-focus-ring	#0461be80 0.0164606199 0.379368871 0.74355644 0.5	#81d0ff80 0.504311264 0.817229986 1.2187165 0.5	#0461becc 0.0164606199 0.379368871 0.74355644 0.800000012	#81d0ffcc 0.504311264 0.817229986 1.2187165 0.800000012
    paint	switch-knob	#ffffff
    paint	switch-off	#0000001e premultiplied	#26262626 premultiplied	#0000013d premultiplied	#4c4c4c4c premultiplied
    paint	switch-on	#3584e4
    paint	tab-bar-bg	#ffffff	#2e2e32
    paint	text-view-bg	#ffffff	#1d1d20
    paint	thumbnail-bg	#fafafb	#222226
    paint	thumbnail-fg	#000006cc	#ffffff
    paint	toast	#ffffff
    paint	toast-accent	#81d0ff 0.504311264 0.817229986 1.2187165 1
    paint	toast-bg	#505053
    paint	toast-error	#ff877b 1.27633858 0.52922219 0.480761766 1	#ff938c 1.22502553 0.576488435 0.547156394 1
    paint	toast-success	#64eca5 0.390404731 0.926294625 0.648445129 1	#78e9ab 0.469249576 0.912350953 0.671232462 1
    paint	toast-warning	#ffc13f 1.01344407 0.757204711 0.247522354 1	#ffc252 0.998507321 0.762338877 0.322530061 1
    paint	toggle-group-bg	#00000014 premultiplied	#19191919 premultiplied
    paint	trough	#0000001e premultiplied	#26262626 premultiplied	#00000145 premultiplied	#56565656 premultiplied
    paint	view-bg	#ffffff	#1d1d20
    paint	view-fg	#000006cc	#ffffff
    paint	warning	#905400 0.564305365 0.330341101 -0.473517299 1	#ffc252 0.998507321 0.762338877 0.322530061 1
    paint	window-bg	#fafafb	#222226
    paint	window-fg	#000006cc	#ffffff
    read	accent --accent-color	same
    read	accent-bg --accent-bg-color	same
    read	accent-fg --accent-fg-color	same
    read	action-bar-bg --headerbar-bg-color	same
    read	active-toggle-bg --active-toggle-bg-color	same
    read	active-toggle-fg --active-toggle-fg-color	same
    read	alert-bg --dialog-bg-color	same
    read	alert-destructive --destructive-color	same
    read	alert-destructive-bg --destructive-color	#24022226 premultiplied
    read	alert-fg --dialog-fg-color	same
    read	alert-suggested --accent-fg-color	same
    read	alert-suggested-bg --accent-bg-color	same
    read	attention --window-fg-color	same
    read	banner-bg --window-bg-color	#ce32c9
    read	banner-fg --window-fg-color	same
    read	border --border-opacity	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	border --window-fg-color	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	bottom-sheet-bg --window-bg-color	same
    read	bottom-sheet-fg --window-fg-color	same
    read	button-bg --window-fg-color	#18011719 premultiplied
    read	button-fg --window-fg-color	same
    read	button-row-destructive --destructive-color	same
    read	button-row-suggested --accent-fg-color	same
    read	calendar-bg --view-bg-color	same
    read	calendar-other-day --view-fg-color	#f012e64d 0.941176474 0.0705882385 0.90196079 0.300000012
    read	card-bg --card-bg-color	same
    read	card-fg --card-fg-color	same
    read	card-shadow --border-opacity	-	-	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	card-shadow --card-fg-color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	check --accent-bg-color	#f44eec
    read	check --accent-fg-color	#6467e5
    read	check-border --border-opacity	-	-	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	check-border --window-fg-color	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e626 0.941176474 0.0705882385 0.90196079 0.149999976	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	checked-button-bg --window-fg-color	#4805454c premultiplied
    read	destructive-bg --destructive-color	#24022226 premultiplied
    read	destructive-fg --destructive-color	same
    read	dialog-bg --dialog-bg-color	same
    read	dialog-fg --dialog-fg-color	same
    read	dim-label --dim-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	dim-label --window-fg-color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	dim-link --accent-color	#69086570 premultiplied	#840a7e8c premultiplied	#ad0da6b8 premultiplied	#d810cfe6 premultiplied
    read	dim-link --dim-opacity	#011c384b premultiplied	#304d5e5e premultiplied
    read	dim-link --window-fg-color	#0235688c premultiplied	-	#0457abe6 premultiplied	-
    read	dimmed --dim-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	dimmed --window-fg-color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	disabled --disabled-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	disabled --window-fg-color	#f012e6 * 0.5	#f012e6 * 0.5	#f012e6 * 0.4	#f012e6 * 0.4
    read	disabled-button-fg --window-fg-color	same
    read	entry-bg --window-fg-color	#18011719 premultiplied
    read	entry-error --error-color	same
    read	entry-fg --window-fg-color	same
    read	entry-focus-ring --accent-color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	error --error-color	same
    read	flat-button-fg --window-fg-color	same
    read	focus-ring --accent-color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	group-description --dim-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	group-description --window-fg-color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	group-title --window-fg-color	same
    read	headerbar-backdrop --headerbar-backdrop-color	same
    read	headerbar-bg --headerbar-bg-color	same
    read	headerbar-border --border-opacity	#0000014b premultiplied	#5e5e5e5e premultiplied
    read	headerbar-border --headerbar-fg-color	#24022226 premultiplied	#24022226 premultiplied	#78097380 premultiplied	#78097380 premultiplied
    read	headerbar-darker-shade --border-opacity	-	-	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	headerbar-darker-shade --headerbar-fg-color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	headerbar-darker-shade --headerbar-shade-color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	-	-
    read	headerbar-fg --headerbar-fg-color	same
    read	headerbar-shade --border-opacity	-	-	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	headerbar-shade --headerbar-fg-color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	headerbar-shade-line --border-opacity	-	-	#b4b4b5	#7b7b7e
    read	headerbar-shade-line --headerbar-bg-color	#d410cb	#990c95	#900b8c	#f889f3
    read	headerbar-shade-line --headerbar-border-color	-	-	#f788f2	#8f208c
    read	headerbar-shade-line --headerbar-shade-color	same	same	-	-
    read	info-bar-error --error-bg-color	#f7b5f5	#601d5f
    read	info-bar-error --window-bg-color	#ec14ac	#e215ad
    read	info-bar-warning --warning-bg-color	#f7b5f5	#601d5f
    read	info-bar-warning --window-bg-color	#ed3ea4	#e638a4
    read	keycap-bg --card-bg-color	same
    read	keycap-fg --card-fg-color	same
    read	level-full --success-bg-color	same
    read	level-high --accent-bg-color	same
    read	level-low --accent-bg-color	same
    read	link --accent-color	#c00eb8cc premultiplied	same
    read	link --window-fg-color	#0461be	-
    read	link-button --accent-color	same
    read	list-bg --card-bg-color	same
    read	navigation-sidebar-selected --window-fg-color	#18011719 premultiplied
    read	opaque-button-bg --window-bg-color	#cc0fc4f8 premultiplied	#f335ea
    read	opaque-button-bg --window-fg-color	#f9d8f8	#411f43
    read	opaque-button-fg --window-fg-color	same
    read	osd-destructive-bg --destructive-bg-color	#26102626 premultiplied
    read	osd-error --error-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	osd-success --success-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	osd-warning --warning-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	overview-bg --overview-bg-color	same
    read	placeholder --dim-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	placeholder --window-fg-color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	popover-bg --popover-bg-color	same
    read	popover-fg --popover-fg-color	same
    read	progress --accent-bg-color	same
    read	raised-bar-bg --headerbar-bg-color	same
    read	row-line --border-opacity	-	-	#0000064b 0 0 0.0235294122 0.296000004	#ffffff5e 1 1 1 0.370000005
    read	row-line --card-fg-color	-	-	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5
    read	row-line --card-shade-color	same	same	-	-
    read	row-subtitle --card-fg-color	#f012e6 * 0.55	#f012e6 * 0.55	#f012e6 * 0.9	#f012e6 * 0.9
    read	row-subtitle --dim-opacity	#000006cc * 0.37	#ffffff * 0.37
    read	row-title --card-fg-color	same
    read	scale-highlight --accent-bg-color	same
    read	scale-slider --view-bg-color	#fcd0fa
    read	scrollbar-outline --scrollbar-outline-color	#f012e659 0.941176414 0.0705882385 0.901960731 0.350000024	#f012e659 0.941176414 0.0705882385 0.901960731 0.350000024	#f012e699	#f012e699
    read	scrollbar-slider --scrollbar-outline-color	#1a02192d premultiplied	#2f172e31 premultiplied	#2d032b4f premultiplied	#542a5257 premultiplied
    read	scrollbar-slider --window-fg-color	#301d3031 premultiplied	#15011530 premultiplied	#55325457 premultiplied	#26022655 premultiplied
    read	search-bar-bg --headerbar-bg-color	same
    read	secondary-sidebar-bg --secondary-sidebar-bg-color	same
    read	secondary-sidebar-border --border-opacity	-	-	#acacae	#77777a
    read	secondary-sidebar-border --secondary-sidebar-bg-color	#e011d7	#990c95	#900b8c	#f889f3
    read	secondary-sidebar-border --secondary-sidebar-border-color	same	same	-	-
    read	secondary-sidebar-border --secondary-sidebar-fg-color	-	-	#f182ed	#8c1d89
    read	secondary-sidebar-fg --secondary-sidebar-fg-color	same
    read	selected-row --accent-bg-color	#3c043940 premultiplied
    read	selection --accent-bg-color	#4805454c premultiplied
    read	separator --border-opacity	#0000014b premultiplied	#5e5e5e5e premultiplied
    read	separator --window-fg-color	#24022226 premultiplied	#24022226 premultiplied	#78097380 premultiplied	#78097380 premultiplied
    read	sheet-bg --window-bg-color	same
    read	sheet-fg --window-fg-color	same
    read	sidebar-backdrop --sidebar-backdrop-color	same
    read	sidebar-bg --sidebar-bg-color	same
    read	sidebar-border --border-opacity	-	-	#a6a6a8	#7b7b7e
    read	sidebar-border --sidebar-bg-color	#e011d7	#990c95	#900b8c	#f889f3
    read	sidebar-border --sidebar-border-color	same	same	-	-
    read	sidebar-border --sidebar-fg-color	-	-	#ed7ee9	#8f208c
    read	sidebar-fg --sidebar-fg-color	same
    read	spinner --window-fg-color	same
    read	status-description --window-fg-color	same
    read	status-title --window-fg-color	same
    read	success --success-color	same
    read	suggested-focus-ring --accent-color	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e680 0.941176474 0.0705882385 0.90196079 0.5	#f012e6cc	#f012e6cc
    read	switch-off --window-fg-color	#24022226 premultiplied	#24022226 premultiplied	#4805454c premultiplied	#4805454c premultiplied
    read	switch-on --accent-bg-color	same
    read	tab-bar-bg --headerbar-bg-color	same
    read	text-view-bg --view-bg-color	same
    read	thumbnail-bg @window_bg_color	same
    read	thumbnail-fg --overview-fg-color	same
    read	toast-accent --accent-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	toast-error --error-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	toast-success --success-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	toast-warning --warning-bg-color	#ff6dff 1.20305729 0.428100288 1.15094292 1
    read	toggle-group-bg --window-fg-color	#18011719 premultiplied
    read	trough --border-opacity	-	-	#00000143 premultiplied	#53535353 premultiplied
    read	trough --window-fg-color	#24022226 premultiplied	#24022226 premultiplied	#51064d56 premultiplied	#51064d56 premultiplied
    read	view-bg --view-bg-color	same
    read	view-fg --view-fg-color	same
    read	warning --warning-color	same
    read	window-bg --window-bg-color	same
    read	window-fg --window-fg-color	same
    node	AdwAboutDialog	dialog
    node	AdwAboutWindow	window
    node	AdwActionRow	row
    node	AdwAlertDialog	dialog
    node	AdwApplicationWindow	window
    node	AdwAvatar	widget
    node	AdwBanner	banner
    node	AdwBin	widget
    node	AdwBottomSheet	bottom-sheet
    node	AdwBreakpointBin	widget
    node	AdwButtonContent	buttoncontent
    node	AdwButtonRow	row
    node	AdwCarousel	carousel
    node	AdwCarouselIndicatorDots	carouselindicatordots
    node	AdwCarouselIndicatorLines	carouselindicatorlines
    node	AdwClamp	clamp
    node	AdwClampScrollable	clamp
    node	AdwComboRow	row
    node	AdwDialog	dialog
    node	AdwEntryRow	row
    node	AdwExpanderRow	row
    node	AdwFlap	flap
    node	AdwHeaderBar	headerbar
    node	AdwInlineViewSwitcher	inline-view-switcher
    node	AdwLayoutSlot	widget
    node	AdwLeaflet	leaflet
    node	AdwMessageDialog	window
    node	AdwMultiLayoutView	multi-layout-view
    node	AdwNavigationPage	navigation-view-page
    node	AdwNavigationSplitView	navigation-split-view
    node	AdwNavigationView	navigation-view
    node	AdwOverlaySplitView	overlay-split-view
    node	AdwPasswordEntryRow	row
    node	AdwPreferencesDialog	dialog
    node	AdwPreferencesGroup	preferencesgroup
    node	AdwPreferencesPage	preferencespage
    node	AdwPreferencesRow	row
    node	AdwPreferencesWindow	window
    node	AdwSpinRow	row
    node	AdwSpinner	image
    node	AdwSplitButton	splitbutton
    node	AdwSqueezer	squeezer
    node	AdwStatusPage	statuspage
    node	AdwSwipeable	(null)
    node	AdwSwitchRow	row
    node	AdwTabBar	tabbar
    node	AdwTabButton	tabbutton
    node	AdwTabOverview	taboverview
    node	AdwTabView	tabview
    node	AdwToastOverlay	toastoverlay
    node	AdwToggleGroup	toggle-group
    node	AdwToolbarView	toolbarview
    node	AdwViewStack	stack
    node	AdwViewSwitcher	viewswitcher
    node	AdwViewSwitcherBar	viewswitcherbar
    node	AdwViewSwitcherTitle	viewswitchertitle
    node	AdwWindow	window
    node	AdwWindowTitle	windowtitle
    node	AdwWrapBox	wrap-box
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
    node	GtkColorDialogButton	colorbutton
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
    node	GtkFileChooserCell	filelistcell
    node	GtkFileChooserDialog	window
    node	GtkFileChooserWidget	filechooser
    node	GtkFixed	widget
    node	GtkFlowBox	flowbox
    node	GtkFlowBoxChild	flowboxchild
    node	GtkFontButton	fontbutton
    node	GtkFontChooserDialog	window
    node	GtkFontChooserWidget	fontchooser
    node	GtkFontDialogButton	fontbutton
    node	GtkFrame	frame
    node	GtkGLArea	widget
    node	GtkGraphicsOffload	graphicsoffload
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
    tree	AdwAboutDialog	dialog.about
    tree	AdwAboutWindow	window.about.background.solid-csd(dialog-host(widget(widget(toastoverlay(navigation-view(dimming shadow border outline widget navigation-view-page(toolbarview(scrolledwindow.main-page revealer.top-bar revealer.bottom-bar)) navigation-view-page(toolbarview(scrolledwindow.subpage revealer.top-bar revealer.bottom-bar))*))))) nothing.titlebar)
    tree	AdwActionRow	row(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes))
    tree	AdwAlertDialog	dialog.alert
    tree	AdwApplicationWindow	window.background.solid-csd(dialog-host(widget(widget)) nothing.titlebar)
    tree	AdwAvatar	widget(avatar.color(label image*))
    tree	AdwBanner	banner(revealer(widget(label.heading button)))
    tree	AdwBin	widget
    tree	AdwBottomSheet	bottom-sheet(widget dimming sheet.background.has-drag-handle(stack(widget(drag-handle) button) outline))
    tree	AdwBreakpointBin	widget
    tree	AdwButtonContent	buttoncontent(box.horizontal(image label))
    tree	AdwButtonRow	row.activatable.button(box.horizontal(image.icon.start label.title image.end.icon))
    tree	AdwCarousel	carousel.horizontal
    tree	AdwCarouselIndicatorDots	carouselindicatordots
    tree	AdwCarouselIndicatorLines	carouselindicatorlines
    tree	AdwClamp	clamp
    tree	AdwClampScrollable	clamp
    tree	AdwComboRow	row.combo(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(listview.inline.view box.horizontal(image.dropdown-arrow popover.background.menu(contents(box.vertical(entry.combo-searchbar.search(image text(placeholder undershoot.left undershoot.right) image) scrolledwindow(listview.view scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))) arrow)))))
    tree	AdwDialog	dialog
    tree	AdwEntryRow	row.activatable.entry(box.header.horizontal(box.horizontal.prefixes widget.editable-area(label.dimmed.title label.subtitle text(undershoot.left undershoot.right) image.indicator button.apply-button.circular.image-button.suggested-action(image) image.edit-icon) box.horizontal.suffixes))
    tree	AdwExpanderRow	row.empty.expander(box.vertical(list(row.activatable.header(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(box.horizontal.suffixes switch(image* slider) image.expander-row-arrow)))) revealer(list.nested)))
    tree	AdwFlap	flap.unfolded(dimming shadow border outline widget)
    tree	AdwHeaderBar	headerbar(windowhandle(box(widget(box.horizontal.start(widget(button.back.image-button(image)))) widget(label.title) widget(box.end.horizontal))))
    tree	AdwInlineViewSwitcher	inline-view-switcher(toggle-group.labels)
    tree	AdwLeaflet	leaflet.unfolded(dimming shadow border outline)
    tree	AdwMessageDialog	window.background.messagedialog.solid-csd(windowhandle(box.vertical(box.message-area.vertical(widget.heading-bin(label.title-2 label.title-4) label.body widget.child) widget.response-area)) box.horizontal.titlebar)
    tree	AdwMultiLayoutView	multi-layout-view
    tree	AdwNavigationPage	navigation-view-page
    tree	AdwNavigationSplitView	navigation-split-view(widget.sidebar-pane widget.content-pane)
    tree	AdwNavigationView	navigation-view(dimming shadow border outline widget)
    tree	AdwOverlaySplitView	overlay-split-view(dimming shadow border outline widget.content-pane widget widget.sidebar-pane)
    tree	AdwPasswordEntryRow	row.activatable.entry.password(box.header.horizontal(box.horizontal.prefixes widget.editable-area(label.dimmed.title label.subtitle text(undershoot.left undershoot.right) image.indicator button.apply-button.circular.image-button.suggested-action(image) image.edit-icon) box.horizontal.suffixes(button.flat.image-button(image))))
    tree	AdwPreferencesDialog	dialog.preferences
    tree	AdwPreferencesGroup	preferencesgroup(box.vertical(box.header.horizontal(box.labels.vertical(label.h4.heading label.dimmed)) box.vertical(list.boxed-list)))
    tree	AdwPreferencesPage	preferencespage(scrolledwindow(viewport(clamp(box.vertical(label.description.dimmed))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	AdwPreferencesRow	row.activatable
    tree	AdwPreferencesWindow	window.background.preferences.solid-csd(dialog-host(widget(widget(toastoverlay(leaflet.unfolded(dimming shadow border outline navigation-view(dimming shadow border outline widget navigation-view-page(widget(toolbarview(stack(toolbarview(stack revealer.top-bar revealer.bottom-bar) stack(preferencespage statuspage)) revealer.top-bar(windowhandle(box.vertical)) revealer.bottom-bar(windowhandle(box.vertical))))))))))) nothing.titlebar)
    tree	AdwSpinRow	row.activatable.spin(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(spinbutton.horizontal(text(undershoot.left undershoot.right) button.down.image-button(image) button.image-button.up(image)))))
    tree	AdwSpinner	image.spinner
    tree	AdwSplitButton	splitbutton(button separator.vertical menubutton.popup(button.toggle(arrow.down)))
    tree	AdwSqueezer	squeezer
    tree	AdwStatusPage	statuspage(scrolledwindow(viewport(box.vertical(clamp(box.vertical(image.icon label.title label.body.description)))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	AdwSwitchRow	row.activatable(box.header.horizontal(box.horizontal.prefixes image.icon box.title.vertical(label.title label.subtitle) box.horizontal.suffixes(switch(image* slider))))
    tree	AdwTabBar	tabbar(revealer(box.box.horizontal(widget.start-action scrolledwindow.pinned(tabbox(revealer(indicator.left) revealer(indicator.right)) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) scrolledwindow(tabbox(revealer(indicator.left) revealer(indicator.right)) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) widget.end-action)))
    tree	AdwTabButton	tabbutton(button.image-button(indicatorbin(mask indicator(label.numeric) overlay(image label.numeric))))
    tree	AdwTabOverview	taboverview(widget toolbarview.overview(overlay(scrolledwindow(widget(tabgrid*) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) statuspage(scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))* button.new-tab-button.pill.suggested-action(buttoncontent(box.horizontal))) revealer.top-bar(windowhandle(box.collapse-spacing.vertical(headerbar searchbar))) revealer.bottom-bar(windowhandle(box.vertical))))
    tree	AdwTabView	tabview
    tree	AdwToastOverlay	toastoverlay
    tree	AdwToggleGroup	toggle-group
    tree	AdwToolbarView	toolbarview(revealer.top-bar(windowhandle(box.vertical)) revealer.bottom-bar(windowhandle(box.vertical)))
    tree	AdwViewStack	stack
    tree	AdwViewSwitcher	viewswitcher.narrow
    tree	AdwViewSwitcherBar	viewswitcherbar(actionbar(revealer(box(box.horizontal.start viewswitcher.narrow box.end.horizontal))))
    tree	AdwViewSwitcherTitle	viewswitchertitle(squeezer(viewswitcher.wide viewswitcher.narrow windowtitle(box.vertical(label.title label.subtitle))))
    tree	AdwWindow	window.background.solid-csd(dialog-host(widget(widget)) nothing.titlebar)
    tree	AdwWindowTitle	windowtitle(box.vertical(label.title label.subtitle))
    tree	AdwWrapBox	wrap-box
    tree	GtkAboutDialog	window.aboutdialog.background.solid-csd(box.vertical(box.vertical(image.icon-dropshadow.large-icons label stack(box.vertical(label*) box.vertical(scrolledwindow.frame)*))) headerbar.titlebar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start) stackswitcher.linked(button.text-button.toggle*) box.end.horizontal(windowcontrols.end)))) link*)
    tree	GtkActionBar	actionbar(revealer(box(box.horizontal.start box.end.horizontal)))
    tree	GtkAppChooserButton	appchooserbutton(combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow)))
    tree	GtkAppChooserDialog	window.appchooser.background.dialog(box.dialog-vbox.vertical(box.vertical(searchbar(revealer(box(entry.search(image text(undershoot.left undershoot.right) image) button.close.image-button(image)))) box.vertical(label appchooser(overlay(scrolledwindow.frame(treeview.view(header(button(box.horizontal))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) box.vertical(image.dim-label label.dim-label))) button.text-button(label)*)) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
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
    tree	GtkColorChooserDialog	window.background.colorchooser.dialog(box.dialog-vbox.vertical(box.vertical(colorchooser(box.vertical(grid.horizontal label box.horizontal) box.horizontal(overlay))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
    tree	GtkColorChooserWidget	colorchooser(box.vertical(grid.horizontal label box.horizontal) box.horizontal(overlay))
    tree	GtkColorDialogButton	colorbutton(button.color(colorswatch.dark(overlay)))
    tree	GtkColumnView	columnview.view(header.activatable listview.view)
    tree	GtkComboBox	combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow))
    tree	GtkComboBoxText	combobox(box.horizontal.linked(button.combo(box.horizontal(cellview arrow))) popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow))
    tree	GtkCustomPaperUnixDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical(box.horizontal(box.vertical(scrolledwindow.frame(listview.view(row.activatable) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) box.horizontal.linked(button.image-button(image)*)) box.vertical(box.vertical(label grid.horizontal(label box.horizontal label box.horizontal)) box.vertical(label grid.horizontal(label box.horizontal label box.horizontal label box.horizontal label box.horizontal*))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.default.text-button(label)))))
    tree	GtkDialog	window.background.dialog(box.dialog-vbox.vertical(box.vertical box.dialog-action-box.horizontal(box.dialog-action-area.horizontal)))
    tree	GtkDragIcon	dnd
    tree	GtkDrawingArea	widget
    tree	GtkDropDown	dropdown(button.toggle(box.horizontal(stack(label row) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal(entry.search(image text(placeholder undershoot.left undershoot.right) image)) scrolledwindow(listview.view scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))) arrow))
    tree	GtkEditableLabel	editablelabel(popover.background.menu(contents(scrolledwindow(viewport(stack(box.vertical(box.vertical(modelbutton.flat(box.horizontal label)*)))) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow) stack(label text(undershoot.left undershoot.right)))
    tree	GtkEmojiChooser	popover.background.emoji-picker(contents(box.vertical(box.emoji-searchbar.horizontal(entry.search(image text(undershoot.left undershoot.right) image)) stack(box.vertical(scrolledwindow.view(viewport(box.vertical) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) flowbox.emoji-toolbar.horizontal(flowboxchild(button.emoji-section.flat.image-button)*)) grid.dim-label.horizontal(image.dim-label label label.dim-label)))) arrow)
    tree	GtkEntry	entry(text(undershoot.left undershoot.right))
    tree	GtkExpander	expander-widget(box.vertical(title.horizontal(expander.horizontal)))
    tree	GtkFileChooserCell	filelistcell
    tree	GtkFileChooserDialog	window.background.dialog.filechooser(box.dialog-vbox.vertical(box.vertical(filechooser(box.vertical(box.vertical(paned.horizontal(placessidebar.sidebar(scrolledwindow) separator box.vertical(revealer box.horizontal))) actionbar(revealer(box(box.horizontal.start box.end.horizontal)))) popover.background(contents(grid.horizontal(label entry(text) button.default.suggested-action.text-button(label) widget(stack))) arrow))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal)))
    tree	GtkFileChooserWidget	filechooser(box.vertical(box.vertical(paned.horizontal(placessidebar.sidebar(scrolledwindow(viewport(list.navigation-sidebar) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) separator box.vertical(revealer(box#pathbarbox.vertical.view(stack)) box.horizontal(stack.view(box.vertical placesview.vertical grid.dim-label.horizontal))))) actionbar(revealer(box(box.horizontal.start(box.horizontal) box.end.horizontal(box.horizontal(dropdown)))))) popover.background(contents(grid.horizontal(label entry(text(undershoot.left undershoot.right)) button.default.suggested-action.text-button(label) widget(stack(label*)))) arrow))
    tree	GtkFixed	widget
    tree	GtkFlowBox	flowbox.horizontal
    tree	GtkFlowBoxChild	flowboxchild
    tree	GtkFontButton	fontbutton(button.font(box.horizontal(label box.horizontal(separator.vertical label))))
    tree	GtkFontChooserDialog	window.background.dialog.fontchooser(box.dialog-vbox.vertical(box.vertical(fontchooser(stack(grid.horizontal(box.horizontal.linked(entry.search menubutton.popup) stack(grid.horizontal grid.dim-label.horizontal)) box.vertical(label entry(text) scrolledwindow.frame.view(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.suggested-action.text-button(label)))))
    tree	GtkFontChooserWidget	fontchooser(stack(grid.horizontal(box.horizontal.linked(entry.search(image text image) menubutton.popup(button.image-button.toggle popover.background)) stack(grid.horizontal(scrolledwindow.frame entry label scale.horizontal.marks-after spinbutton.horizontal) grid.dim-label.horizontal(image label))) box.vertical(label entry(text(undershoot.left undershoot.right)) scrolledwindow.frame.view(viewport(box.vertical) scrollbar.bottom.horizontal(range.horizontal) scrollbar.right.vertical(range.vertical) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))))
    tree	GtkFontDialogButton	fontbutton(button.font(box.horizontal(label box.horizontal(separator.vertical label))))
    tree	GtkFrame	frame
    tree	GtkGLArea	widget
    tree	GtkGraphicsOffload	graphicsoffload
    tree	GtkGrid	grid.horizontal
    tree	GtkGridView	gridview.view
    tree	GtkHeaderBar	headerbar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start) label.title box.end.horizontal(windowcontrols.empty.end))))
    tree	GtkIconView	iconview.view
    tree	GtkImage	image
    tree	GtkInfoBar	infobar.info(revealer(box.horizontal(box.horizontal* button.close(image))))
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
    tree	GtkPageSetupUnixDialog	window.background.dialog.pagesetup(box.dialog-vbox.vertical(box.vertical(grid.horizontal(label dropdown(button.toggle(box.horizontal(stack(label row.activatable) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal scrolledwindow)) arrow)) label dropdown(button.toggle(box.horizontal(stack(label row.activatable) arrow)) popover.background.menu(contents(box.vertical(box.dropdown-searchbar.horizontal scrolledwindow)) arrow)) label* checkbutton.grouped.text-button(radio label)*)) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label) button.default.text-button(label)))))
    tree	GtkPaned	paned.horizontal(separator)
    tree	GtkPasswordEntry	entry.password(text(undershoot.left undershoot.right) image.caps-lock-indicator)
    tree	GtkPathBar	pathbar(scrolledwindow(viewport(box.horizontal.linked) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction))
    tree	GtkPicture	picture
    tree	GtkPopover	popover.background(contents arrow)
    tree	GtkPopoverMenu	popover.background.menu(contents(scrolledwindow(viewport(stack) scrollbar.bottom.horizontal(range.horizontal(trough(slider))) scrollbar.right.vertical(range.vertical(trough(slider))) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)) arrow)
    tree	GtkPopoverMenuBar	menubar
    tree	GtkPrintUnixDialog	window.background.dialog.print(box.dialog-vbox.vertical(box.vertical(box.vertical(notebook(header.horizontal.top(tabs(tab*)) stack(box.vertical(box.vertical box.horizontal) box.vertical(box.horizontal*) grid.horizontal(box.vertical*) scrolledwindow(viewport scrollbar.bottom.horizontal scrollbar.right.vertical overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction)*)) actionbar(revealer(box(box.horizontal.start box.end.horizontal))))) box.dialog-action-box.horizontal(box.dialog-action-area.horizontal(button.text-button(label)* button.default.text-button(label)))))
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
    tree	GtkShortcutsWindow	window.background.shortcuts.solid-csd(box.vertical(searchbar(revealer(box(entry.search(image text image) button.close.image-button(image)))) stack(scrolledwindow(viewport(box.shortcuts-search-results.vertical(box.vertical*)) scrollbar.bottom.horizontal(range.horizontal(trough)) scrollbar.right.vertical(range.vertical(trough)) overshoot.left undershoot.left overshoot.right undershoot.right overshoot.top undershoot.top overshoot.bottom undershoot.bottom junction) grid.dim-label.horizontal(image label*))) headerbar.titlebar(windowhandle(box(box.horizontal.start(windowcontrols.empty.start button.image-button.toggle(image)) stack(label.title* menubutton.flat.popup(button.image-button.toggle popover.background)) box.end.horizontal(windowcontrols.end(button.minimize button.close))))))
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
    tree	GtkVideo	video(overlay(graphicsoffload(picture) image.circular.large-icons.osd revealer(controls.bottom.osd(box.horizontal(button.flat.image-button(image) box.horizontal(label scale.horizontal(trough(highlight.top slider)) label) scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow)))))))
    tree	GtkViewport	viewport
    tree	GtkVolumeButton	scalebutton.scale(button.flat.image-button.toggle(image) popover.background.scale-popup(contents(box.vertical(button.flat.image-button(image) scale.vertical(trough(highlight.bottom slider)) button.flat.image-button(image))) arrow))
    tree	GtkWindow	window.background
    tree	GtkWindowControls	windowcontrols.empty.start
    tree	GtkWindowHandle	windowhandle
    style-node	a
    style-node	acceleditor
    style-node	accelerator
    style-node	actionbar
    style-node	adaptive-preview
    style-node	appchooserbutton
    style-node	arrow
    style-node	avatar
    style-node	banner
    style-node	block
    style-node	block-cursor
    style-node	border
    style-node	bottom-sheet
    style-node	box
    style-node	button
    style-node	buttoncontent
    style-node	calendar
    style-node	cell
    style-node	check
    style-node	checkbutton
    style-node	child
    style-node	clamp
    style-node	color
    style-node	colorbutton
    style-node	colorchooser
    style-node	colorswatch
    style-node	columnview
    style-node	combobox
    style-node	contents
    style-node	cursor-handle
    style-node	dialog
    style-node	dialog-host
    style-node	dimming
    style-node	dnd
    style-node	dndtarget
    style-node	drag-handle
    style-node	drawing
    style-node	dropdown
    style-node	editablelabel
    style-node	emoji
    style-node	emoji-completion-row
    style-node	entry
    style-node	expander
    style-node	expander-widget
    style-node	filechooser
    style-node	filelistcell
    style-node	filethumbnail
    style-node	fill
    style-node	flap
    style-node	floating-sheet
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
    style-node	inline-view-switcher
    style-node	item
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
    style-node	navigation-view
    style-node	notebook
    style-node	outline
    style-node	overlay
    style-node	overlay-split-view
    style-node	overshoot
    style-node	paned
    style-node	paper
    style-node	pathbar
    style-node	picture
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
    style-node	scrollbar
    style-node	scrolledwindow
    style-node	searchbar
    style-node	selection
    style-node	separator
    style-node	shadow
    style-node	sheet
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
    style-node	tabbutton
    style-node	tabgrid
    style-node	tabgridchild
    style-node	taboverview
    style-node	tabs
    style-node	tabthumbnail
    style-node	tabview
    style-node	text
    style-node	textview
    style-node	title
    style-node	toast
    style-node	toggle
    style-node	toggle-group
    style-node	toolbar
    style-node	toolbarview
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
    style-class	accent-color-row
    style-class	action
    style-class	activatable
    style-class	adaptive-mode-flat
    style-class	after
    style-class	alert
    style-class	app-notification
    style-class	app-version
    style-class	appchooser
    style-class	apply-button
    style-class	arrow-button
    style-class	ascending
    style-class	assistant
    style-class	background
    style-class	badge
    style-class	before
    style-class	body
    style-class	body-scrolled-window
    style-class	border
    style-class	both
    style-class	bottom
    style-class	bottom-bar
    style-class	bottom-sheet
    style-class	box
    style-class	boxed-list
    style-class	boxed-list-separate
    style-class	button
    style-class	caps-lock-indicator
    style-class	caption
    style-class	caption-heading
    style-class	card
    style-class	child
    style-class	circular
    style-class	circular-buttons
    style-class	close
    style-class	collapse-spacing
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
    style-class	colorchooser
    style-class	column-separators
    style-class	combo
    style-class	combo-searchbar
    style-class	compact
    style-class	content
    style-class	content-pane
    style-class	contrasted
    style-class	csd
    style-class	custom
    style-class	dark
    style-class	data-table
    style-class	day-number
    style-class	default-decoration
    style-class	descending
    style-class	destructive-action
    style-class	devel
    style-class	device-view
    style-class	dialog
    style-class	dialog-action-area
    style-class	dialog-action-box
    style-class	dialog-vbox
    style-class	dialog-window
    style-class	dim-label
    style-class	dimmed
    style-class	discrete
    style-class	dnd
    style-class	down
    style-class	dropdown-arrow
    style-class	dropdown-searchbar
    style-class	edit-icon
    style-class	editable-area
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
    style-class	filechooser
    style-class	fine-tune
    style-class	flat
    style-class	flush-left
    style-class	flush-right
    style-class	focused
    style-class	font
    style-class	frame
    style-class	full
    style-class	fullscreen
    style-class	grouped
    style-class	has-body
    style-class	has-drag-handle
    style-class	has-heading
    style-class	has-open-popup
    style-class	header
    style-class	heading
    style-class	heading-bin
    style-class	hidden
    style-class	high
    style-class	highlight
    style-class	horizontal
    style-class	hovering
    style-class	icon
    style-class	icon-dropshadow
    style-class	icon-title-box
    style-class	icons
    style-class	image
    style-class	image-button
    style-class	image-text-button
    style-class	indicator
    style-class	inert
    style-class	info
    style-class	inline
    style-class	inline-buttons
    style-class	insertion-cursor
    style-class	isolated
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
    style-class	new-tab-button
    style-class	none
    style-class	normal-icons
    style-class	numeric
    style-class	opaque
    style-class	osd
    style-class	other-month
    style-class	outline
    style-class	overlay-indicator
    style-class	overview
    style-class	pagesetup
    style-class	password
    style-class	pill
    style-class	pinned
    style-class	popover
    style-class	prefixes
    style-class	print
    style-class	progressbar
    style-class	property
    style-class	question
    style-class	raised
    style-class	response-area
    style-class	rich-list
    style-class	right
    style-class	round
    style-class	row-header
    style-class	screen-view
    style-class	selection-mode
    style-class	separator
    style-class	separators
    style-class	server-list-button
    style-class	shell-bottom-bar
    style-class	shell-top-bar
    style-class	short
    style-class	shortcuts
    style-class	shortcuts-search-results
    style-class	sidebar
    style-class	sidebar-button
    style-class	sidebar-icon
    style-class	sidebar-label
    style-class	sidebar-new-bookmark-row
    style-class	sidebar-pane
    style-class	sidebar-placeholder-row
    style-class	single-line
    style-class	single-tab
    style-class	small
    style-class	solid-csd
    style-class	spacer
    style-class	spin
    style-class	spinner
    style-class	ssd
    style-class	ssd-frame
    style-class	start
    style-class	start-action
    style-class	subpage
    style-class	subtitle
    style-class	success
    style-class	suffixes
    style-class	suggested-action
    style-class	tab-unpin-icon
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
    style-class	top-bar
    style-class	touch-selection
    style-class	trough
    style-class	undershoot-bottom
    style-class	undershoot-end
    style-class	undershoot-start
    style-class	undershoot-top
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
    style-state	root
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
    pseudo-class	root
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
    color-function	color
    color-function	color-mix
    color-function	darker
    color-function	hsl
    color-function	hsla
    color-function	hwb
    color-function	lighter
    color-function	mix
    color-function	oklab
    color-function	oklch
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
    number-function	abs
    number-function	calc
    number-function	clamp
    number-function	cos
    number-function	exp
    number-function	hypot
    number-function	log
    number-function	max
    number-function	min
    number-function	mod
    number-function	pow
    number-function	rem
    number-function	round
    number-function	sign
    number-function	sin
    number-function	sqrt
    number-function	tan
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
