import LiveryAdwaita
import NewTheme

/// The dials for a theme that is made of a color, as `livery new` has them.
final class DerivationControls {
  let widget: Box

  /// Called when one was set to something else.
  var onChanged: () -> Void = {}

  private let tint = DialRow(
    DialSetting(
      title: translated("Tint of Grays"), spoken: translated("Tint of Grays"),
      explanation: translated(
        "How much of the color’s hue backgrounds carry: 0 makes them gray"),
      range: DerivationDials.neutralTintRange, step: 0.05, neutral: 1))
  private let chroma = DialRow(
    DialSetting(
      title: translated("Strength of the Accent"), spoken: translated("Strength of the Accent"),
      explanation: translated("Multiplies how colorful the accent is: 0 makes it gray"),
      range: DerivationDials.chromaRange, step: 0.05, neutral: 1))
  private let contrast = ContrastControl()
  private let white = Switch()

  init() {
    for dial in [tint, chroma] { dial.hideNotes() }
    let label = Label(atStart: translated("White text on the accent"))
    label.wrap()
    label.hexpand = true
    white.align(vertically: .center)
    white.setAccessibleLabel(label.text)
    white.tooltip = translated("The accent becomes as dark as white text needs")
    widget = Box(
      .vertical, spacing: 12,
      [tint.widget, chroma.widget, contrast.widget, Box(.horizontal, spacing: 12, [label, white])])
    for dial in [tint, chroma] { dial.onChanged = { [weak self] in self?.onChanged() } }
    contrast.onChanged = { [weak self] in self?.onChanged() }
    white.onSwitched { [weak self] _ in self?.onChanged() }
  }

  var dials: DerivationDials {
    DerivationDials(
      neutralTint: tint.value, chroma: chroma.value, hasWhiteText: white.isActive)
  }

  /// The contrast that the colors get; `nil` leaves them as they are derived.
  var aim: ContrastAim? { contrast.aim }
}
