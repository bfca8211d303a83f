/// The types that a UI file of someone else may name.
///
/// Left out is what reads files or addresses by itself (videos, file choosers), what opens windows
/// of its own or prints, the application, and everything that is not a part of an interface.
nonisolated enum BuilderTypes {
  static let names = Set(
    (values + objects + gtkWidgets + adwWidgets).split(whereSeparator: \.isWhitespace)
      .map(String.init))

  /// Types of values and abstract types, which properties and columns of models name.
  private static let values = """
    gboolean gchar gchararray gdouble gfloat gint gint64 glong guchar guint guint64 gulong GStrv GType
    GdkPaintable GdkPixbuf GdkRGBA GdkTexture GIcon GListModel GMenuModel GObject GtkActionable
    GtkAdjustment GtkEditable GtkExpression GtkOrientable GtkSectionModel GtkSelectionModel
    GtkWidget PangoAttrList

    """

  /// Objects that belong to widgets: models, layouts, text, controllers.
  private static let objects = """
    AdwBreakpoint AdwClampLayout AdwEnumListItem AdwEnumListModel AdwLayout AdwLeafletPage
    AdwShortcutsItem AdwShortcutsSection AdwSidebarItem AdwSidebarSection AdwSpinnerPaintable
    AdwSqueezerPage AdwTabPage AdwToast AdwToggle AdwViewStackPage AdwWrapLayout
    GListStore GMenu
    GtkAdjustment GtkAlertDialog GtkAnyFilter GtkBinLayout GtkBoolFilter GtkBoxLayout GtkBuilderListItemFactory
    GtkCellAreaBox GtkCellRendererAccel GtkCellRendererCombo GtkCellRendererPixbuf
    GtkCellRendererProgress GtkCellRendererSpin GtkCellRendererSpinner GtkCellRendererText
    GtkCellRendererToggle GtkCenterLayout GtkColorDialog GtkColumnViewCell GtkColumnViewColumn
    GtkColumnViewRow GtkConstraint GtkConstraintGuide GtkConstraintLayout GtkConstraintLayoutChild
    GtkCustomFilter GtkCustomSorter GtkDropTargetAsync GtkEventControllerLegacy
    GtkSignalListItemFactory
    GtkDragSource GtkDropControllerMotion GtkDropTarget GtkEntryBuffer GtkEntryCompletion
    GtkEventControllerFocus GtkEventControllerKey GtkEventControllerMotion GtkEventControllerScroll
    GtkEveryFilter GtkFileFilter GtkFilterListModel GtkFixedLayout GtkFixedLayoutChild
    GtkFlattenListModel GtkFontDialog GtkGestureClick GtkGestureDrag GtkGestureLongPress
    GtkGesturePan GtkGestureRotate GtkGestureStylus GtkGestureSwipe GtkGestureZoom GtkGridLayout
    GtkGridLayoutChild GtkListHeader GtkListItem GtkListStore GtkMultiSelection GtkMultiSorter
    GtkNoSelection GtkNotebookPage GtkNumericSorter GtkOverlayLayout GtkOverlayLayoutChild
    GtkPasswordEntryBuffer GtkSelectionFilterModel GtkShortcut GtkShortcutController
    GtkSingleSelection GtkSizeGroup GtkSliceListModel GtkSortListModel GtkStackPage GtkStringFilter
    GtkStringList GtkStringObject GtkStringSorter GtkTextBuffer GtkTextChildAnchor GtkTextMark
    GtkTextTag GtkTextTagTable GtkTreeListModel GtkTreeListRow GtkTreeListRowSorter
    GtkTreeModelFilter GtkTreeModelSort GtkTreeSelection GtkTreeStore GtkTreeViewColumn

    """

  private static let gtkWidgets = """
    GtkAboutDialog GtkActionBar GtkApplicationWindow GtkAspectFrame GtkAssistant GtkAssistantPage
    GtkBox GtkButton GtkCalendar GtkCellView GtkCenterBox GtkCheckButton GtkColorButton
    GtkColorChooserWidget GtkColorDialogButton GtkColumnView GtkComboBox GtkComboBoxText GtkDialog
    GtkDrawingArea GtkDropDown GtkEditableLabel GtkEmojiChooser GtkEntry GtkExpander GtkFixed
    GtkFlowBox GtkFlowBoxChild GtkFontButton GtkFontChooserWidget GtkFontDialogButton GtkFrame
    GtkGLArea GtkGraphicsOffload GtkGrid GtkGridView GtkHeaderBar GtkIconView GtkImage GtkInfoBar
    GtkInscription GtkLabel GtkLevelBar GtkLinkButton GtkListBox GtkListBoxRow GtkListView
    GtkLockButton GtkMenuButton GtkMessageDialog GtkNotebook GtkOverlay GtkPaned GtkPasswordEntry
    GtkPicture GtkPopover GtkPopoverBin GtkPopoverMenu GtkPopoverMenuBar GtkProgressBar GtkRange
    GtkRevealer GtkScale GtkScaleButton GtkScrollbar GtkScrolledWindow GtkSearchBar GtkSearchEntry
    GtkSeparator GtkShortcutLabel GtkShortcutsGroup GtkShortcutsSection GtkShortcutsShortcut
    GtkShortcutsWindow GtkSpinButton GtkSpinner GtkStack GtkStackSidebar GtkStackSwitcher
    GtkStatusbar GtkSwitch GtkText GtkTextView GtkToggleButton GtkTreeExpander GtkTreeView
    GtkViewport GtkVolumeButton GtkWindow GtkWindowControls GtkWindowHandle LiveryBoxView

    """

  private static let adwWidgets = """
    AdwAboutDialog AdwAboutWindow AdwActionRow AdwAlertDialog AdwApplicationWindow AdwAvatar
    AdwBanner AdwBin AdwBottomSheet AdwBreakpointBin AdwButtonContent AdwButtonRow AdwCarousel
    AdwCarouselIndicatorDots AdwCarouselIndicatorLines AdwClamp AdwClampScrollable AdwComboRow
    AdwDialog AdwEntryRow AdwExpanderRow AdwFlap AdwHeaderBar AdwInlineViewSwitcher AdwLayoutSlot
    AdwLeaflet AdwMessageDialog AdwMultiLayoutView AdwNavigationPage AdwNavigationSplitView
    AdwNavigationView AdwOverlaySplitView AdwPasswordEntryRow AdwPreferencesDialog
    AdwPreferencesGroup AdwPreferencesPage AdwPreferencesRow AdwPreferencesWindow AdwShortcutLabel
    AdwShortcutsDialog AdwSidebar AdwSpinRow AdwSpinner AdwSplitButton AdwSqueezer AdwStatusPage
    AdwSwitchRow AdwTabBar AdwTabButton AdwTabOverview AdwTabView AdwToastOverlay AdwToggleGroup
    AdwToolbarView AdwViewStack AdwViewSwitcher AdwViewSwitcherBar AdwViewSwitcherSidebar
    AdwViewSwitcherTitle AdwWindow AdwWindowTitle AdwWrapBox
    """
}
