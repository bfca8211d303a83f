extension Component {
  /// Every component in the order of the cases.
  static let definitions: [Definition] = surfaces + lists + texts + buttons + controls + overlays

  private static let surfaces: [Definition] = [
    Definition(.window, "window", "a window"),
    Definition(.dialog, "dialog", since: .v1_2, "a message dialog"),
    Definition(
      .headerbar, "headerbar", backgroundStates: [.backdrop],
      "the bar with a window's title and controls"),
    Definition(
      .sidebar, "sidebar", "a list that switches between pages, and the pane that it stands in"),
    Definition(.view, "view", "a surface for content: text, lists, grids"),
    Definition(.box, "box", "Livery's sample of a view of one's own"),
    Definition(.card, "card", "a raised surface, and a boxed list"),
  ]

  private static let lists: [Definition] = [
    Definition(.list, "list", "a list of rows"),
    Definition(.row, "row", backgroundStates: [.hover, .active, .selected], "a row of a list"),
    Definition(.rowTitle, "row-title", "the title of a row"),
    Definition(.rowSubtitle, "row-subtitle", "the second line of a row"),
    Definition(.sectionHeader, "section-header", "the title over a group of rows"),
  ]

  private static let texts: [Definition] = [
    Definition(.label, "label", "text"),
    Definition(.title, "title", "a title, from the large one to the fourth"),
    Definition(.headline, "headline", "a heading over text"),
    Definition(.subhead, "subhead", "a small heading"),
    Definition(.footnote, "footnote", "text under a group; a style class of Livery's"),
    Definition(.caption, "caption", "small text beside a picture or a value"),
    Definition(.monospace, "monospace", "text in a font of one width"),
    Definition(.document, "document", since: AdwaitaVersion(1, 8), "text to be read at length"),
    Definition(.link, "link", "a link in a text, and a link button"),
    Definition(.dimmed, "dimmed", "text of less weight"),
    Definition(.placeholder, "placeholder", "what an empty entry says"),
    Definition(.frame, "frame", "a line around content"),
    Definition(.icon, "icon", "an icon"),
    Definition(.picture, "picture", "a picture"),
    Definition(.selection, "selection", "selected text"),
    Definition(.separator, "separator", "a line between things"),
  ]

  private static let buttons: [Definition] = [
    Definition(
      .button, "button", backgroundStates: [.hover, .active, .checked],
      "a button without a special role"),
    Definition(
      .suggestedButton, "suggested-button", backgroundStates: [.checked],
      "the button that a dialog suggests"),
    Definition(
      .dangerButton, "danger-button", backgroundStates: [.checked],
      "a button that destroys something"),
    Definition(
      .flatButton, "flat-button", backgroundStates: [.hover, .active, .checked],
      "a button without a background"),
    Definition(
      .pillButton, "pill-button", backgroundStates: [.hover, .active, .checked], "a round button"),
    Definition(.segmented, "segmented", "the frame of a row of linked buttons"),
    Definition(
      .segment, "segment", backgroundStates: [.hover, .active, .checked],
      "one of a row of linked buttons"),
  ]

  private static let controls: [Definition] = [
    Definition(
      .switchControl, "switch", backgroundStates: [.checked], "a switch; its color is the knob's"),
    Definition(.slider, "slider", "a slider; its color is that of the filled part"),
    Definition(.stepper, "stepper", "a number with buttons that change it"),
    Definition(.entry, "entry", "a line of text to type"),
    Definition(
      .check, "check", backgroundStates: [.checked, .indeterminate], "the box of a check button"),
    Definition(
      .radio, "radio", backgroundStates: [.checked, .indeterminate], "the circle of a radio button"),
    Definition(
      .dropdown, "dropdown", backgroundStates: [.hover, .active, .checked],
      "a choice of one among many"),
    Definition(.progress, "progress", "a progress bar; its color is that of the filled part"),
    Definition(.level, "level", "a level bar; its color is that of the filled blocks"),
    Definition(.spinner, "spinner", "a spinner"),
    Definition(.calendar, "calendar", "a calendar"),
  ]

  private static let overlays: [Definition] = [
    Definition(.popover, "popover", "a popover"),
    Definition(.menu, "menu", "a menu"),
    Definition(.tooltip, "tooltip", "a tooltip"),
    Definition(.toast, "toast", "a toast"),
    Definition(.infobar, "infobar", "a bar with a message"),
    Definition(
      .tab, "tab", backgroundStates: [.hover, .checked, .selected],
      "a tab of a notebook or a tab bar"),
    Definition(.notebook, "notebook", "a notebook"),
    Definition(.scrollbar, "scrollbar", "the slider of a scrollbar"),
    Definition(.textView, "text-view", "a text of many lines"),
  ]
}
