extension ColorRole {
  /// A row of the table of roles; `since` is the first libadwaita that has the role.
  typealias Definition = (name: String, group: Group, since: AdwaitaVersion?, summary: String)

  static let definitions: [Definition] = named + swatches

  private static let named: [Definition] = [
    ("accent-bg", .accent, .v1_0, "suggested buttons, switches, checks and sliders"),
    ("accent-fg", .accent, .v1_0, "text and icons on accent-bg"),
    ("accent", .accent, .v1_0, "accented text and icons on a neutral surface"),
    ("secondary-accent", .accent, nil, "a second accent beside the first"),
    ("destructive-bg", .destructive, .v1_0, "surfaces that stand for dangerous actions"),
    ("destructive-fg", .destructive, .v1_0, "text and icons on destructive-bg"),
    (
      "destructive", .destructive, .v1_0,
      "text and icons that stand for dangerous actions on a neutral surface"
    ),
    ("success-bg", .success, .v1_0, "surfaces that stand for success"),
    ("success-fg", .success, .v1_0, "text and icons on success-bg"),
    ("success", .success, .v1_0, "text and icons that stand for success on a neutral surface"),
    ("warning-bg", .warning, .v1_0, "surfaces that stand for warnings"),
    ("warning-fg", .warning, .v1_0, "text and icons on warning-bg"),
    ("warning", .warning, .v1_0, "text and icons that stand for warnings on a neutral surface"),
    ("error-bg", .error, .v1_0, "surfaces that stand for errors"),
    ("error-fg", .error, .v1_0, "text and icons on error-bg"),
    ("error", .error, .v1_0, "text and icons that stand for errors on a neutral surface"),
    ("window-bg", .window, .v1_0, "the window's background"),
    ("window-fg", .window, .v1_0, "text in the window"),
    ("view-bg", .view, .v1_0, "text views, lists and grids"),
    ("view-fg", .view, .v1_0, "text in views"),
    ("headerbar-bg", .headerbar, .v1_0, "header, search and tab bars"),
    ("headerbar-fg", .headerbar, .v1_0, "text and icons in header bars"),
    ("headerbar-border", .headerbar, .v1_0, "separators in header bars, painted translucent"),
    ("headerbar-backdrop", .headerbar, .v1_0, "header bars of a window without focus"),
    ("headerbar-shade", .headerbar, .v1_0, "the line and shadow under a header bar"),
    ("headerbar-darker-shade", .headerbar, .v1_4, "the stronger shadow under a raised header bar"),
    ("sidebar-bg", .sidebar, .v1_4, "the background of sidebars"),
    ("sidebar-fg", .sidebar, .v1_4, "text in sidebars"),
    ("sidebar-backdrop", .sidebar, .v1_4, "sidebars of a window without focus"),
    ("sidebar-shade", .sidebar, .v1_4, "shadows and undershoots in sidebars"),
    ("sidebar-border", .sidebar, .v1_5, "the line between sidebars and the content"),
    ("secondary-sidebar-bg", .sidebar, .v1_4, "the background of a middle pane"),
    ("secondary-sidebar-fg", .sidebar, .v1_4, "text in a middle pane"),
    ("secondary-sidebar-backdrop", .sidebar, .v1_4, "a middle pane of a window without focus"),
    ("secondary-sidebar-shade", .sidebar, .v1_4, "shadows and undershoots in a middle pane"),
    ("secondary-sidebar-border", .sidebar, .v1_5, "the line between a middle pane and the content"),
    ("card-bg", .card, .v1_0, "cards and boxed lists"),
    ("card-fg", .card, .v1_0, "text on cards"),
    ("card-shade", .card, .v1_0, "shadows and row separators of cards"),
    ("dialog-bg", .dialog, .v1_2, "message dialogs"),
    ("dialog-fg", .dialog, .v1_2, "text in message dialogs"),
    ("popover-bg", .popover, .v1_0, "popovers and menus"),
    ("popover-fg", .popover, .v1_0, "text in popovers and menus"),
    ("popover-shade", .popover, .v1_4, "shadows in popovers"),
    ("thumbnail-bg", .thumbnail, .v1_3, "thumbnails of tabs in the overview"),
    ("thumbnail-fg", .thumbnail, .v1_3, "text on thumbnails"),
    ("active-toggle-bg", .toggle, .v1_7, "the active toggle of a toggle group"),
    ("active-toggle-fg", .toggle, .v1_7, "text on the active toggle"),
    ("overview-bg", .overview, .v1_7, "the background of the tab overview"),
    ("overview-fg", .overview, .v1_7, "text in the tab overview"),
    ("label", .text, nil, "text; the window's unless set"),
    ("secondary-label", .text, nil, "text of less weight, such as subtitles"),
    ("subtle-label", .text, nil, "text of the least weight, such as placeholders"),
    ("link", .text, nil, "links"),
    ("separator", .line, nil, "separators"),
    ("border", .line, nil, "borders of cards, entries and frames"),
    ("selection", .line, nil, "selected text, and selected rows and items"),
    ("shade", .line, .v1_0, "shadows and transitions between panes"),
    ("scrollbar-outline", .line, .v1_0, "the line around a scrollbar's slider"),
  ]

  private static let swatches: [Definition] = [
    "blue", "green", "yellow", "orange", "red", "purple", "brown", "light", "dark",
  ].flatMap { hue in
    (1...5).map { number -> Definition in
      ("\(hue)-\(number)", .swatch, .v1_0, "the \(hue) swatch, number \(number) of 5")
    }
  }
}
