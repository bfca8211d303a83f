import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeModel
import ThemeSession

/// A popover with a color chooser that changes a color during a drag.
///
/// All changes while a pointer button is held are one undo step; each key press is one step,
/// although GTK's chooser then sets the hue, the saturation and the lightness one after another.
final class ColorPicking: ThemeEditing {
  /// The value that a chooser changes.
  struct Target {
    /// The color as it is now.
    let color: () -> Color?

    let set: (Color) throws(SessionError) -> Void

    /// Refers to a color of the theme's palette by its name.
    var refer: ((String) throws(SessionError) -> Void)?

    /// The palette color that is changed itself, which cannot refer to itself.
    var own: String?

    /// The scheme in which it is changed; `nil` for the shown one.
    var scheme: Appearance.Scheme?
  }

  /// The widgets, created when a color is picked for the first time.
  private struct Parts {
    let chooser = ColorChooser()
    let palette = PaletteSwatches()
    let popover: Popover

    init() {
      let content = Box(.horizontal, spacing: 12, [chooser, palette.widget])
      content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
      popover = Popover(child: content)
      popover.setAccessibleLabel(translated("Color"))
      popover.addShortcuts(WindowShortcuts.popover)
    }
  }

  private let session: ThemeSession
  private var parts: Parts?
  private var target: Target?
  private var isLoading = false

  /// The tooltip of the widget where the chooser is open.
  private var hidden: (widget: Widget, tooltip: String)?
  private var isHeld = false

  /// Ends the step of a key press.
  private var stepEnd: ScheduledCall?

  var onSaid: (String) -> Void = { _ in }

  init(_ session: ThemeSession) {
    self.session = session
  }

  isolated deinit {
    stepEnd?.cancel()
    parts?.popover.detach()
  }

  /// Opens the chooser with the color of a target, at a widget inside `holder`.
  func open(_ target: Target, at widget: Widget, in holder: Widget) {
    let parts = parts ?? makeParts()
    self.target = target
    isLoading = true
    parts.chooser.value = .init(target.color() ?? .black)
    parts.chooser.showsEditor = true
    isLoading = false
    showPalette(for: target, in: parts)
    // It would cover the chooser.
    hidden = widget.tooltip.map { (widget, $0) }
    widget.tooltip = nil
    parts.popover.open(on: holder, at: widget)
  }

  private func makeParts() -> Parts {
    let parts = Parts()
    self.parts = parts
    parts.palette.onPick = { [weak self] in self?.pickFromScreen() }
    ScreenColorPicker.find { [weak palette = parts.palette] in palette?.canPick = $0 != nil }
    parts.chooser.onChanged { [weak self] in self?.changed() }
    parts.popover.onPointerPressed { [weak self] in self?.held($0) }
    parts.popover.onClosed { [weak self] in
      guard let self else { return }
      // A dialog may close it while a button is held.
      held(false)
      if let hidden { hidden.widget.tooltip = hidden.tooltip }
      hidden = nil
    }
    return parts
  }

  /// Lets the desktop pick a color, which closes the popover, and sets that color.
  private func pickFromScreen() {
    guard let target else { return }
    ScreenColorPicker.find { [weak self] picker in
      picker?.pick { color in
        guard let self, let color else { return }
        self.attempt { () throws(SessionError) in try target.set(Color(color)) }
        // The popover may be open still, or for another color.
        guard let parts = self.parts else { return }
        self.isLoading = true
        target.color().map { parts.chooser.value = .init($0) }
        self.isLoading = false
      }
    }
  }

  /// Offers the colors of the theme's palette, if the target can refer to one.
  private func showPalette(for target: Target, in parts: Parts) {
    guard let refer = target.refer else { return parts.palette.show([]) { _ in } }
    let loadedTheme = session.loadedTheme
    let resolved = loadedTheme.resolved(in: target.scheme)
    let colors = loadedTheme.theme.namedColors.compactMap {
      named -> (name: String, color: Color)? in
      // They include colors of an app, such as tokens, to which roles may refer.
      let name = named.name.path[1]
      guard name != target.own else { return nil }
      return loadedTheme.theme.color(of: named.name, in: resolved).map { (name, $0) }
    }
    parts.palette.show(colors) { [weak self, weak chooser = parts.chooser] name in
      guard let self, attempt({ () throws(SessionError) in try refer(name) }),
        let color = colors.first(where: { $0.name == name })?.color
      else { return }
      isLoading = true
      chooser?.value = .init(color)
      isLoading = false
    }
  }

  private func held(_ isHeld: Bool) {
    self.isHeld = isHeld
    stepEnd?.cancel()
    stepEnd = nil
    if isHeld { session.beginGesture() } else { session.endGesture() }
  }

  private func changed() {
    guard !isLoading, let target, let parts else { return }
    let chosen = Color(parts.chooser.value)
    guard chosen.hex != target.color()?.hex else { return }
    if !isHeld, stepEnd == nil {
      session.beginGesture()
      stepEnd = .whenIdle { [weak self] in
        self?.stepEnd = nil
        self?.session.endGesture()
      }
    }
    attempt { () throws(SessionError) in try target.set(chosen) }
  }
}

extension ColorPicking.Target {
  /// A color of the current theme, as shown or in a scheme.
  init(_ color: ColorName, of session: ThemeSession, in scheme: Appearance.Scheme? = nil) {
    let scope = scheme.map(EditScope.scheme) ?? .current
    self.init(
      color: {
        let loadedTheme = session.loadedTheme
        return loadedTheme.theme.color(of: color, in: loadedTheme.resolved(in: scheme))
      },
      set: { (chosen) throws(SessionError) in
        try session.set(color, to: chosen.literal, in: scope)
      },
      refer: { (name) throws(SessionError) in try session.set(color, to: "$\(name)", in: scope) },
      scheme: scheme)
    if case .palette(let name) = color { own = name }
  }
}

extension LoadedTheme {
  /// The theme in a scheme with the shown traits; as shown for `nil`.
  fileprivate func resolved(in scheme: Appearance.Scheme?) -> ResolvedTheme {
    scheme.map { theme.resolved(Appearance($0, appearance.options)) } ?? resolved
  }
}
