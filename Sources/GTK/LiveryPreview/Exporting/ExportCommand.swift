import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeColor
import ThemeModel
import ThemeSession

/// The command of the menu that exports the current theme.
final class ExportCommand {
  /// The number of picture pixels per px of the window, in each direction.
  private static let scale = 2

  private let live: LiveryTheme
  private let gallery: GalleryView
  private unowned let window: Window
  private let toasts: ToastOverlay

  /// The open dialog, or the last one, whose kind is preselected.
  private var dialog: ExportDialog?

  init(_ live: LiveryTheme, of gallery: GalleryView, window: Window, toasts: ToastOverlay) {
    (self.live, self.gallery, self.window, self.toasts) = (live, gallery, window, toasts)
  }

  /// Asks for the format and place of an export of the current theme.
  func ask() {
    let session = live.session
    guard let entry = session.current, let theme = entry.theme else { return }
    let content = ExportContent(
      theme: theme, entry: entry, loadedTheme: session.loadedTheme,
      page: gallery.page?.title ?? translated("Own UI")
    ) { [gallery] in
      // A page has no background of its own.
      let background = session.loadedTheme.resolved[.windowBg]
      return gallery.visiblePage?.texture(scale: Self.scale)?
        .on(red: background.red, green: background.green, blue: background.blue)
    }
    let dialog = ExportDialog(content, last: dialog?.kind) { [weak self] name in
      self?.toasts.warn(nil)
      self?.toasts.say(translated("Exported “\(name)”"))
    }
    self.dialog = dialog
    dialog.present(over: window)
  }
}
