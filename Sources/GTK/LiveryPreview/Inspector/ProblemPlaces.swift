import LiveryAdwaita
import ThemeModel
import ThemeSource

/// The places of a problem below it: a single one is a button, several are behind a button that
/// expands them.
final class ProblemPlaces {
  let widget = Box(.vertical)
  private let toggle = ToggleButton()
  private let arrow = Icon("pan-end-symbolic")
  private let revealer: Revealer

  var onUnfolded: (Bool) -> Void = { _ in }

  /// Creates the places of a finding, which go to their specimens in the gallery.
  init(
    of finding: Finding, isUnfolded: Bool, show: @escaping (Finding.Place) -> Void
  ) {
    let places = finding.places
    let rows = Box(.vertical, places.map { place in Self.button(place) { show(place) } })
    revealer = Revealer(child: rows)
    widget.align(horizontally: .fill)
    widget.addStyleClass("livery-places")
    guard places.count > 1 else {
      revealer.isRevealed = true
      widget.append(revealer)
      return
    }
    let count = translated(
      "\(places.count) place", or: "\(places.count) places", count: places.count)
    toggle.child = Box(.horizontal, spacing: 6, [arrow, Label(atStart: count, "caption")])
    toggle.setAccessibleLabel("\(count): \(finding.headline)")
    toggle.addStyleClasses("flat", "livery-place")
    toggle.align(horizontally: .start)
    toggle.onToggled { [weak self] in
      guard let self else { return }
      unfold(toggle.isActive)
      onUnfolded(toggle.isActive)
    }
    widget.append(toggle)
    widget.append(revealer)
    toggle.isActive = isUnfolded
    unfold(isUnfolded)
  }

  private func unfold(_ isUnfolded: Bool) {
    revealer.isRevealed = isUnfolded
    arrow.name = isUnfolded ? "pan-down-symbolic" : "pan-end-symbolic"
  }

  private static func button(
    _ place: Finding.Place, _ show: @escaping () -> Void
  ) -> Button {
    let colors = Swatches(width: 34, height: 18)
    colors.show(place.colors.reversed())
    let subject = Label(atStart: place.subject)
    let rest = Label(
      atStart: translated("\(place.figure) in \(place.circumstances)"), "caption", "dim-label")
    for label in [subject, rest] { label.wrap() }
    let texts = Box(.vertical, [subject, rest])
    texts.hexpand = true
    let button = Button(label: "")
    button.child = Box(.horizontal, spacing: 9, [colors, texts])
    button.addStyleClasses("flat", "livery-place")
    let words = "\(place.subject), \(place.figure), \(place.circumstances)"
    let isShown = ColorRole(name: place.surface).flatMap(PairSpecimen.init) != nil
    button.setName(
      translated("Show \(words)"),
      tooltip: isShown
        ? translated("Show It in the Gallery")
        : translated("No specimen of the gallery shows it"))
    button.isSensitive = isShown
    button.onClicked(show)
    return button
  }
}
