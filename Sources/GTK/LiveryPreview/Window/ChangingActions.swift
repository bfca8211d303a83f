import LiveryAdwaita

/// The actions of the window that change with the theme and the view.
struct ChangingActions {
  let save, undo, redo, clearOverrides, split, problemMarks, roles, saved, vision,
    modernize: Action
  let themes: [(command: ThemeCommand, action: Action)]
}
