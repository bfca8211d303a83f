import LiveryGTK
import ThemeProject
import ThemeSession

extension PreviewWindow {
  /// Shows pages in other sizes, in another direction, or with another accent of the system.
  func show(_ options: ViewOptions) {
    gallery.options = options
    live.setAccent(options.accent.color, of: gallery.pages)
    split.showOptions()
    compareSession.showOptions()
    showViewOptions()
  }

  /// Shows pages larger or smaller by some steps.
  func zoom(by steps: Int) {
    show(gallery.options.zoomed(by: steps))
  }

  /// Shows the view options in the menu and the bar.
  func showViewOptions() {
    let theme = live.session.loadedTheme.theme
    viewBar.show(gallery.options.shown(by: theme))
    viewMenu.show(
      gallery.options, themeHasAccent: theme.hasOwnAccent, vision: live.session.loadedTheme.vision)
  }
}
