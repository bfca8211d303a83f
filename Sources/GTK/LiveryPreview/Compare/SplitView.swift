import LiveryAdwaita
import LiveryGTK
import ThemeSession

/// The gallery of a window, with an optional second gallery beside it in another theme.
final class SplitView {
  let widget: Halves

  /// The window's own parts: the bars above the galleries, and the separator between them.
  var parts: [Widget] { [firstBar, second] }

  /// Called when the second gallery was shown or hidden.
  var onShown: (_ isShown: Bool) -> Void = { _ in }

  /// The second gallery; `nil` until it is first shown.
  private(set) var side: SplitSide?

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
    widget = Halves(Box(.vertical, [firstBar, gallery]), second)
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
  }

  /// The height of both bars in px, independent of their content.
  private static let barHeight = 46

  var isShown: Bool { second.isVisible }

  /// The theme of the second gallery; `nil` while it is not visible.
  var theme: ShownTheme? { shownSide.map { ShownTheme(currentOf: $0.session) } }

  private var shownSide: SplitSide? { isShown ? side : nil }

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

  /// Shows changes of the first gallery's themes.
  func update(from session: ThemeSession) {
    guard let side = shownSide else { return }
    name.text = session.currentName
    side.update()
  }

  /// Shows the page of the first gallery, in the same sizes.
  func showPage() {
    shownSide?.showPage()
  }

  func showOptions() {
    shownSide?.showOptions()
  }

  /// Ends the work that the second gallery has started.
  func end() {
    side?.own.end()
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
