import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import ThemeColor
import ThemeSession

/// A popover with a color chooser that edits a color of the theme during a drag.
///
/// All changes while a pointer button is held are one undo step; each key press is one step.
final class ColorPicking {
  /// The widgets, created when a color is picked for the first time.
  private struct Parts {
    let chooser = ColorChooser()
    let popover: Popover

    init() {
      let content = Box(.vertical, [chooser])
      content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
      popover = Popover(child: content)
      popover.setAccessibleLabel(translated("Color"))
      popover.addShortcuts(WindowShortcuts.popover)
    }
  }

  private let session: ThemeSession
  private var parts: Parts?
  private var color: ColorName?
  private var isLoading = false
  private var isHeld = false

  weak var delegate: (any InspectorDelegate)?

  init(_ session: ThemeSession) {
    self.session = session
  }

  isolated deinit {
    parts?.popover.detach()
  }

  /// Opens the chooser with a color, at a widget inside `holder`.
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
    parts.popover.onPointerPressed { [weak self] in self?.held($0) }
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
      delegate?.say("\(error)".capitalizedFirst)
    }
  }
}
