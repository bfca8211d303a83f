import LiveryAdwaita
import LiveryGallery
import ThemeColor
import ThemeSession

/// A color in the inspector: a swatch, its name, the value as typed, its contrast, and a reset.
final class ColorRow {
  /// What the user can do with the color.
  struct Actions {
    let choose: (ColorRow) -> Void
    /// Sets a value, or resets it where the text is empty; returns why it cannot be set.
    let set: (ColorName, String) -> String?

    /// Called when somebody types.
    let typed: () -> Void
  }

  let color: ColorName
  let widget: ListRow

  /// The button that shows the color, at which the chooser opens.
  let button = Button(icon: "", label: "")
  private let swatch = Swatches(width: 34, height: 24)
  private let name: Label
  private let value: ValueField
  let entry: Entry

  /// Why the typed text cannot be entered.
  private let complaint = Label(atStart: "", "caption", "error")

  /// The typed text that was entered last, which may be shown in another spelling.
  private var taken: String?
  private let badge = ContrastBadge()
  private let reset = Button(icon: "edit-clear-symbolic", label: "")
  private let actions: Actions
  private(set) var shown: ColorState?

  /// How many characters of a name or a value always fit.
  private static let shortest = 20

  init(_ color: ColorName, _ actions: Actions) {
    (self.color, self.actions) = (color, actions)
    value = ValueField()
    entry = value.entry
    name = Label(atStart: color.title)
    name.ellipsize()
    let summary = color.summary.capitalizedFirst
    let isLong = color.title.utf8.count > Self.shortest
    name.tooltip = isLong ? "\(color.title)\n\(summary)" : summary
    entry.setAccessibleLabel(translated("\(color.title) value"))
    value.widget.hexpand = true
    button.child = swatch
    button.addStyleClasses("flat", "livery-swatch")
    button.setName(translated("Choose \(color.title)"), tooltip: translated("Choose a Color"))
    reset.addStyleClasses("flat", "circular", "livery-reset")
    reset.setName(
      translated("Reset \(color.title)"), tooltip: translated("Leave to What the Theme Extends"))
    complaint.wrap()
    complaint.isVisible = false
    let texts = Box(.vertical, [name, value.widget, complaint])
    texts.hexpand = true
    for part in [button, texts, reset] as [Widget] { part.align(vertically: .center) }
    widget = ListRow(
      name: color.title,
      child: Box(.horizontal, spacing: 12, [button, texts, badge.widget, reset]))
    widget.addStyleClass("livery-color")
    widget.setAccessibleDescription(color.summary)
    connect()
  }

  private func connect() {
    button.onClicked { [weak self] in self.map { $0.actions.choose($0) } }
    reset.onClicked { [weak self] in
      guard let self else { return }
      showExpression()
      _ = actions.set(color, "")
    }
    entry.onActivated { [weak self] in self?.commit() }
    entry.onChanged { [weak self] in
      self?.complain(nil)
      self?.actions.typed()
    }
    entry.onFocusLeft { [weak self] in self?.commit() }
    entry.onEscape { [weak self] in self?.takeBack() ?? false }
  }

  /// What is typed and not entered; `nil` where nothing is.
  var typed: String? {
    entry.text == shown?.expression ?? "" || entry.text == taken ? nil : entry.text
  }

  /// Shows the color; text that is typed and not entered stays.
  func show(_ state: ColorState) {
    guard state != shown else { return }
    let (old, isTyped) = (shown, typed != nil)
    shown = state
    if old == nil || state.painted != old?.painted {
      swatch.show(state.painted.map { [$0.hex] } ?? [])
    }
    if old == nil || !isTyped { showExpression() }
    value.setDimmed(!state.isOwn)
    name.setStyleClass("livery-own", state.isOwn)
    // An invisible button keeps its width, so that the badges are in a column.
    reset.setStyleClass("livery-nothing", !state.canReset)
    reset.isSensitive = state.canReset
    badge.show(state.contrast)
  }

  /// Sets the color to the typed text; `false` where that is no color.
  @discardableResult
  func commit() -> Bool {
    guard let typed else { return true }
    if let error = actions.set(color, typed) {
      complain(error)
      return false
    }
    taken = typed
    entry.forgetTyping()
    complain(nil)
    return true
  }

  /// Shows the value of the theme in place of what was typed; `false` where nothing was.
  private func takeBack() -> Bool {
    guard typed != nil else { return false }
    showExpression()
    return true
  }

  private func showExpression() {
    taken = nil
    entry.text = shown?.expression ?? ""
    complain(nil)
  }

  /// Says why the typed text cannot be entered; `nil` where it can.
  private func complain(_ error: String?) {
    entry.setStyleClass("error", error != nil)
    entry.setAccessibleDescription(error ?? "")
    complaint.text = error?.capitalizedFirst ?? ""
    complaint.isVisible = error != nil
    entry.tooltip = entry.text.utf8.count > Self.shortest ? entry.text : nil
  }
}
