import LiveryAdwaita
import ThemeColor
import ThemeModel
import ThemeSession

extension BuiltPage {
  func prepareApps() {
    link("mail-list", to: "mail-message-pane", in: "mail-leaflet", back: "mail-back")
    link("settings-panels", to: "settings-content", in: "settings-leaflet", back: "settings-back")
    modernize(
      [
        SamplePane("mail-sidebar", bars: 1, "sidebar-pane"),
        SamplePane("mail-flap", "content-pane"),
        SamplePane("mail-list-pane", bars: 2, "sidebar-pane"),
        SamplePane("mail-message-pane", bars: 2),
        SamplePane("settings-sidebar", bars: 1, "sidebar-pane"),
        SamplePane("settings-content", bars: 1, "content-pane"),
        SamplePane("editor-window", bars: 3),
        SamplePane("editor-sidebar", "sidebar-pane", "end"),
      ],
      without: [
        "mail-separator", "mail-list-separator", "settings-separator", "editor-separator",
      ])
    let tabs = widget("editor-tab-view", as: TabView.self)
    tabs?.describe(
      [.init("ferry.py"), .init("timetable.json", needsAttention: true), .init("README.md")],
      selected: 0)
    tabs?.ignoreCloseRequests()
    prepareEditor()
    guard let folder = Resources.folder("pictures") else { return }
    for appearance in ["light", "dark"] {
      widget("settings-picture-\(appearance)", as: Picture.self)?
        .load(file: "\(folder)/harbor-\(appearance).png")
    }
  }

  /// Colors the source, and marks what its search bar looks for.
  private func prepareEditor() {
    guard let editor = widget("editor-text", as: TextView.self) else { return }
    for name in ["match", "comment", "keyword", "string"] { editor.addTag(name) }
    let text = editor.text
    for part in SourceColoring.parts(of: text) {
      editor.tag(part.kind.rawValue, onCharacters: part.range)
    }
    for range in SourceColoring.ranges(of: "seats", in: text) {
      editor.tag("match", onCharacters: range)
    }
    paint(editor, ["comment": .secondaryLabel, "keyword": .accent, "string": .success])
    onPaint { editor.setBackground(ofTag: "match", to: $0.painted[.selection].gtkText) }
  }

  /// Lets a list's rows lead to a pane where there is room for one pane alone, and a button back.
  private func link(_ list: String, to pane: String, in leaflet: String, back: String) {
    widget(list, as: ListBox.self)?.onActivated { [weak self] _ in
      guard let leaflet = self?.widget(leaflet, as: Leaflet.self), leaflet.isFolded else { return }
      leaflet.visibleChild = self?.widget(pane)
    }
    widget(back, as: Button.self)?.onClicked { [weak self] in
      guard let leaflet = self?.widget(leaflet, as: Leaflet.self) else { return }
      leaflet.visibleChild = leaflet.children.first
    }
  }
}
