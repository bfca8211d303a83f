import Adwaita

/// How the window's parts stand: a sidebar with the pages, and beside it the gallery under its bars.
///
/// Where there is no room for both, the sidebar slides over the gallery.
final class WindowFrame {
  private let flap: Flap
  private let header = HeaderBar()
  private let toggle = ToggleButton()

  var widget: Widget { flap }

  init(
    themePicker: Widget, appearancePicker: Widget, pages: Widget, bar: Widget, gallery: Widget
  ) {
    let sidebarHeader = HeaderBar()
    sidebarHeader.setTitle(WindowTitle("Livery"))
    sidebarHeader.showsEndTitleButtons = false
    let sidebar = Box(.vertical)
    sidebar.setMinimumSize(width: 200)
    sidebar.append(sidebarHeader)
    sidebar.append(pages)

    toggle.child = Icon("sidebar-show-symbolic")
    toggle.setAccessibleLabel("Sidebar")
    toggle.tooltip = "Sidebar"
    toggle.focusesOnClick = false
    header.packStart(toggle)
    header.packStart(appearancePicker)
    header.setTitle(themePicker)
    let content = Box(.vertical)
    content.append(header)
    content.append(bar)
    content.append(gallery)
    content.setMinimumSize(width: 360)

    flap = Flap(sidebar: sidebar, content: content)
    flap.onRevealed { [weak self] in self?.follow() }
    flap.onFolded { [weak self] in self?.follow() }
    toggle.onToggled { [weak self] in self?.toggled() }
    follow()
  }

  func hideSidebarIfFolded() {
    guard flap.isFolded else { return }
    flap.isRevealed = false
  }

  /// Brings the toggle and the window's own buttons in line with the sidebar.
  private func follow() {
    toggle.isActive = flap.isRevealed
    // Where the desktop puts window buttons at the start, the sidebar's header bar has them.
    header.showsStartTitleButtons = flap.isFolded || !flap.isRevealed
  }

  private func toggled() {
    guard flap.isRevealed != toggle.isActive else { return }
    flap.isRevealed = toggle.isActive
  }
}
