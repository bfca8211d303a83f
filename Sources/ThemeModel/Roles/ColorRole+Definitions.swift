extension ColorRole {
  /// Every role in the order of the cases: its name, group, first libadwaita and what it paints.
  static let definitions: [Definition] = named + swatches

  private static let named: [Definition] = [
    Definition(
      .accentBg, "accent-bg", .accent, since: .v1_0,
      "suggested buttons, switches, checks and sliders"),
    Definition(.accentFg, "accent-fg", .accent, since: .v1_0, "text and icons on accent-bg"),
    Definition(
      .accent, "accent", .accent, since: .v1_0,
      "accented text and icons on a neutral surface"),
    Definition(
      .secondaryAccent, "secondary-accent", .accent, since: nil,
      "a second accent beside the first"),
    Definition(
      .destructiveBg, "destructive-bg", .destructive, since: .v1_0,
      "surfaces that stand for dangerous actions"),
    Definition(
      .destructiveFg, "destructive-fg", .destructive, since: .v1_0,
      "text and icons on destructive-bg"),
    Definition(
      .destructive, "destructive", .destructive, since: .v1_0,
      "text and icons that stand for dangerous actions on a neutral surface"),
    Definition(.successBg, "success-bg", .success, since: .v1_0, "surfaces that stand for success"),
    Definition(.successFg, "success-fg", .success, since: .v1_0, "text and icons on success-bg"),
    Definition(
      .success, "success", .success, since: .v1_0,
      "text and icons that stand for success on a neutral surface"),
    Definition(
      .warningBg, "warning-bg", .warning, since: .v1_0,
      "surfaces that stand for warnings"),
    Definition(.warningFg, "warning-fg", .warning, since: .v1_0, "text and icons on warning-bg"),
    Definition(
      .warning, "warning", .warning, since: .v1_0,
      "text and icons that stand for warnings on a neutral surface"),
    Definition(.errorBg, "error-bg", .error, since: .v1_0, "surfaces that stand for errors"),
    Definition(.errorFg, "error-fg", .error, since: .v1_0, "text and icons on error-bg"),
    Definition(
      .error, "error", .error, since: .v1_0,
      "text and icons that stand for errors on a neutral surface"),
    Definition(.windowBg, "window-bg", .window, since: .v1_0, "the window's background"),
    Definition(.windowFg, "window-fg", .window, since: .v1_0, "text in the window"),
    Definition(.viewBg, "view-bg", .view, since: .v1_0, "text views, lists and grids"),
    Definition(.viewFg, "view-fg", .view, since: .v1_0, "text in views"),
    Definition(
      .headerbarBg, "headerbar-bg", .headerbar, since: .v1_0,
      "header, search and tab bars"),
    Definition(
      .headerbarFg, "headerbar-fg", .headerbar, since: .v1_0,
      "text and icons in header bars"),
    Definition(
      .headerbarBorder, "headerbar-border", .headerbar, since: .v1_0,
      "separators in header bars, painted translucent"),
    Definition(
      .headerbarBackdrop, "headerbar-backdrop", .headerbar, since: .v1_0,
      "header bars of a window without focus"),
    Definition(
      .headerbarShade, "headerbar-shade", .headerbar, since: .v1_0,
      "the line and shadow under a header bar"),
    Definition(
      .headerbarDarkerShade, "headerbar-darker-shade", .headerbar, since: .v1_4,
      "the stronger shadow under a raised header bar"),
    Definition(.sidebarBg, "sidebar-bg", .sidebar, since: .v1_4, "the background of sidebars"),
    Definition(.sidebarFg, "sidebar-fg", .sidebar, since: .v1_4, "text in sidebars"),
    Definition(
      .sidebarBackdrop, "sidebar-backdrop", .sidebar, since: .v1_4,
      "sidebars of a window without focus"),
    Definition(
      .sidebarShade, "sidebar-shade", .sidebar, since: .v1_4,
      "shadows and undershoots in sidebars"),
    Definition(
      .sidebarBorder, "sidebar-border", .sidebar, since: .v1_5,
      "the line between sidebars and the content"),
    Definition(
      .secondarySidebarBg, "secondary-sidebar-bg", .sidebar, since: .v1_4,
      "the background of a middle pane"),
    Definition(
      .secondarySidebarFg, "secondary-sidebar-fg", .sidebar, since: .v1_4,
      "text in a middle pane"),
    Definition(
      .secondarySidebarBackdrop, "secondary-sidebar-backdrop", .sidebar, since: .v1_4,
      "a middle pane of a window without focus"),
    Definition(
      .secondarySidebarShade, "secondary-sidebar-shade", .sidebar, since: .v1_4,
      "shadows and undershoots in a middle pane"),
    Definition(
      .secondarySidebarBorder, "secondary-sidebar-border", .sidebar, since: .v1_5,
      "the line between a middle pane and the content"),
    Definition(.cardBg, "card-bg", .card, since: .v1_0, "cards and boxed lists"),
    Definition(.cardFg, "card-fg", .card, since: .v1_0, "text on cards"),
    Definition(
      .cardShade, "card-shade", .card, since: .v1_0,
      "shadows and row separators of cards"),
    Definition(.dialogBg, "dialog-bg", .dialog, since: .v1_2, "message dialogs"),
    Definition(.dialogFg, "dialog-fg", .dialog, since: .v1_2, "text in message dialogs"),
    Definition(.popoverBg, "popover-bg", .popover, since: .v1_0, "popovers and menus"),
    Definition(.popoverFg, "popover-fg", .popover, since: .v1_0, "text in popovers and menus"),
    Definition(.popoverShade, "popover-shade", .popover, since: .v1_4, "shadows in popovers"),
    Definition(
      .thumbnailBg, "thumbnail-bg", .thumbnail, since: .v1_3,
      "thumbnails of tabs in the overview"),
    Definition(.thumbnailFg, "thumbnail-fg", .thumbnail, since: .v1_3, "text on thumbnails"),
    Definition(
      .activeToggleBg, "active-toggle-bg", .toggle, since: .v1_7,
      "the active toggle of a toggle group"),
    Definition(
      .activeToggleFg, "active-toggle-fg", .toggle, since: .v1_7,
      "text on the active toggle"),
    Definition(
      .overviewBg, "overview-bg", .overview, since: .v1_7,
      "the background of the tab overview"),
    Definition(.overviewFg, "overview-fg", .overview, since: .v1_7, "text in the tab overview"),
    Definition(.label, "label", .text, since: nil, "text; the window's unless set"),
    Definition(
      .secondaryLabel, "secondary-label", .text, since: nil,
      "text of less weight, such as subtitles"),
    Definition(
      .subtleLabel, "subtle-label", .text, since: nil,
      "text of the least weight, such as placeholders"),
    Definition(.link, "link", .text, since: nil, "links"),
    Definition(.separator, "separator", .line, since: nil, "separators"),
    Definition(.border, "border", .line, since: nil, "borders of cards, entries and frames"),
    Definition(.selection, "selection", .line, since: nil, "selected text"),
    Definition(.shade, "shade", .line, since: .v1_0, "shadows and transitions between panes"),
    Definition(
      .scrollbarOutline, "scrollbar-outline", .line, since: .v1_0,
      "the line around a scrollbar's slider"),
  ]

  private static let swatches: [Definition] = [
    "blue", "green", "yellow", "orange", "red", "purple", "brown", "light", "dark",
  ].flatMap { hue in
    (1...5).map { number in (hue, number) }
  }.enumerated().compactMap { offset, swatch in
    ColorRole(rawValue: UInt8(named.count + offset)).map { role in
      Definition(
        role, "\(swatch.0)-\(swatch.1)", .swatch, since: .v1_0,
        "the \(swatch.0) swatch, number \(swatch.1) of 5")
    }
  }
}
