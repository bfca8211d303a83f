import LiveryAdwaita
import LiveryGTK
import ThemeColor
import ThemeLint
import ThemeModel
import ThemeSession

/// A color chooser, docked in the inspector or in a popover, that changes a color during a drag.
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

    /// The color with its pair, if it has one.
    var pair: () -> EditedPair? = { nil }
  }

  /// The widgets, created when a color is picked for the first time.
  private struct Parts {
    let chooser = ColorChooser()
    let palette: PaletteSwatches

    /// `nil` in a popover.
    let sliders: ColorSliders?

    /// `nil` for a docked chooser.
    let popover: Popover?

    init(in dock: ColorDock?) {
      // A docked chooser leaves most of the height to the rows.
      palette = dock == nil ? PaletteSwatches() : PaletteSwatches(width: 8, height: 1)
      if let dock {
        let sliders = ColorSliders(chooser)
        self.sliders = sliders
        chooser.setPlaneSize(width: 160, height: 88)
        for part in [chooser, palette.widget, sliders.widget] { dock.append(part) }
        popover = nil
        return
      }
      sliders = nil
      let content = Box(.horizontal, spacing: 12, [chooser, palette.widget])
      content.setMargins(top: 6, bottom: 6, start: 6, end: 6)
      let popover = Popover(child: content)
      popover.setAccessibleLabel(translated("Color"))
      popover.addShortcuts(WindowShortcuts.popover)
      self.popover = popover
    }
  }

  private let session: ThemeSession
  private let dock: ColorDock?

  /// The ID of the theme whose color is edited in the dock.
  private var themeID = ""
  private var parts: Parts?
  private var target: Target?
  private var isLoading = false

  /// The tooltip of the widget where the chooser is open.
  private var hidden: (widget: Widget, tooltip: String)?
  private var isHeld = false

  /// Ends the step of a key press.
  private var stepEnd: ScheduledCall?

  var onSaid: (String) -> Void = { _ in }

  /// Called after the dock was closed.
  var onClosed: () -> Void = {}

  /// Creates a chooser that opens in a dock, or else in a popover.
  init(_ session: ThemeSession, in dock: ColorDock? = nil) {
    (self.session, self.dock) = (session, dock)
    guard dock != nil else { return }
    session.observe(self) { [weak self] _ in self?.updateDock() }
  }

  isolated deinit {
    stepEnd?.cancel()
    parts?.popover?.detach()
  }

  /// Opens the chooser with the color of a target: in the dock with its name, or at a widget inside
  /// `holder`.
  func open(_ target: Target, named name: String = "", at widget: Widget, in holder: Widget) {
    let parts = parts ?? makeParts()
    self.target = target
    themeID = session.currentID
    showPalette(for: target, in: parts)
    // What is opened gives the focus to the text of the editor, if that is shown already.
    isLoading = true
    parts.chooser.showsEditor = true
    isLoading = false
    if let dock {
      dock.show(target.pair())
      dock.open(name, from: widget)
    } else {
      // It would cover the chooser.
      hidden = widget.tooltip.map { (widget, $0) }
      widget.tooltip = nil
      parts.popover?.open(on: holder, at: widget)
    }
    // GTK's plane keeps the hue that it had if the color changes while it is hidden.
    load(target.color() ?? .black)
    if dock != nil { parts.chooser.focusText() }
  }

  private func makeParts() -> Parts {
    let parts = Parts(in: dock)
    self.parts = parts
    parts.palette.onPick = { [weak self] in self?.pickFromScreen() }
    ScreenColorPicker.find { [weak palette = parts.palette] in palette?.canPick = $0 != nil }
    parts.chooser.onChanged { [weak self] in self?.changed() }
    (dock?.widget ?? parts.popover)?.onPointerPressed { [weak self] in self?.held($0) }
    dock?.onClosed = { [weak self] in
      self?.held(false)
      self?.onClosed()
    }
    parts.popover?.onClosed { [weak self] in
      guard let self else { return }
      // A dialog may close it while a button is held.
      held(false)
      if let hidden { hidden.widget.tooltip = hidden.tooltip }
      hidden = nil
    }
    return parts
  }

  /// Shows in the dock what became of the color, such as by an undo; closes the dock if another
  /// theme is shown.
  private func updateDock() {
    guard let dock, dock.isOpen, let target, let parts else { return }
    guard session.currentID == themeID, let color = target.color() else { return dock.close() }
    dock.show(target.pair())
    guard !isHeld, stepEnd == nil, Color(parts.chooser.value).hex != color.hex else { return }
    load(color)
  }

  /// Shows a color in the chooser, which is no edit.
  private func load(_ color: Color) {
    isLoading = true
    parts?.chooser.value = .init(color)
    isLoading = false
  }

  /// Lets the desktop pick a color, which closes the popover, and sets that color.
  private func pickFromScreen() {
    guard let target else { return }
    ScreenColorPicker.find { [weak self] picker in
      picker?.pick { color in
        guard let self, let color else { return }
        self.attempt { () throws(SessionError) in try target.set(Color(color)) }
        // The popover may be open still, or for another color.
        target.color().map(self.load)
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
    parts.palette.show(colors) { [weak self] name in
      guard let self, attempt({ () throws(SessionError) in try refer(name) }),
        let color = colors.first(where: { $0.name == name })?.color
      else { return }
      load(color)
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
    guard case .role(let role) = color else { return }
    pair = {
      let loadedTheme = session.loadedTheme
      let appearance =
        scheme.map { Appearance($0, loadedTheme.appearance.options) } ?? loadedTheme.appearance
      let report = ContrastReport(loadedTheme.theme, in: [appearance], on: loadedTheme.release)
      let rows = report.appearances.first?.rows ?? []
      guard let contrast = ColorState.Contrast(role, rows) else { return nil }
      let resolved = loadedTheme.resolved(in: scheme)
      let surface = resolved[contrast.surface].composited(over: resolved[.windowBg])
      let text = contrast.text.map { resolved[$0].composited(over: surface) }
      return EditedPair(contrast: contrast, text: text, surface: surface)
    }
  }
}
