import LiveryAdwaita

/// A panel for a change of the whole theme, which is shown on the pages before it is applied or
/// canceled.
final class ChangePanel {
  let widget = Box(.vertical)

  /// What the pages show of the change.
  enum Pages: CaseIterable {
    case before

    /// The theme before the change in front of a divider, and after it behind.
    case divided
    case after
  }

  /// The switch between before and after the change, with other widgets below the content.
  let foot: Box

  let apply = Button(label: translated("Apply"))

  var onApply: () -> Void = {}
  var onCancel: () -> Void = {}

  /// Called when the user wants to see the theme before the change, with it, or both.
  var onPages: (Pages) -> Void = { _ in }

  private let states = SegmentedControl()

  /// - Parameters:
  ///   - title: The name of the change.
  ///   - content: The scrollable content.
  ///   - before: The tooltip of *Before*.
  ///   - after: The tooltip of *After*.
  ///   - others: Other widgets below the content.
  init(title: String, content: Widget, before: String, after: String, below others: [Widget] = []) {
    let cancel = Button(label: translated("Cancel"))
    let label = Label(title)
    label.addStyleClass("heading")
    label.hexpand = true
    apply.addStyleClass("suggested-action")
    let head = Box(.horizontal, spacing: 6, [cancel, label, apply])
    let scroller = ScrolledWindow(child: content)
    scroller.vexpand = true
    let names = [translated("Before"), translated("Divided"), translated("After")]
    let tooltips = [
      before, translated("Show before and after on one page, with a divider that you can move"),
      after,
    ]
    states.fill(with: names)
    for (index, name) in names.enumerated() {
      states.describe(index, name: name, tooltip: tooltips[index])
    }
    states.widget.hexpand = true
    let below = Box(.horizontal, spacing: 6, [states.widget] + others)
    for box in [head, below] { box.setMargins(top: 6, bottom: 6, start: 6, end: 6) }
    foot = Box(.vertical, [Separator(.horizontal), below])
    for part in [head, Separator(.horizontal), scroller, foot] as [Widget] { widget.append(part) }
    widget.setMinimumSize(width: 340)
    widget.addStyleClass("background")
    widget.setAccessibleLabel(title)
    states.onChosen = { [weak self] in self?.onPages(Pages.allCases[$0]) }
    apply.onClicked { [weak self] in self?.onApply() }
    cancel.onClicked { [weak self] in self?.onCancel() }
    widget.onEscape { [weak self] in
      self?.onCancel()
      return self != nil
    }
  }

  /// Marks what the pages show.
  func show(_ pages: Pages) {
    states.setActive(Pages.allCases.firstIndex(of: pages))
  }
}
