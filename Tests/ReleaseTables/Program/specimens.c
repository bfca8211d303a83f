/* The widgets that are painted, and which part of them tells what. A type that a release lacks is left out. */

#include "knowledge.h"
#include "specimens.h"

/* Pieces of GtkBuilder's format. */
#define OPEN(type) "<object class='" type "'>"
#define SHUT "</object>"
#define SET(name, value) "<property name='" name "'>" value "</property>"
#define CLASS(name) "<style><class name='" name "'/></style>"
#define CHILD(object) "<child>" object "</child>"
#define LABEL(name) OPEN ("GtkLabel") SET ("label", "I") CLASS (name) SHUT
#define LABELED LABEL ("specimen")
#define BOX(name, child) OPEN ("GtkBox") SET ("width-request", "80") SET ("height-request", "60") CLASS (name) child SHUT
#define BUTTON(name) OPEN ("GtkButton") SET ("label", "I") CLASS (name) SHUT
#define SIZED(width, height) SET ("width-request", #width) SET ("height-request", #height)
#define STANDALONE \
  CHILD (LABELED) CHILD (LABEL ("accent")) CHILD (LABEL ("success")) CHILD (LABEL ("warning")) CHILD (LABEL ("error")) \
  CHILD (BUTTON ("destructive-action"))
#define STANDALONE_PROBES(prefix) \
  prefix " text label; " prefix "-accent text .accent; " prefix "-success text .success; " \
  prefix "-warning text .warning; " prefix "-error text .error"
#define ROW(child) OPEN ("AdwActionRow") SET ("title", "I") SET ("subtitle", "I") child SHUT

const Specimen specimens[] = {
  { "window", BOX ("background", CHILD (LABELED)), "window-bg fill box .5 .9; window-fg text label", NULL },
  { "view", BOX ("view", CHILD (LABELED)), "view-bg fill box .5 .9; view-fg text label", NULL },
  { "text-view", OPEN ("GtkTextView") SIZED (60, 60) SHUT, "text-view-bg fill textview .5 .9", NULL },
  { "header-bar",
    OPEN ("AdwHeaderBar") "<property name='title-widget'>" LABELED "</property>" SIZED (300, 50) SHUT,
    "headerbar-bg fill headerbar 150 5; headerbar-fg text label; headerbar-shade inset headerbar;"
    "headerbar-shade-line fill headerbar 150 -1",
    NULL },
  { "header-bar-backdrop", OPEN ("AdwHeaderBar") SIZED (300, 50) SHUT,
    "headerbar-backdrop fill headerbar 150 5", set_backdrop },
  { "header-bar-separator",
    OPEN ("AdwHeaderBar") CHILD (OPEN ("GtkSeparator") SHUT) SIZED (300, 50) SHUT,
    "headerbar-border fill separator 0 .5", NULL },
  { "toolbar-view", OPEN ("AdwToolbarView") SET ("top-bar-style", "raised") SIZED (300, 90)
      "<child type='top'>" OPEN ("AdwHeaderBar") SHUT "</child>" SHUT,
    "raised-bar-bg fill .top-bar .5 5; headerbar-darker-shade shadow .top-bar", NULL },
  { "card", BOX ("card", CHILD (LABELED)), "card-bg fill box .5 .9; card-fg text label; card-shadow shadow box", NULL },
  { "boxed-list",
    OPEN ("GtkListBox") CLASS ("boxed-list") SIZED (300, 120) CHILD (ROW ("")) CHILD (ROW ("")) SHUT,
    "row-title text .title; row-subtitle text .subtitle; row-line border row; list-bg fill list 150 30", NULL },
  { "popover", OPEN ("GtkMenuButton") "<property name='popover'>" OPEN ("GtkPopover") SET ("autohide", "false")
      "<property name='child'>" LABELED "</property>" SHUT "</property>" SHUT,
    "popover-bg fill contents .5 4; popover-fg text label", open_popover },
  { "message-dialog", OPEN ("AdwMessageDialog") SET ("heading", "I") SET ("body", "I")
      "<property name='extra-child'>" LABELED "</property>"
      "<responses><response id='a' appearance='suggested'>I</response>"
      "<response id='b' appearance='destructive'>I</response><response id='c'>I</response></responses>" SHUT,
    "dialog-bg fill root .25 .3; dialog-fg text .body; response-suggested text .suggested;"
    "response-destructive text .destructive", present },
  { "alert-dialog", OPEN ("AdwAlertDialog") SET ("heading", "I") SET ("body", "I")
      "<responses><response id='a' appearance='suggested'>I</response>"
      "<response id='b' appearance='destructive'>I</response><response id='c'>I</response></responses>" SHUT,
    "alert-bg fill sheet .5 5; alert-fg text .body; alert-suggested text .suggested-action;"
    "alert-destructive text .destructive-action; alert-suggested-bg fill .suggested-action 5 .5;"
    "alert-destructive-bg fill .destructive-action 5 .5", present_dialog },
  { "dialog", OPEN ("AdwDialog") "<property name='child'>" BOX ("specimen", CHILD (LABELED)) "</property>" SHUT,
    "sheet-bg fill sheet .5 5; sheet-fg text label", present_dialog },
  { "bottom-sheet", OPEN ("AdwBottomSheet") SET ("open", "true") SIZED (300, 200)
      "<property name='sheet'>" BOX ("specimen", CHILD (LABELED)) "</property>" SHUT,
    "bottom-sheet-bg fill sheet .5 40; bottom-sheet-fg text label", NULL },
  { "sidebars",
    OPEN ("AdwNavigationSplitView") SIZED (900, 80)
    "<property name='sidebar'>" OPEN ("AdwNavigationPage") SET ("title", "a") SET ("name", "first")
      CHILD (BOX ("outer", CHILD (LABELED))) SHUT "</property>"
    "<property name='content'>" OPEN ("AdwNavigationPage") SET ("title", "b") "<child>"
      OPEN ("AdwNavigationSplitView")
      "<property name='sidebar'>" OPEN ("AdwNavigationPage") SET ("title", "c")
        CHILD (BOX ("inner", CHILD (LABELED))) SHUT "</property>"
      "<property name='content'>" OPEN ("AdwNavigationPage") SET ("title", "d") CHILD (LABELED) SHUT "</property>"
      SHUT "</child>" SHUT "</property>" SHUT,
    "sidebar-bg fill .sidebar-pane .5 .9; sidebar-fg text .outer; sidebar-border fill .sidebar-pane -1 .5;"
    "secondary-sidebar-bg fill .content-pane/.sidebar-pane .5 .9; secondary-sidebar-fg text .inner;"
    "secondary-sidebar-border fill .content-pane/.sidebar-pane -1 .5", NULL },
  { "sidebars-backdrop",
    OPEN ("AdwOverlaySplitView") SIZED (400, 80)
    "<property name='sidebar'>" LABELED "</property><property name='content'>" LABELED "</property>" SHUT,
    "sidebar-backdrop fill .sidebar-pane .5 .9", set_backdrop },
  { "navigation-sidebar", OPEN ("GtkListBox") CLASS ("navigation-sidebar") SIZED (100, 60)
      CHILD (OPEN ("GtkListBoxRow") SHUT) SHUT,
    "navigation-sidebar-bg fill list .5 -2; navigation-sidebar-selected fill row .5 .5", select_row },
  { "list", OPEN ("GtkListBox") SIZED (100, 60) CHILD (OPEN ("GtkListBoxRow") SHUT) SHUT,
    "selected-row fill row .5 .5", select_row },
  { "button", BUTTON ("specimen"), "button-bg fill button 4 .5; button-fg text label", NULL },
  { "flat-button", BUTTON ("flat"), "flat-button-bg fill button 4 .5; flat-button-fg text label", NULL },
  { "opaque-button", BUTTON ("opaque"), "opaque-button-bg fill button .5 .85; opaque-button-fg text label", NULL },
  { "suggested", BUTTON ("suggested-action"), "accent-bg fill button 4 .5; accent-fg text label", NULL },
  { "destructive", BUTTON ("destructive-action"), "destructive-bg fill button 4 .5; destructive-fg text label", NULL },
  { "checked-button", OPEN ("GtkToggleButton") SET ("label", "I") SET ("active", "true") SHUT,
    "checked-button-bg fill button 4 .5", NULL },
  { "disabled-button", OPEN ("GtkButton") SET ("label", "I") SET ("sensitive", "false") SHUT,
    "disabled-button-fg text label", NULL },
  { "focused-button", BUTTON ("specimen"), "focus-ring border button", focus },
  { "focused-suggested", BUTTON ("suggested-action"), "suggested-focus-ring border button", focus },
  { "button-row", OPEN ("AdwButtonRow") SET ("title", "I") CLASS ("suggested-action") SHUT,
    "button-row-suggested text .title", NULL },
  { "button-row-destructive", OPEN ("AdwButtonRow") SET ("title", "I") CLASS ("destructive-action") SHUT,
    "button-row-destructive text .title", NULL },
  { "accent", LABEL ("accent"), "accent text label", NULL },
  { "success", LABEL ("success"), "success text label", NULL },
  { "warning", LABEL ("warning"), "warning text label", NULL },
  { "error", LABEL ("error"), "error text label", NULL },
  { "dim-label", LABEL ("dim-label"), "dim-label text label", NULL },
  { "dimmed", LABEL ("dimmed"), "dimmed text label", NULL },
  { "disabled-label", OPEN ("GtkLabel") SET ("label", "I") SET ("sensitive", "false") SHUT, "disabled text label", NULL },
  { "link-button", OPEN ("GtkLinkButton") SET ("label", "I") SET ("uri", "x") SHUT, "link-button text label", NULL },
  { "link", OPEN ("GtkLabel") SET ("label", "&lt;a href='x'&gt;&lt;span size='40pt' weight='bold'&gt;I&lt;/span&gt;&lt;/a&gt;") SET ("use-markup", "true") SHUT, "link ink label", NULL },
  { "dim-link", OPEN ("GtkLabel") SET ("label", "&lt;a href='x'&gt;&lt;span size='40pt' weight='bold'&gt;I&lt;/span&gt;&lt;/a&gt;") SET ("use-markup", "true") CLASS ("dim-label") SHUT,
    "dim-link ink label", NULL },
  { "entry", OPEN ("GtkEntry") SIZED (160, -1) SET ("text", "I") SHUT, "entry-bg fill entry -4 .5; entry-fg color text", NULL },
  { "entry-focus", OPEN ("GtkEntry") SIZED (160, -1) SET ("text", "I") SHUT, "entry-focus-ring border entry", focus },
  { "entry-error", OPEN ("GtkEntry") SIZED (160, -1) SET ("text", "I") CLASS ("error") SHUT, "entry-error color text", NULL },
  { "placeholder", OPEN ("GtkEntry") SIZED (160, -1) SET ("placeholder-text", "I") SHUT, "placeholder text placeholder", NULL },
  { "switch-on", OPEN ("GtkSwitch") SET ("active", "true") SHUT, "switch-on fill switch 6 .5; switch-knob fill slider .5 .5", NULL },
  { "switch-off", OPEN ("GtkSwitch") SHUT, "switch-off fill switch -6 .5", NULL },
  { "check", OPEN ("GtkCheckButton") SET ("active", "true") SHUT, "check fill check 2 .5", NULL },
  { "unchecked", OPEN ("GtkCheckButton") SHUT, "check-border inset check", NULL },
  { "progress", OPEN ("GtkProgressBar") SET ("fraction", "0.9") SIZED (80, 20) SHUT,
    "progress fill progress .5 .5; trough fill trough -2 .5", NULL },
  { "scale", OPEN ("GtkScale") "<property name='adjustment'>" OPEN ("GtkAdjustment") SET ("upper", "10") SET ("value", "6")
      SHUT "</property>" SIZED (120, 30) SHUT,
    "scale-highlight fill highlight .3 .5; scale-slider fill slider .5 .5", NULL },
  { "level-high", OPEN ("GtkLevelBar") SET ("value", "1") SIZED (80, 20) SHUT, "level-full fill block .5 .5", NULL },
  { "level-middle", OPEN ("GtkLevelBar") SET ("value", "0.6") SIZED (80, 20) SHUT, "level-high fill block.high .5 .5", NULL },
  { "level-low", OPEN ("GtkLevelBar") SET ("value", "0.1") SIZED (80, 20) SHUT, "level-low fill block.low .5 .5", NULL },
  { "scrollbar", OPEN ("GtkScrollbar") "<property name='adjustment'>" OPEN ("GtkAdjustment") SET ("upper", "10")
      SET ("page-size", "5") SHUT "</property>" SET ("orientation", "vertical") SIZED (20, 120) CLASS ("overlay-indicator") SHUT,
    "scrollbar-slider fill slider .5 .5; scrollbar-outline border slider", NULL },
  { "calendar", OPEN ("GtkCalendar") SHUT, "calendar-bg fill calendar 20 -2; calendar-other-day text .day-number", NULL },
  { "separator", OPEN ("GtkSeparator") SIZED (30, -1) SHUT, "separator fill separator .5 0", NULL },
  { "frame", OPEN ("GtkFrame") SIZED (60, 40) SHUT, "border border frame", NULL },
  { "search-bar", OPEN ("GtkSearchBar") SET ("search-mode-enabled", "true") CHILD (LABELED) SIZED (200, 50) SHUT,
    "search-bar-bg fill box 5 5", NULL },
  { "action-bar", OPEN ("GtkActionBar") SIZED (200, 50) CHILD (LABELED) SHUT, "action-bar-bg fill box 5 .5", NULL },
  { "tab-bar", OPEN ("AdwTabBar") SET ("autohide", "false") SIZED (300, 50) "<property name='view'>" OPEN ("AdwTabView")
      SET ("name", "tabs") SHUT "</property>" SHUT, "tab-bar-bg fill .box 150 .5", NULL },
  { "banner", OPEN ("AdwBanner") SET ("title", "I") SET ("revealed", "true") SIZED (200, 50) SHUT,
    "banner-bg fill widget 5 .5; banner-fg text label", NULL },
  { "info-bar", OPEN ("GtkInfoBar") SET ("message-type", "warning") SIZED (200, 50) SHUT, "info-bar-warning fill box 5 .5", NULL },
  { "info-bar-error", OPEN ("GtkInfoBar") SET ("message-type", "error") SIZED (200, 50) SHUT, "info-bar-error fill box 5 .5", NULL },
  { "status-page", OPEN ("AdwStatusPage") SET ("title", "I") SET ("description", "I") SHUT,
    "status-title text .title; status-description text .description", NULL },
  { "preferences-group", OPEN ("AdwPreferencesGroup") SET ("title", "I") SET ("description", "I") CHILD (ROW ("")) SHUT,
    "group-title text .heading; group-description text .labels/.dim-label; group-description text .labels/.dimmed", NULL },
  { "toggle-group", OPEN ("AdwToggleGroup") CHILD (OPEN ("AdwToggle") SET ("label", "I") SHUT)
      CHILD (OPEN ("AdwToggle") SET ("label", "I") SHUT) SIZED (120, 40) SET ("active", "0") SHUT,
    "active-toggle-bg fill toggle 4 .5; active-toggle-fg text label; toggle-group-bg fill toggle-group -3 .5", NULL },
  { "tab-overview", OPEN ("AdwTabOverview") SIZED (500, 300) "<property name='view'>" OPEN ("AdwTabView") SHUT "</property>" SHUT,
    "overview-bg fill .overview .5 .9; thumbnail-bg fill tabthumbnail/.card .5 .2; thumbnail-fg text tabthumbnail/label", open_overview },
  { "osd", BOX ("osd", STANDALONE), "osd-bg fill box .9 .9; " STANDALONE_PROBES ("osd")
    "; osd-destructive-bg fill .destructive-action 4 .5", NULL },
  { "osd-progress", BOX ("osd", CHILD (OPEN ("GtkProgressBar") SET ("fraction", "0.9") SIZED (80, 20) SHUT)),
    "osd-accent-bg fill progress .5 .5", NULL },
  { "toast", OPEN ("AdwToastOverlay") SIZED (400, 200) SHUT, "toast-bg fill toast .5 3; toast text label; toast-accent text .accent;"
    "toast-success text .success; toast-warning text .warning; toast-error text .error", show_toast },
  { "spinner", OPEN ("GtkSpinner") SHUT, "spinner color spinner", NULL },
  { "keycap", OPEN ("GtkShortcutLabel") SET ("accelerator", "F1") SHUT, "keycap-bg fill .keycap 3 .5; keycap-fg text .keycap", NULL },
  { "attention", OPEN ("GtkBox") CLASS ("needs-attention") SHUT, "attention color box", NULL },
  /* Last, since what is selected loses its color when another window takes the focus. */
  { "entry-selection", OPEN ("GtkEntry") SIZED (160, -1) SET ("text", "IIIIIIII") SHUT, "selection fill text 8 .5", select_text },
  { NULL, NULL, NULL, NULL },
};
