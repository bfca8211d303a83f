import LiveryAdwaita
import LiveryGTK
import ThemeSession

/// The gallery of a window, with an optional second gallery beside it in another theme.
final class SplitView {
  let widget: Halves

  /// The window's own parts: the bars above the galleries, the separator between them, and the
  /// divider of one that is shown before and after a change.
  var parts: [Widget] { [firstBar, second, dividerBar.widget, divided.handle] }

  /// Called when the second gallery was shown or hidden.
  var onShown: (_ isShown: Bool) -> Void = { _ in }

  /// The second gallery; `nil` until it is first shown.
  private(set) var side: SplitSide?

  /// The theme of the first gallery without what it previews, in front of the divider; `nil` until
  /// it is first shown.
  private var before: SplitSide?

  /// Whether the first gallery is shown before and after a change, up to a divider and behind it.
  private(set) var isDivided = false
  private let divided: DividedView
  private let dividerBar = DividerBar()

  /// The minimum width of a gallery, in px.
  private let leastWidth: Int
  private let firstBar = Box(.horizontal, spacing: 6)
  private let secondBar = Box(.horizontal, spacing: 6)

  /// The second gallery and its bar.
  let second = Box(.horizontal)
  private let column = Box(.vertical)
  private let name = Label(atStart: "", "heading")

  /// Creates the view of a gallery, whose minimum width fits every page.
  init(_ gallery: Widget, leastWidth: Int) {
    self.leastWidth = leastWidth
    divided = DividedView(gallery)
    widget = Halves(Box(.vertical, [firstBar, dividerBar.widget, divided]), second)
    name.ellipsize(afterCharacters: 20)
    name.setMargins(start: 6)
    firstBar.append(name)
    for bar in [firstBar, secondBar] {
      bar.addStyleClass("toolbar")
      bar.setMinimumSize(height: Self.barHeight)
    }
    column.append(secondBar)
    column.hexpand = true
    second.append(Separator(.vertical))
    second.append(column)
    firstBar.isVisible = false
    second.isVisible = false
    dividerBar.onMoved = { [weak self] in self?.divided.share = $0 }
    divided.onDragged = { [weak self] in self?.dividerBar.share = $0 }
  }

  /// The height of both bars in px, independent of their content.
  private static let barHeight = 46

  var isShown: Bool { second.isVisible }

  /// The theme of the second gallery; `nil` while it is not visible.
  var theme: ShownTheme? { shownSides.first.map { ShownTheme(currentOf: $0.session) } }

  private var shownSides: [SplitSide] {
    [isShown ? side : nil, isDivided ? before : nil].compactMap(\.self)
  }

  /// Shows or hides the second gallery beside that of the window, which owns this view.
  func toggle(beside first: any ComparedWindow) {
    let isShown = !isShown
    (firstBar.isVisible, second.isVisible) = (isShown, isShown)
    if isShown {
      name.text = first.live.session.currentName
      if let side { side.update() } else { side = makeSide(beside: first) }
      showPage()
    }
    onShown(isShown)
  }

  /// Shows the first gallery, that of the window that owns this view, before and after what it
  /// previews, or only after it.
  func setDivided(_ isDivided: Bool, beside first: any ComparedWindow) {
    if isDivided, before == nil {
      before = SplitSide(beside: first)
      before?.background.vexpand = true
    }
    if isDivided { before?.showCurrent() }
    guard isDivided != self.isDivided else { return }
    self.isDivided = isDivided
    divided.show(front: isDivided ? before?.background : nil)
    dividerBar.widget.isVisible = isDivided
    if isDivided { before?.showPage() }
  }

  /// Shows changes of the first gallery's themes.
  func update(from session: ThemeSession) {
    if isDivided { before?.showCurrent() }
    guard isShown, let side else { return }
    name.text = session.currentName
    side.update()
  }

  /// Shows the page of the first gallery, in the same sizes.
  func showPage() {
    for side in shownSides { side.showPage() }
  }

  func showOptions() {
    for side in shownSides { side.showOptions() }
  }

  /// Scrolls to the position of the first gallery, whose own page may have been rebuilt.
  func scroll() {
    for side in shownSides { side.scroll() }
  }

  /// Ends the work that other galleries have started.
  func end() {
    for side in [side, before] { side?.own.end() }
  }

  private func makeSide(beside first: any ComparedWindow) -> SplitSide {
    let side = SplitSide(beside: first)
    side.background.setMinimumSize(width: leastWidth)
    side.background.vexpand = true
    for part in side.controls { secondBar.append(part) }
    side.onEnded = { [weak self, unowned first] in self?.toggle(beside: first) }
    column.append(side.problems.widget)
    column.append(side.background)
    return side
  }
}
