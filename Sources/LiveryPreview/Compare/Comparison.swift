package import Adwaita
import Gallery
import LiveryGTK
package import ThemeFormats
import ThemeModel
import ThemeSession

/// Opens the compare window of a window, and keeps both on the same page, at the same place.
///
/// What is closed is hidden, to be there again at once; both go together.
package final class Comparison {
  /// The second connection to the screen, made at first need and kept.
  private static var display: Display?

  private let preview: PreviewWindow
  private let application: Application
  private let library: ThemeLibrary
  package private(set) var other: CompareWindow?
  private var step: ScrollStep?

  /// Told of the compare window before its first look is shown.
  var onMade: (CompareWindow) -> Void = { _ in }

  /// Told of the compare window before another page is shown in it.
  var onShowing: (CompareWindow) -> Void = { _ in }

  package init(of preview: PreviewWindow, application: Application, library: ThemeLibrary) {
    self.preview = preview
    self.application = application
    self.library = library
  }

  /// Shows the window beside the other.
  package func open() {
    guard let other = other ?? make() else {
      preview.files.onMessage("The screen takes no second connection to compare on")
      return
    }
    other.live.isActive = true
    showPage()
    other.window.present()
  }

  /// Takes the window away for good.
  package func close() {
    other?.live.leave()
    other?.window.destroy()
    (other, step) = (nil, nil)
  }

  /// Turns to the page of the first window.
  func showPage() {
    guard let other, other.live.isActive, let page = preview.gallery.page else { return }
    if page != other.gallery.page { onShowing(other) }
    other.gallery.show(page)
    step?.follow()
  }

  private func make() -> CompareWindow? {
    if Self.display == nil {
      Self.display = Display.standard?.openedAgain()
      Self.display.map(Resources.prepare)
    }
    guard let display = Self.display else { return nil }
    let other = CompareWindow(application: application, display: display, library: library) {
      [catalogue = preview.catalogue, settings = preview.settings, swatches = preview.swatches] in
      ThemeChoice($0, cards: catalogue.cards, pinned: settings.pinned, swatches: swatches)
    }
    onMade(other)
    // Themes are the first window's, with the edits that no file holds.
    preview.live.session.observe(other) { [weak other] session in
      other?.live.session.takeEntries(of: session)
    }
    other.onOpening = { [weak preview, weak other] path in
      guard let preview, let other else { return nil }
      let id = preview.live.offer(path)
      other.live.session.takeEntries(of: preview.live.session)
      return id
    }
    let size = preview.window.defaultSize
    other.window.setDefaultSize(
      width: max(size.width * 3 / 4, 360), height: max(size.height, 294))
    for name in ["next-page", "previous-page"] {
      other.window.addAction(name) { [weak preview] in
        preview?.window.startAction("win.\(name)")
      }
    }
    other.window.onHidden { [weak other] in other?.live.isActive = false }
    showSomethingElse(on: other)
    self.other = other
    step = ScrollStep(preview.gallery, other.gallery)
    return other
  }

  /// Begins with stock Adwaita, or where the first window shows that, with its other scheme.
  private func showSomethingElse(on other: CompareWindow) {
    let live = preview.live
    let isStock = live.session.currentID == ThemeLibrary.base.id
    other.live.choose(live.isDark != isStock ? .dark : .light)
  }
}
