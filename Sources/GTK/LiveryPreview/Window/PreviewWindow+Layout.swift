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
        [
          viewBar.widget, visionBar.widget, adjustBar.widget, modernizeBar.widget, savedBar.widget,
          notice.widget, problems.widget,
        ]),
      gallery: toasts,
      inspector: side,
      appearance: Box(
        .horizontal, spacing: 6, [appearancePicker.widget, viewMenu.widget, traitToggles.widget]),
      status: status.widget)
  }

  /// Puts all parts into the window; returns the object that styles them.
  func showContent(on display: Display) -> StockChrome {
    window.setContent(frame.widget)
    window.setMinimumSize(width: 360, height: 294)
    window.keepFocus()
    return StockChrome(
      of: window, on: display, parts: frame.parts + split.parts + [gallery.guide.bubble],
      around: background)
  }
}

extension PageFrame {
  /// The minimum width that fits every page, in px.
  static let leastGalleryWidth = 324

  /// Shows a gallery in a frame of its own that scrolls: a theme with large widgets must not make
  /// the window larger than a screen.
  static func gallery(_ gallery: Widget) -> PageFrame {
    let frame = PageFrame(ScrolledWindow(child: gallery, .both))
    frame.setMinimumSize(width: leastGalleryWidth)
    frame.hexpand = true
    frame.vexpand = true
    return frame
  }
}
