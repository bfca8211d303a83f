import LiveryAdwaita
import LiveryGallery
import ThemeColor
import ThemeFormats
import ThemeSession
import ThemeSource

/// A color in the inspector: a swatch, its name, the value as typed, its contrast, and a reset.
final class ColorRow: InspectorRow {
  /// The user's actions on the color.
  struct Actions {
    let choose: (ColorRow) -> Void
    /// Chooses the color in the scheme that is not shown.
    let chooseOther: (ColorRow) -> Void
    /// Sets a value, or resets it if the text is empty.
    let set: (ColorName, String) throws(SessionError) -> Void
    let typed: () -> Void
    let menu: (ColorRow) -> Void

    /// The colors that an expression may name.
    let colors: () -> ExpressionColors?
  }

  let color: ColorName
  let widget: ListRow

  /// The button that shows the color, where the chooser opens.
  let button = Button(icon: "", label: "")
  let value = ValueField()
  private let swatch = Swatches(width: 34, height: 24)
  private let name: Label
  private let place = Label(atStart: "", "caption", "dim-label")

  /// The button that shows the color in the other scheme, where its chooser opens.
  let otherButton = Button(icon: "", label: "")
  private let other = Swatches(width: 20, height: 14)
  private let otherText = Label(atStart: "", "caption", "dim-label", "numeric")
  private let badge = ContrastBadge()
  private let reset = Button(icon: "edit-clear-symbolic", label: "")
  private let actions: Actions
  private(set) var shown: ColorState?

  /// How many characters of a name always fit.
  private static let shortest = 20

  init(_ color: ColorName, _ actions: Actions) {
    (self.color, self.actions) = (color, actions)
    name = Label(atStart: color.title)
    name.ellipsizeName()
    let summary = color.summary.capitalizedFirst
    let isLong = color.title.utf8.count > Self.shortest
    name.tooltip = isLong ? "\(color.title)\n\(summary)" : summary
    value.entry.setAccessibleLabel(translated("\(color.title) value"))
    button.child = swatch
    button.addStyleClasses("flat", "livery-swatch")
    button.setName(translated("Choose \(color.title)"), tooltip: translated("Choose a Color"))
    reset.addStyleClasses("flat", "circular", "livery-reset", "livery-small")
    reset.setName(
      translated("Reset \(color.title)"), tooltip: translated("Reset to the Inherited Value"))
    otherButton.child = Box(.horizontal, spacing: 6, [otherText, other])
    otherButton.addStyleClasses("flat", "livery-swatch", "livery-other")
    otherButton.align(vertically: .center)
    place.ellipsize()
    badge.widget.hexpand = false
    // The value gets most of the width, since an expression may be long.
    let texts = Box(
      .vertical,
      [
        Box(.horizontal, spacing: 6, [name, place, badge.widget]),
        Box(.horizontal, spacing: 6, [value.widget, otherButton, reset]),
      ])
    texts.hexpand = true
    for part in [button, texts, reset] as [Widget] { part.align(vertically: .center) }
    widget = ListRow(name: color.title, child: Box(.horizontal, spacing: 12, [button, texts]))
    widget.addStyleClass("livery-color")
    widget.setAccessibleDescription(color.summary)
    button.onClicked { [weak self] in self.map { $0.actions.choose($0) } }
    otherButton.onClicked { [weak self] in self.map { $0.actions.chooseOther($0) } }
    reset.onClicked { [weak self] in
      guard let self else { return }
      value.takeBack()
      value.enter("")
    }
    widget.onContextMenu { [weak self] _, _ in
      guard let self else { return false }
      actions.menu(self)
      return true
    }
    value.onEntered = { (text) throws(SessionError) in try actions.set(color, text) }
    value.onTyped = actions.typed
    value.complete(actions.colors)
    value.onEditing { [weak self] isEditing in
      self?.otherText.isVisible = !isEditing
    }
  }

  var typed: String? { value.typed }

  var isOwn: Bool { shown?.isOwn ?? false }
  var group: String { color.group }

  func takeBack() { value.takeBack() }

  func commit() -> Bool {
    if value.commit() { return true }
    value.entry.takeFocus()
    return false
  }

  var texts: [String] { [color.title, color.group, color.summary, shown?.expression ?? ""] }

  /// Shows the color in the other scheme if it differs there.
  private func showOther(_ state: ColorState) {
    let color = state.other.flatMap { $0.hex == state.painted?.hex ? nil : $0 }
    otherButton.isVisible = color != nil
    guard let color else { return widget.setAccessibleDescription(self.color.summary) }
    other.show([color.hex])
    otherText.text = color.shortHex
    let words =
      state.isDark
      ? translated("\(color.shortHex) in light") : translated("\(color.shortHex) in dark")
    let title = self.color.title
    otherButton.setName(
      state.isDark
        ? translated("Choose \(title) in light") : translated("Choose \(title) in dark"),
      tooltip: words)
    widget.setAccessibleDescription("\(self.color.summary), \(words)")
  }

  /// Shows the color; text that is typed and not entered stays.
  func show(_ state: ColorState) {
    // The typed value may be undone before the row is updated: then the state is the old one, but
    // the text is not.
    guard state != shown || value.isWaiting else { return }
    let old = shown
    shown = state
    if old == nil || state.painted != old?.painted {
      swatch.show(state.painted.map { [$0.hex] } ?? [])
    }
    value.show(state.expression ?? "")
    value.setDimmed(!state.isOwn)
    name.setStyleClass("livery-own", state.isOwn)
    // An invisible button keeps its width, so that what is before it is in a column.
    reset.setStyleClass("livery-nothing", !state.canReset)
    reset.isSensitive = state.canReset
    badge.show(state.contrast)
    place.text = state.place
    place.tooltip = state.location?.description
    showOther(state)
  }
}
