import LiveryAdwaita

/// The bar above a divided page: the slider that moves the divider, between the names of both sides.
final class DividerBar {
  let widget: Box

  /// Called with the share of the page before the divider, from 0 to 1, when it is moved.
  var onMoved: (Double) -> Void = { _ in }

  private let scale = Scale(range: 0...100, step: 1)

  init() {
    let sides = [translated("Before"), translated("After")].map { name in
      let label = Label(name)
      label.addStyleClasses("caption", "dim-label")
      return label
    }
    scale.hexpand = true
    scale.setAccessibleLabel(translated("Before and After"))
    widget = Box(.horizontal, spacing: 6, [sides[0], scale, sides[1]])
    widget.addStyleClass("toolbar")
    widget.isVisible = false
    scale.onChanged { [weak self] in self?.moved() }
    share = 0.5
  }

  /// The share of the page before the divider, from 0 to 1.
  var share: Double {
    get { scale.value / 100 }
    set { scale.value = newValue * 100 }
  }

  private func moved() {
    let percent = Int(scale.value.rounded())
    scale.setAccessibleValue(
      translated("\(percent) % of the page is as it was before, the rest as it would be"))
    onMoved(share)
  }
}
