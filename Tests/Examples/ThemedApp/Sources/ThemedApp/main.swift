import Adwaita
import CGtk
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

// An app that is themed by Livery: `swift run ThemedApp brand.livery.toml` shows the theme of a
// file.

gtk_init()

// #region components
extension ComponentProperty<Color> {
  static var glow: ComponentProperty { ComponentProperty("glow") }
}

extension PictureName {
  static let ship: PictureName = "ship"
}

var components = ComponentRegistry()
let gauge = try components.register(
  "gauge", node: "gaugeview", properties: ["glow": .color],
  defaults: [
    ComponentDefault(["glow": "$accent", "radius": 12]),
    ComponentDefault(states: .hover, ["glow": "mix($accent, $window-fg, 0.3)"]),
    ComponentDefault(in: [.card], ["background": "$window-bg"]),
  ])
// #endregion

// #region theme
let theme = try LiveryTheme(file: CommandLine.arguments[1], components: components)
for finding in theme.findings { print(finding) }
// #endregion

let page = box(GTK_ORIENTATION_VERTICAL, [label("Page")])
let viewer = box(GTK_ORIENTATION_VERTICAL, [label("Viewer")])

// #region part
/// Shows the viewer dark in a light window, as viewers of pictures are.
func darkenViewer() {
  theme.override(.dark, for: viewer)
}
// #endregion

// #region style
/// Gives the page the color that the theme has for what matters, and the page back to the theme.
func markPage() {
  theme.override(page, with: Style(background: .accentBg, radius: .px(12)))
}

func unmarkPage() {
  theme.clearStyle(of: page)
}
// #endregion

// #region switch
let ids = ["ocean", "mint"]
var next = 0

/// Shows the next built-in theme.
func switchTheme() {
  theme.show(id: ids[next % ids.count])
  next += 1
}
// #endregion

let dial = Dial(node: "gaugeview")
let ship = Picture()

// #region await
/// Says in which appearance the viewer is shown, by a task that GLib's loop runs.
let state: OpaquePointer = OpaquePointer(gtk_label_new(nil))
Task {
  for await appearance in theme.appearances(at: viewer) {
    gtk_label_set_text(state, "Viewer is \(appearance)")
  }
}
// #endregion

let buttons = box(
  GTK_ORIENTATION_HORIZONTAL,
  [
    button("Switch", switchTheme), button("Dark Viewer", darkenViewer),
    button("Mark", markPage), button("Unmark", unmarkPage), state,
  ])
let window = Window(
  title: "Themed",
  content: box(
    GTK_ORIENTATION_VERTICAL,
    [
      buttons, box(GTK_ORIENTATION_HORIZONTAL, isEven: true, [page, viewer]),
      box(
        GTK_ORIENTATION_HORIZONTAL, isEven: true,
        [
          box(GTK_ORIENTATION_VERTICAL, [dial.pointer, label("Dial")]),
          box(GTK_ORIENTATION_VERTICAL, [ship.pointer, label("Ship")]),
        ]),
    ]))

// #region observe
/// What follows the theme by itself, since no stylesheet paints it.
theme.observe(theme) { _, theme in
  let title = "\(theme.session.loadedTheme.theme.name), \(theme.isDark ? "dark" : "light")"
  gtk_window_set_title(UnsafeMutablePointer(window.pointer), title)
}
// #endregion

// #region own
/// The dial draws what the theme sets for it beyond CSS, and the picture is the one of the theme.
theme.observe(dial.pointer) { widget, theme in
  let glow = theme[gauge, .glow, at: widget] ?? theme[.accent, at: widget]
  dial.paint(red: glow.red, green: glow.green, blue: glow.blue)
}
theme.observe(ship.pointer) { widget, theme in
  ship.show(theme[picture: .ship, at: widget]?.bytes ?? [])
}
// #endregion

window.present()
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 { g_main_context_iteration(nil, 1) }
