import LiveryAdwaita
import ThemeColor
import ThemeFormats

/// The colors of a theme's palette as buttons, and a button that picks a color from the screen.
final class PaletteSwatches {
  let widget = Box(.vertical, spacing: 6)

  /// Called when the user wants to pick a color from the screen.
  var onPick: () -> Void = {}

  private let title = Label(atStart: translated("Palette"), "caption", "dim-label")
  private let find = Button(text: translated("Choose by Name…"), name: translated("Choose by Name"))
  private let names: Box
  private lazy var list = PaletteList()
  private let pick = Button(
    icon: "color-select-symbolic", label: translated("Pick a Color From the Screen"))
  private let columns = Box(.horizontal, spacing: 3)
  private let scroller: ScrolledWindow
  private var shown: [Box] = []
  private var colors: [(name: String, color: Color)] = []
  private var choose: (String) -> Void = { _ in }

  /// How many are in a column, and the number of visible columns; the others are reached by
  /// scrolling.
  private let height, width: Int

  private static let limit = 400

  init(width: Int = 6, height: Int = 8) {
    (self.width, self.height) = (width, height)
    scroller = ScrolledWindow(child: columns, .both)
    title.hexpand = true
    find.addStyleClasses("flat", "caption")
    names = Box(.horizontal, [title, find])
    pick.addStyleClass("flat")
    pick.align(horizontally: .start)
    pick.isVisible = false
    pick.onClicked { [weak self] in self?.onPick() }
    for part in [names, scroller, pick] as [Widget] { widget.append(part) }
    find.onClicked { [weak self] in
      guard let self else { return }
      list.open(colors, at: find, in: widget, choose: choose)
    }
    update()
  }

  /// Whether there is something that picks a color from the screen.
  var canPick: Bool {
    get { pick.isVisible }
    set {
      pick.isVisible = newValue
      update()
    }
  }

  /// Shows colors by their names; `choose` receives the name of the chosen one.
  func show(_ colors: [(name: String, color: Color)], choose: @escaping (String) -> Void) {
    for column in shown { columns.remove(column) }
    let colors = Array(colors.prefix(Self.limit))
    (self.colors, self.choose) = (colors, choose)
    shown = stride(from: 0, to: colors.count, by: height).map { start in
      let buttons = colors[start..<min(start + height, colors.count)].map { name, color in
        let swatch = Swatches(width: 26, height: 22)
        swatch.show([color.hex])
        let button = Button(label: "")
        button.child = swatch
        button.addStyleClasses("flat", "livery-swatch")
        button.setName(translated("Use \(name)"), tooltip: "$\(name)\n\(color.shortHex)")
        button.onClicked { choose(name) }
        return button
      }
      return Box(.vertical, spacing: 3, buttons)
    }
    for column in shown { columns.append(column) }
    // A swatch with its padding and the space after it, and a scrollbar.
    scroller.setMinimumSize(
      width: min(shown.count, width) * 35,
      height: min(colors.count, height) * 31 + (shown.count > width ? 14 : 0))
    update()
  }

  private func update() {
    for part in [names, scroller] as [Widget] { part.isVisible = !shown.isEmpty }
    widget.isVisible = !shown.isEmpty || pick.isVisible
  }
}
