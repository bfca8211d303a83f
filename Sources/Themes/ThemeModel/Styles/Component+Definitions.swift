extension Component {
  /// A row of the table of components; `since` is the first libadwaita that has the component.
  typealias Definition = (
    name: String, since: AdwaitaVersion, backgroundStates: [StateSet], summary: String
  )

  static let definitions: [Definition] = surfaces + lists + texts + buttons + controls + overlays

  private static let surfaces: [Definition] = [
    ("window", .v1_0, [], "a window"),
    ("dialog", .v1_2, [], "a message dialog"),
    ("headerbar", .v1_0, [.backdrop], "the bar with a window's title and controls"),
    ("sidebar", .v1_0, [], "a list that switches between pages, and the pane that it stands in"),
    ("view", .v1_0, [], "a surface for content: text, lists, grids"),
    ("card", .v1_0, [], "a raised surface, and a boxed list"),
  ]

  private static let lists: [Definition] = [
    ("list", .v1_0, [], "a list of rows"),
    ("row", .v1_0, [.hover, .active, .selected], "a row of a list"),
    ("button-row", .v1_6, [.hover, .active], "a row that is a button without a special role"),
    ("grid-item", .v1_0, [.hover, .active, .selected], "an item of a grid or a flow box"),
    ("tree", .v1_0, [.selected], "a tree view; what is selected is a row of it"),
    ("row-title", .v1_0, [], "the title of a row"),
    ("row-subtitle", .v1_0, [], "the second line of a row"),
    ("section-header", .v1_0, [], "the title over a group of rows"),
  ]

  private static let texts: [Definition] = [
    ("label", .v1_0, [], "text"),
    ("title", .v1_0, [], "a title, from the large one to the fourth"),
    ("title-1", .v1_0, [], "a title of the first size; it wins over `title`"),
    ("title-2", .v1_0, [], "a title of the second size"),
    ("title-3", .v1_0, [], "a title of the third size"),
    ("title-4", .v1_0, [], "a title of the fourth size"),
    ("headline", .v1_0, [], "a heading over text"),
    ("subhead", .v1_0, [], "a small heading"),
    ("footnote", .v1_0, [], "text under a group; a style class of Livery's"),
    ("caption", .v1_0, [], "small text beside a picture or a value"),
    ("monospace", .v1_0, [], "text in a font of one width"),
    ("document", AdwaitaVersion(1, 8), [], "text to be read at length"),
    ("link", .v1_0, [], "a link in a text, and a link button"),
    ("dimmed", .v1_0, [], "text of less weight"),
    ("placeholder", .v1_0, [], "what an empty entry says"),
    ("frame", .v1_0, [], "a line around content"),
    ("icon", .v1_0, [], "an icon"),
    ("picture", .v1_0, [], "a picture"),
    ("selection", .v1_0, [], "selected text"),
    ("separator", .v1_0, [], "a line between things"),
  ]

  private static let buttons: [Definition] = [
    ("button", .v1_0, [.hover, .active, .checked], "a button without a special role"),
    ("suggested-button", .v1_0, [.checked], "the button that a dialog suggests"),
    ("danger-button", .v1_0, [.checked], "a button that destroys something"),
    ("flat-button", .v1_0, [.hover, .active, .checked], "a button without a background"),
    ("pill-button", .v1_0, [.hover, .active, .checked], "a round button"),
    ("segmented", .v1_0, [], "the frame of a row of linked buttons"),
    ("segment", .v1_0, [.hover, .active, .checked], "one of a row of linked buttons"),
    ("toggle-group", .v1_7, [], "the frame of toggles of which one is on"),
    ("toggle", .v1_7, [.hover, .active, .checked], "one of a toggle group"),
    ("inline-view-switcher", .v1_7, [], "a toggle group that switches between views"),
  ]

  private static let controls: [Definition] = [
    ("switch", .v1_0, [.checked], "a switch; its color is the knob's"),
    ("slider", .v1_0, [], "a slider; its color is that of the filled part"),
    ("stepper", .v1_0, [], "a number with buttons that change it"),
    ("entry", .v1_0, [], "a line of text to type"),
    ("check", .v1_0, [.checked, .indeterminate], "the box of a check button"),
    ("radio", .v1_0, [.checked, .indeterminate], "the circle of a radio button"),
    ("dropdown", .v1_0, [.hover, .active, .checked], "a choice of one among many"),
    ("progress", .v1_0, [], "a progress bar; its color is that of the filled part"),
    ("level", .v1_0, [], "a level bar; its color is that of the filled blocks"),
    ("spinner", .v1_0, [], "a spinner"),
    ("calendar", .v1_0, [], "a calendar"),
  ]

  private static let overlays: [Definition] = [
    ("popover", .v1_0, [], "a popover"),
    ("menu", .v1_0, [], "a menu"),
    ("tooltip", .v1_0, [], "a tooltip"),
    ("toast", .v1_0, [], "a toast"),
    ("infobar", .v1_0, [], "a bar with a message"),
    ("banner", .v1_3, [], "a message over the whole width of a window"),
    ("bottom-sheet", .v1_5, [], "a sheet that rises from below, and a dialog in a narrow window"),
    ("tab", .v1_0, [.hover, .checked, .selected], "a tab of a notebook or a tab bar"),
    ("tab-overview", .v1_3, [], "the overview of all tabs"),
    ("tab-thumbnail", .v1_3, [], "a tab in the overview; its background is behind the picture"),
    ("notebook", .v1_0, [], "a notebook"),
    ("scrollbar", .v1_0, [], "the slider of a scrollbar"),
    ("text-view", .v1_0, [], "a text of many lines"),
  ]
}
