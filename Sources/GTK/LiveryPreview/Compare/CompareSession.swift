import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeFormats
import ThemeSession

/// The window to which a compare window belongs.
protocol ComparedWindow: LiveryThemeDelegate {
  var window: Window { get }
  var live: LiveryTheme { get }
  var settings: WindowSettings { get }
  var gallery: GalleryView { get }

  /// The page of the user's own UI.
  var own: AppUIPage { get }

  /// Shows the pages of both windows in other sizes, in another direction, or with another accent.
  func show(_ options: ViewOptions)

  /// Simulates a color vision in both windows.
  func setVision(_ vision: Vision)

  /// Shows a theme of an entry, or of a file.
  func choose(id: String?, path: String?)
  func chooseAppearance(_ choice: AppearanceChoice)

  /// The themes on offer for a session.
  func themeChoice(in session: ThemeSession) -> ThemeChoice

  /// Called before the compare window, which has its own theme, shows another page.
  func willShowPage(in other: LiveryTheme)

  /// Called before the window's second gallery, which has its own session, shows another page.
  func willShowPage(beside session: ThemeSession)

  /// Called after the compare window was shown or hidden.
  func didShowOrHideOther()

  /// Called before GTK loads a theme; returns the stylesheets that it may load.
  func willLoad(_ texts: LoadedStylesheets, of live: LiveryTheme) -> LoadedStylesheets

  /// Called before GTK loads a theme of the second gallery; returns the stylesheets that it may
  /// load.
  func willLoad(_ texts: LoadedStylesheets, beside session: ThemeSession) -> LoadedStylesheets
  func say(_ message: String)
}

extension ComparedWindow {
  /// Shows the page of this window in another gallery.
  func showPage(in other: GalleryView, _ otherOwn: AppUIPage, willShow: () -> Void) {
    if let page = gallery.page {
      if page != other.page { willShow() }
      other.show(page)
    } else if let path = own.path {
      if otherOwn.path != path { otherOwn.open(path) }
      other.showOwn(otherOwn.widget)
    }
  }
}

/// Opens the compare window beside a window, and keeps both at the same page and position.
///
/// A closed compare window is only hidden, so that it opens fast; both windows are destroyed
/// together.
package final class CompareSession {
  /// The second connection to the screen, opened when it is first needed and kept.
  private static var display: Display?

  private unowned let first: any ComparedWindow
  private let application: Application
  private let library: ThemeLibrary
  package private(set) var other: CompareWindow?
  private var scrolling: ScrollSync?

  /// Prepares a compare window for another window, which owns this object.
  init(of first: any ComparedWindow, application: Application, library: ThemeLibrary) {
    (self.first, self.application, self.library) = (first, application, library)
  }

  package func open() {
    guard let other = other ?? makeWindow() else {
      first.say(translated("The screen takes no second connection to compare on"))
      return
    }
    other.live.isActive = true
    showPage()
    other.window.present()
    first.didShowOrHideOther()
  }

  /// The theme of the compare window; `nil` while it is not shown.
  var theme: ShownTheme? {
    guard let other, other.live.isActive else { return nil }
    return ShownTheme(currentOf: other.live.session)
  }

  package func close() {
    other?.setWearsTheme(true)
    other?.live.leave()
    other?.own.end()
    other?.window.destroy()
    (other, scrolling) = (nil, nil)
  }

  /// Sets whether the whole window has the theme, or only the gallery.
  func setWearsTheme(_ wearsTheme: Bool) {
    other?.setWearsTheme(wearsTheme)
  }

  func showPage() {
    guard let other, other.live.isActive else { return }
    first.showPage(in: other.gallery, other.own) { first.willShowPage(in: other.live) }
    showOptions()
    scrolling?.update()
  }

  /// Scrolls to the position of the first window, whose own page may have been rebuilt.
  func scroll() {
    scrolling?.update()
  }

  /// Shows pages as in the first window.
  func showOptions() {
    other?.show(first.gallery.options)
  }

  private func makeWindow() -> CompareWindow? {
    if Self.display == nil {
      Self.display = Display.standard?.openedAgain()
      Self.display.map(Resources.prepare)
    }
    guard let display = Self.display else { return nil }
    let other = CompareWindow(application: application, display: display, library: library) {
      [unowned first] in first.themeChoice(in: $0)
    }
    other.openFile = { [weak self] in self?.openFile($0, onOpened: $1) }
    other.live.delegate = first
    other.own.onBuild = first.own.onBuild
    other.viewBar.onEnded = { [weak first] in first?.show(ViewOptions()) }
    other.visionBar.onEnded = { [weak first] in first?.setVision(.full) }
    other.own.onBuilt = { [weak self] in self?.scroll() }
    other.live.stage.admit = { [weak first, unowned live = other.live] in
      first?.willLoad($0, of: live) ?? $0
    }
    // The other session has the same themes, with their unsaved edits.
    first.live.session.observe(other) { [weak self, weak other] session in
      guard let other, let first = self?.first else { return }
      other.live.session.updateEntries(from: session)
      other.live.session.setVision(session.vision)
      other.live.setTraits(first.live.traits)
    }
    let size = first.window.defaultSize
    other.window.setDefaultSize(
      width: max(size.width * 3 / 4, 360), height: max(size.height, 294))
    for name in ["next-page", "previous-page"] {
      other.window.addAction(name) { [weak self] in
        self?.first.window.activateAction("win.\(name)")
      }
    }
    other.window.onHidden { [weak self, weak other] in
      other?.live.isActive = false
      self?.first.didShowOrHideOther()
    }
    other.setWearsTheme(first.settings.wearsTheme)
    chooseFirstAppearance(of: other)
    self.other = other
    scrolling = ScrollSync(first.gallery, other.gallery)
    return other
  }

  /// The compare window starts with Adwaita; if the first window shows that, in the other scheme.
  private func chooseFirstAppearance(of other: CompareWindow) {
    let live = first.live
    let isStock = live.session.currentID == ThemeLibrary.baseID
    other.live.choose(live.isDark != isStock ? .dark : .light)
  }

  private func openFile(_ path: String, onOpened: @escaping (_ id: String) -> Void) {
    first.live.offer(path) { [weak self] id in
      guard let self else { return }
      other?.live.session.updateEntries(from: first.live.session)
      onOpened(id)
    }
  }
}
