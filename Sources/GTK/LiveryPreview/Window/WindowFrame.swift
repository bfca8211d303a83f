import LiveryAdwaita

/// The layout of the window: a sidebar, the gallery under its bars, and an inspector.
///
/// If there is too little space, the sidebar and the inspector slide over the gallery.
final class WindowFrame {
  private let flap: Flap
  private let inspectorFlap: Flap

  /// The pane of the inspector, whose width the user can change.
  let inspectorPane: ResizablePane

  /// The bar above the gallery.
  let header = HeaderBar()

  /// The bar below the gallery.
  let bottom = Box(.horizontal, spacing: 6)
  /// The window's own parts: everything except the gallery.
  let parts: [Widget]

  /// The line between the gallery and the bar below it.
  private let line = Separator(.horizontal)
  private let toggle = ToggleButton()
  private let inspectorToggle = ToggleButton()

  /// Whether the person has the inspector shown, although a narrow window may hide it.
  private(set) var wantsInspector = false
  private var isAdapting = false

  var onInspectorShown: (Bool) -> Void = { _ in }

  var widget: Widget { flap }

  init(
    title: WindowTitle, sidebar: Widget, themePicker: Widget, menu: Widget, bars: Widget,
    gallery: Widget,
    inspector: Widget, appearance: Widget, status: Widget
  ) {
    let sidebarHeader = HeaderBar()
    sidebarHeader.setTitle(title)
    sidebarHeader.showsEndTitleButtons = false
    let new = Button(icon: "list-add-symbolic", label: translated("New Theme"))
    new.setAction("win.new-theme")
    new.focusesOnClick = false
    sidebarHeader.packStart(new)
    let sidebar = Box(.vertical, [sidebarHeader, sidebar])
    sidebar.setMinimumSize(width: 232)
    // Their content expands, but only the gallery may get more space.
    for side in [sidebar, inspector] { side.hexpand = false }
    // Without a background the gallery would be visible through it.
    sidebar.addStyleClass(Toolkit.hasFlatBars ? "sidebar-pane" : "background")
    line.isVisible = !Toolkit.hasFlatBars
    [sidebarHeader, header].forEach { $0.followRelease() }

    header.packStart(toggle)
    header.setTitle(themePicker)
    header.packEnd(menu)
    header.packEnd(inspectorToggle)

    inspectorPane = ResizablePane(
      inspector, width: WindowSettings.standardInspectorWidth, leastWidth: 320)
    inspectorPane.hexpand = false
    inspectorFlap = Flap(sidebar: inspectorPane, content: gallery)
    inspectorFlap.putSidebarAtEnd()
    inspectorFlap.isRevealed = false
    inspectorFlap.vexpand = true
    bottom.addStyleClass("toolbar")
    bottom.append(appearance)
    bottom.append(status)
    let content = Box(.vertical, [header, bars, inspectorFlap, line, bottom])
    parts = [sidebar, header, bars, inspector, line, bottom]
    content.setMinimumSize(width: 360)

    flap = Flap(sidebar: sidebar, content: content)
    prepare(toggle, "sidebar-show-symbolic", translated("Sidebar"))
    prepare(inspectorToggle, "sidebar-show-right-symbolic", translated("Inspector"))
    flap.onRevealed { [weak self] in self?.updateSidebar() }
    flap.onFolded { [weak self] in self?.updateSidebar() }
    inspectorFlap.keepWhenFolded()
    inspectorFlap.onRevealed { [weak self] in self?.updateInspector() }
    inspectorFlap.onFolded { [weak self] in self?.adaptInspector() }
    toggle.onToggled { [weak self] in
      guard let self, flap.isRevealed != toggle.isActive else { return }
      flap.isRevealed = toggle.isActive
    }
    inspectorToggle.onToggled { [weak self] in
      guard let self, inspectorFlap.isRevealed != inspectorToggle.isActive else { return }
      inspectorFlap.isRevealed = inspectorToggle.isActive
    }
    updateSidebar()
  }

  func hideSidebarIfFolded() {
    if flap.isFolded { flap.isRevealed = false }
  }

  /// Hides the inspector if it is on top of the gallery.
  func hideInspectorIfFolded() {
    if inspectorFlap.isFolded { inspectorFlap.isRevealed = false }
  }

  /// Whether the inspector would cover the pages.
  var isNarrow: Bool { inspectorFlap.isFolded }

  var isInspectorShown: Bool {
    get { inspectorFlap.isRevealed }
    set { inspectorFlap.isRevealed = newValue }
  }

  private func prepare(_ button: ToggleButton, _ icon: String, _ name: String) {
    button.setIcon(icon)
    button.setName(name)
    button.focusesOnClick = false
  }

  /// Updates the toggle and the window's buttons for the sidebar.
  private func updateSidebar() {
    toggle.isActive = flap.isRevealed
    // Window buttons at the start are in the sidebar's header bar, if it is shown.
    header.showsStartTitleButtons = flap.isFolded || !flap.isRevealed
  }

  /// Hides the inspector in a window that became narrow, until it is wide again.
  private func adaptInspector() {
    isAdapting = true
    defer { isAdapting = false }
    inspectorFlap.isRevealed = !inspectorFlap.isFolded && wantsInspector
  }

  private func updateInspector() {
    if !isAdapting { wantsInspector = inspectorFlap.isRevealed }
    inspectorToggle.isActive = inspectorFlap.isRevealed
    onInspectorShown(inspectorFlap.isRevealed)
  }
}
