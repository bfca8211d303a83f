import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeFormats
import ThemeModel
import ThemeProject
import ThemeSession

/// A second gallery in the same window, with its own theme and scheme.
///
/// It opens no files itself: it has the themes of the first gallery.
final class SplitSide {
  let session: ThemeSession
  let gallery: GalleryView

  /// The same user UI file as in the first gallery.
  let own = AppUIPage()

  /// The frame that is painted like a window.
  let background: PageFrame
  let problems = ProblemBar()

  /// Called when a person wants no second gallery any more.
  var onEnded: () -> Void = {}

  private unowned let first: any ComparedWindow
  private let part: StyledSubtree
  private let menu = ThemeMenu()
  private let schemes = AppearancePicker([.light, .dark]) {
    translated("Second Gallery: \($0.title)")
  }
  private let swap = Button(
    icon: "object-flip-horizontal-symbolic", label: translated("Swap Both Themes"))
  private let close = Button(icon: "window-close-symbolic", label: translated("End Side by Side"))
  private var themes: [ThemePicker.Item] = []
  private var scrolling: ScrollSync?

  /// The stylesheets and the appearance that were last painted.
  private var shown: (texts: LoadedStylesheets, appearance: Appearance)?

  /// Prepares a gallery beside that of a window, which lives longer.
  init(beside first: any ComparedWindow) {
    self.first = first
    session = ThemeSession(library: first.live.session.library)
    session.showsSamples = true
    gallery = GalleryView(folder: Resources.folder("gallery"), session: session)
    // A theme with large widgets must not make the window larger.
    background = PageFrame(ScrolledWindow(child: gallery.widget, .both))
    part = StyledSubtree(around: background, isApart: true)
    // As in the compare window: Adwaita, or if the first gallery shows that, its other scheme.
    let isStock = first.live.session.currentID == ThemeLibrary.baseID
    session.setScheme(first.live.isDark != isStock ? .dark : .light)
    own.onBuild = first.own.onBuild
    scrolling = ScrollSync(first.gallery, gallery)
    own.onBuilt = { [weak self] in self?.scroll() }
    for button in [swap, close] {
      button.addStyleClass("flat")
      button.focusesOnClick = false
    }
    menu.onOpening = { [weak self] in self?.fill() }
    menu.buttonName = { translated("Second Gallery: \($0)") }
    menu.onChosen = { [weak self] in self?.choose($0) }
    schemes.onChosen = { [weak self] in self?.choose($0 == .dark ? .dark : .light) }
    swap.onClicked { [weak self] in self?.swapThemes() }
    close.onClicked { [weak self] in self?.onEnded() }
    // It must show all changes at once.
    session.show(in: Toolkit.release) { _ in }
    update()
    session.observe(self) { [weak self] in self?.show($0) }
  }

  /// The controls of the second gallery.
  var controls: [Widget] {
    menu.button.align(horizontally: .start)
    menu.button.hexpand = true
    return [menu.button, schemes.widget, swap, close]
  }

  /// Copies the themes of the first gallery, with unsaved edits, and the other shared state.
  func update() {
    let other = first.live.session
    session.updateEntries(from: other)
    session.setVision(other.loadedTheme.vision)
    session.setOptions(first.live.wantedOptions(of: session.currentTheme))
    session.flush()
  }

  /// Shows the current theme of the first gallery in the same appearance, without what that
  /// previews.
  func showCurrent() {
    let other = first.live.session
    session.setScheme(other.loadedTheme.appearance.scheme)
    // It has the themes before it can show one of them.
    update()
    if session.currentID != other.currentID { select(other.currentID) }
  }

  private func show(_ session: ThemeSession) {
    let name = session.currentName
    menu.show(name: name)
    schemes.show(
      AppearanceChoice(session.loadedTheme.appearance.scheme),
      missing: .missing(in: session.currentTheme),
      of: name)
    problems.show(Problems(of: session, findings: []))
    own.show(session.loadedTheme.painted)
    paint()
  }

  /// Lists the themes right before a person chooses one.
  private func fill() {
    themes = first.themeChoice(in: session).themes.map(ThemePicker.Item.init)
    menu.fill(themes)
    menu.show(themes.firstIndex { $0.id == session.currentID })
  }

  /// Loads the theme after marking it as pending.
  private func paint() {
    let accent = gallery.options.accent.color
    let loadedTheme = session.loadedTheme.part(in: session.loadedTheme.appearance, asking: accent)
    let texts = LoadedStylesheets(loadedTheme)
    guard shown.map({ $0 != (texts, loadedTheme.appearance) }) ?? true else { return }
    shown = (texts, loadedTheme.appearance)
    first.live.stage.blockTransitions()
    part.show(loadedTheme, admitting: first.willLoad(texts, beside: session))
  }

  func showPage() {
    first.showPage(in: gallery, own) { first.willShowPage(beside: session) }
    showOptions()
    scroll()
  }

  /// Scrolls to the position of the first gallery, whose own page may have been rebuilt.
  func scroll() {
    scrolling?.update()
  }

  /// Shows pages as in the first gallery.
  func showOptions() {
    guard gallery.options != first.gallery.options else { return }
    gallery.options = first.gallery.options
    paint()
  }

  private func choose(_ index: Int) {
    guard themes.indices.contains(index) else { return }
    let theme = themes[index]
    if let id = theme.id {
      select(id)
    } else if let path = theme.path {
      first.live.offer(path) { [weak self] id in
        guard let self else { return }
        session.updateEntries(from: first.live.session)
        select(id)
      }
    }
  }

  private func select(_ id: String) {
    session.select(id)
    update()
  }

  private func choose(_ scheme: Appearance.Scheme) {
    session.setScheme(scheme)
    update()
  }

  /// Swaps the themes of both galleries; each theme keeps its scheme.
  func swapThemes() {
    let other = first.live.session
    let (id, scheme) = (other.currentID, other.loadedTheme.appearance.scheme)
    let (otherID, otherScheme) = (session.currentID, session.appearance.scheme)
    session.setScheme(scheme)
    select(id)
    first.choose(id: otherID, path: nil)
    first.chooseAppearance(AppearanceChoice(otherScheme))
  }
}
