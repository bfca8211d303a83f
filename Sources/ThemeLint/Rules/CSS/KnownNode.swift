import ThemeModel
import ThemeSource

/// The nodes that widgets of GTK and libadwaita are made of, by the names that selectors use.
enum KnownNode {
  static let all = KnownNames(first, later: later)

  /// Those of GTK 4.8 and libadwaita 1.2, and what stylesheets of Livery's name besides.
  ///
  /// What each of their widgets calls itself, and the parts that their documentation and their
  /// stylesheets name; then `boxview`, Livery's sample, and `livery`, which nothing is.
  private static let first = NameTable(
    """
    acceleditor accelerator actionbar appchooser appchooserbutton arrow aspectframe avatar block \
    block-cursor border box boxview button buttoncontent calendar carousel carouselindicatordots \
    carouselindicatorlines cell cellview check checkbutton child clamp colorbutton colorchooser \
    colorswatch columnview combobox contents controls cursor-handle dimming dnd dndtarget drawing \
    dropdown editablelabel emoji emoji-completion-row entry expander expander-widget filechooser \
    filechooserbutton fill flap flowbox flowboxchild fontbutton fontchooser frame grid gridview \
    header headerbar highlight iconview image indent indicator indicatorbin infobar item junction \
    label leaflet levelbar link list listview livery magnifier mark marks mask menubar menubutton \
    modelbutton notebook overlay overshoot paned paper pathbar picture placeholder placessidebar \
    placesview plane popover preferencesgroup preferencespage progress progressbar radio range \
    revealer row rubberband scale scalebutton scrollbar scrolledwindow searchbar selection \
    separator shadow shortcut shortcuts-group shortcuts-section slider sort-indicator spinbutton \
    spinner splitbutton squeezer stack stacksidebar stackswitcher statusbar statuspage switch tab \
    tabbar tabbox tabboxchild tabs tabview text textview title toast toastoverlay toolbar tooltip \
    treeexpander treeview trough undershoot value video viewport viewswitcher viewswitcherbar \
    viewswitchertitle widget window windowcontrols windowhandle windowtitle
    """.split(separator: " ").map(String.init))

  /// Those that came later, as the stylesheets of libadwaita 1.7 and 1.10 name them.
  private static let later: [(name: String, since: AdwaitaVersion)] =
    [
      "banner", "filelistcell", "filethumbnail", "page-thumbnail", "tabbutton", "tabgrid",
      "tabgridchild", "taboverview", "tabthumbnail",
    ].map { ($0, AdwaitaVersion(1, 3)) }
    + [
      "breakpoint-bin", "navigation-split-view", "navigation-view", "navigation-view-page",
      "overlay-split-view", "toolbarview",
    ].map { ($0, AdwaitaVersion(1, 4)) }
    + ["dialog", "dialog-host", "floating-sheet"].map { ($0, AdwaitaVersion(1, 5)) }
    + ["bottom-sheet", "drag-handle", "multi-layout-view", "outline", "sheet"].map {
      ($0, AdwaitaVersion(1, 6))
    }
    + ["adaptive-preview", "inline-view-switcher", "toggle", "toggle-group", "wrap-box"].map {
      ($0, AdwaitaVersion(1, 7))
    }
    + ["preedit"].map { ($0, AdwaitaVersion(1, 10)) }
}
