import Adwaita
import LiveryGTK
import ThemeColor
import ThemeSession

/// A popover with a color chooser that edits a color of the theme while a person drags.
///
/// What happens while a button of the pointer is held is one step to undo; each key is one of its own.
final class ColorPicking {
  /// What is made when a color is picked for the first time.
  private struct Parts {
    let chooser = ColorChooser()
    let popover: Popover

    init() {
      let content = Box(.vertical)
      content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
      content.append(chooser)
      popover = Popover(child: content)
      popover.setAccessibleLabel("Color")
      popover.addShortcuts(PreviewWindow.popoverShortcuts)
    }
  }

  private let session: ThemeSession
  private var parts: Parts?
  private var color: ColorName?
  private var isLoading = false
  private var isHeld = false

  /// Told why a color cannot be set.
  var onProblem: (SessionError) -> Void = { _ in }

  init(_ session: ThemeSession) {
    self.session = session
  }

  isolated deinit {
    parts?.popover.detach()
  }

  /// Opens the chooser at a widget in another that holds it, with what a color is now.
  func open(_ color: ColorName, at widget: Widget, in holder: Widget) {
    let parts = parts ?? makeParts()
    self.color = color
    isLoading = true
    parts.chooser.value = .init(session.look.color(of: color) ?? .black)
    parts.chooser.showsEditor = true
    isLoading = false
    parts.popover.open(on: holder, at: widget)
  }

  private func makeParts() -> Parts {
    let parts = Parts()
    self.parts = parts
    parts.chooser.onChanged { [weak self] in self?.changed() }
    parts.popover.onPointerHeld { [weak self] in self?.held($0) }
    parts.popover.onClosed { [weak self] in self?.session.endGesture() }
    return parts
  }

  private func held(_ isHeld: Bool) {
    self.isHeld = isHeld
    if isHeld { session.beginGesture() } else { session.endGesture() }
  }

  private func changed() {
    guard !isLoading, let color, let parts else { return }
    let chosen = Color(parts.chooser.value)
    guard chosen.hex != session.look.color(of: color)?.hex else { return }
    do throws(SessionError) {
      try session.setColor(color, to: chosen)
    } catch {
      onProblem(error)
    }
  }
}
