import LiveryAdwaita
import LiveryGallery
import ThemeModel

/// The row of a rule, above its properties.
final class RuleHeader {
  let key: String
  let widget: ListRow

  /// The button that adds properties.
  private let more: Button
  private let place = Label(atStart: "", "caption", "dim-label")

  init(_ rule: OwnRule, add: @escaping (Button) -> Void, remove: @escaping () -> Void) {
    key = rule.key
    let title = Label(atStart: rule.key, "heading")
    title.ellipsizeMiddle()
    title.tooltip = rule.selector.subject.component.summary.capitalizedFirst
    let texts = Box(.vertical, [title, place])
    texts.hexpand = true
    more = Button(icon: "list-add-symbolic", label: translated("Add to \(rule.key)"))
    let bin = Button(icon: "user-trash-symbolic", label: translated("Remove \(rule.key)"))
    for button in [more, bin] {
      button.addStyleClass("flat")
      button.align(vertically: .center)
    }
    widget = ListRow(name: rule.key, child: Box(.horizontal, spacing: 3, [texts, more, bin]))
    widget.addStyleClasses("livery-color", "livery-rule")
    more.onClicked { [weak self] in self.map { add($0.more) } }
    bin.onClicked(remove)
  }

  func show(_ rule: OwnRule) {
    place.text = rule.location.words(isOwn: true)
  }
}
