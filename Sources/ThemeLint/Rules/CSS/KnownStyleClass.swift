import ThemeModel
import ThemeSource

/// The style classes that widgets of GTK and libadwaita have, or that apps may give them.
enum KnownStyleClass {
  static let all = KnownNames(first, later: later)

  /// Those of GTK 4.8 and libadwaita 1.2, which their documentation and their stylesheets name.
  private static let first = NameTable(
    """
    about aboutdialog accent action activatable active after app-notification app-version \
    arrow-button ascending assistant background badge before body bottom box boxed-list button \
    caps-lock-indicator caption caption-heading card check circular circular-buttons close color \
    color1 color10 color11 color12 color13 color14 color2 color3 color4 color5 color6 color7 \
    color8 color9 column-separators combo compact content content-view continuous contrasted csd \
    dark data-table day-name day-number default-decoration descending destructive \
    destructive-action devel dialog dialog-action-area dialog-action-box dialog-vbox dim-label \
    discrete dnd down dragging dropdown-arrow dropdown-searchbar edit-icon editing \
    emoji-completion emoji-picker emoji-searchbar emoji-section emoji-toolbar empty end \
    end-action entry entry-completion error expander expander-row-arrow filled fine-tune flat \
    focused folded font frame full fullscreen has-open-popup header heading hidden high highlight \
    horizontal hovering icon icon-dropshadow image image-button image-text-button indicator info \
    inline inline-buttons insertion-cursor keyboard-activating keycap labels large large-icons \
    large-title left light link linked lock low lowres-icon magnifier main-page marks-after \
    marks-before maximized medium menu message message-area messagedialog minimize maximize model \
    monospace narrow navigation-sidebar needs-attention nested none normal-icons numeric opaque \
    osd other-month overlay-indicator password pill popover popup preferences prefixes print \
    progressbar pulse question raised read-only reorderable-page response-area rich-list right \
    row-header scale scale-popup search selection-mode separator separators server-list-button \
    shortcuts-search-results sidebar sidebar-button sidebar-icon sidebar-label \
    sidebar-new-bookmark-row sidebar-placeholder-row single-line single-tab slider-button small \
    solid-csd spacer ssd stack-switcher start start-action subpage subtitle success suffixes \
    suggested suggested-action text-button tiled tiled-bottom tiled-left tiled-right tiled-top \
    title title-1 title-2 title-3 title-4 titlebar today toggle toolbar tooltip top \
    touch-selection trough unfolded up vertical view warning week-number wide
    """.split(separator: " ").map(String.init))

  /// Those that came later, as the stylesheets of libadwaita 1.7 and 1.10 and its documentation
  /// name them.
  private static let later: [(name: String, since: AdwaitaVersion)] =
    ["overview", "pinned", "property"].map { ($0, AdwaitaVersion(1, 3)) }
    + [
      "bottom-bar", "content-pane", "sidebar-pane", "top-bar", "undershoot-bottom",
      "undershoot-end", "undershoot-start", "undershoot-top",
    ].map { ($0, AdwaitaVersion(1, 4)) }
    + ["alert"].map { ($0, AdwaitaVersion(1, 5)) }
    + ["boxed-list-separate"].map { ($0, AdwaitaVersion(1, 6)) }
    + ["dimmed", "inert", "round"].map { ($0, AdwaitaVersion(1, 7)) }
    + ["document"].map { ($0, AdwaitaVersion(1, 8)) }
}
