import LiveryAdwaita
import ThemeSession

/// The button for how pages are shown, with its popover.
final class ViewMenu {
  let widget = MenuButton()

  /// Called when the user chooses something else.
  var onChanged: (ViewOptions) -> Void = { _ in }

  /// Called when the user chooses a color vision.
  var onVision: (Vision) -> Void = { _ in }

  private let popover = Popover()

  /// Made when the popover opens for the first time.
  private var controls: ViewControls?
  private var options = ViewOptions()
  private var themeHasAccent = false
  private var vision = Vision.full

  init() {
    // It is not a part of the gallery.
    popover.setAccessibleLabel(translated("View"))
    popover.addShortcuts(WindowShortcuts.popover)
    widget.setPopover(popover)
    widget.setIcon("view-reveal-symbolic", label: translated("View"))
    widget.onOpening { [weak self] in self?.prepare() }
  }

  private func prepare() {
    guard controls == nil else { return }
    let controls = ViewControls()
    controls.onChanged = { [weak self] in self?.onChanged($0) }
    controls.onVision = { [weak self] in self?.onVision($0) }
    controls.onLeft = { [weak self] in self?.popover.close() }
    controls.show(options, themeHasAccent: themeHasAccent, vision: vision)
    popover.setChild(controls.widget)
    self.controls = controls
  }

  /// Shows the options, and a note if the accent has no effect on a theme with its own.
  func show(_ options: ViewOptions, themeHasAccent: Bool, vision: Vision) {
    (self.options, self.themeHasAccent, self.vision) = (options, themeHasAccent, vision)
    controls?.show(options, themeHasAccent: themeHasAccent, vision: vision)
  }
}
