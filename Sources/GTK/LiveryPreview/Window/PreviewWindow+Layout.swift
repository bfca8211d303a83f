import LiveryAdwaita
import LiveryGTK
import ThemeFormats
import ThemeModel
import ThemeSession

extension PreviewWindow {
  /// Creates the parts around the gallery.
  func makeFrame() -> WindowFrame {
    let menu = MenuButton()
    menu.setIcon("open-menu-symbolic", label: translated("Main Menu"))
    menu.setMenu(.main(recent: remembered.menu))
    menu.isPrimary = true
    return WindowFrame(
      title: .colors(of: live.session.library.release), sidebar: sidebar.widget,
      themePicker: themePicker.widget, menu: menu,
      bars: Box(
        .vertical,
        [safeBar.widget, viewBar.widget, visionBar.widget, notice.widget, problems.widget]),
      gallery: toasts,
      inspector: inspector.widget,
      appearance: Box(
        .horizontal, spacing: 6, [appearancePicker.widget, viewMenu.widget, traitToggles.widget]),
      status: status.widget)
  }

  /// Puts all parts into the window; returns what keeps them readable.
  func showContent(on display: Display) -> ChromeGuard {
    window.setContent(frame.widget)
    let chrome = ChromeGuard(
      bars: [frame.header, frame.bottom], parts: frame.parts + split.bars, around: fader.widget,
      in: window, on: display)
    chrome.onChanged = { [weak self] in
      guard let self else { return }
      safeBar.show(unreadable: $0 ? live.theme.name : nil)
    }
    window.setMinimumSize(width: 360, height: 294)
    window.keepFocus()
    return chrome
  }
}

extension ScrolledWindow {
  /// The width that every page has room in, in px.
  static let leastGalleryWidth = 324

  /// Scrolls the gallery: a theme of large parts must not make the window larger than a screen.
  static func gallery(_ gallery: Widget) -> ScrolledWindow {
    let scroller = ScrolledWindow(child: gallery, .both)
    scroller.setMinimumSize(width: leastGalleryWidth)
    scroller.vexpand = true
    return scroller
  }
}
