import Adwaita
import Console
import Gallery
import LiveryGTK
import ThemeColor
import ThemeSession

extension PreviewWindow {
  /// The keys of the window, by the action that they start.
  static let shortcuts: [(action: String, keys: [String])] =
    [
      ("window.close", ["<Control>w"]),
      ("win.open", ["<Control>o"]),
      ("win.open-ui", ["<Control><Shift>o"]),
      ("win.save", ["<Control>s"]),
      ("win.save-as", ["<Control><Shift>s"]),
      ("win.export", ["<Control>e"]),
      ("win.compare", ["<Control><Shift>c"]),
      ("win.toggle-dark", ["<Control>d"]),
      ("win.next-page", ["<Control>Page_Down"]),
      ("win.previous-page", ["<Control>Page_Up"]),
      ("win.inspector", ["F9"]),
      ("win.next-pane", ["F6"]),
      ("win.roles", ["<Control>r"]),
      ("win.full-screen", ["F11"]),
      ("win.shortcuts", ["<Control>question"]),
    ] + (1...ThemePicker.pinned).map { ("win.theme-\($0)", ["<Alt>\($0)"]) }

  /// The keys that what has the focus may want for itself first, such as an entry that undoes its own
  /// text.
  static let gentleShortcuts: [(keys: String, action: String)] = [
    // Of two keys of one action, menus show the last.
    ("<Control>z", "win.undo"), ("<Control>y", "win.redo"), ("<Control><Shift>z", "win.redo"),
    ("<Shift>F10", "win.override"), ("Menu", "win.override"),
  ]

  /// All of them, for popovers, in which the program's own keys do not work.
  static let popoverShortcuts: [(keys: String, action: String)] =
    gentleShortcuts
    + shortcuts.flatMap { shortcut in shortcut.keys.map { ($0, shortcut.action) } }

  func addActions() {
    window.addAction("open") { [weak self] in self?.files.open() }
    window.addAction("open-ui") { [weak self] in self?.chooseUI() }
    saveAction = window.addAction("save") { [weak self] in self?.files.save() }
    window.addAction("save-as") { [weak self] in self?.files.saveAs() }
    window.addAction("export") { [weak self] in self?.files.export() }
    undoAction = window.addAction("undo") { [weak self] in
      self?.attempt { (session) throws(SessionProblem) in try session.undo() }
    }
    redoAction = window.addAction("redo") { [weak self] in
      self?.attempt { (session) throws(SessionProblem) in try session.redo() }
    }
    window.addShortcuts(Self.gentleShortcuts)
    window.addAction("toggle-dark") { [weak self] in
      guard let self, live.forcedScheme == nil else { return }
      choose(live.isDark ? .light : .dark)
    }
    window.addAction("next-page") { [weak self] in self?.turnPages(by: 1) }
    window.addAction("previous-page") { [weak self] in self?.turnPages(by: -1) }
    window.addAction("inspector") { [weak self] in
      guard let self else { return }
      frame.isInspectorShown.toggle()
      // Where the keyboard was is about to go, or what it is wanted for has come.
      frame.isInspectorShown ? inspector.takeFocus() : focusPages()
    }
    window.addAction("next-pane") { [weak self] in self?.turnPanes() }
    window.addAction("roles") { [weak self] in self?.gallery.guide.isPointing.toggle() }
    window.addAction("full-screen") { [weak self] in self?.window.isFullscreen.toggle() }
    window.addAction("shortcuts") { [weak self] in self?.presentShortcuts() }
    window.addAction("about") { [weak self] in self?.presentAbout() }
    window.addAction("override") { [weak self] in self?.editOverrideOfFocus() }
    clearAction = window.addAction("clear-overrides") { [weak self] in
      self?.live.session.clearOverrides()
    }
    visionAction = window.addAction("vision", value: "full") { [weak self] in
      self?.setVision(Vision(name: $0))
    }
    for number in 1...ThemePicker.pinned {
      window.addAction("theme-\(number)") { [weak self] in self?.chooseSegment(number - 1) }
    }
  }

  /// Shows all that the window shows as other eyes see it.
  func setVision(_ vision: Vision) {
    live.session.setVision(vision)
    visionAction?.setValue(vision.name)
  }

  private func attempt(_ step: (ThemeSession) throws(SessionProblem) -> Bool) {
    do throws(SessionProblem) {
      _ = try step(live.session)
    } catch {
      files.onMessage("\(error)".capitalizedFirst)
    }
  }

  /// Goes on by so many pages, from the last to the first.
  private func turnPages(by step: Int) {
    let pages = Page.allCases
    // The user's own page stands between the last and the first.
    let index = gallery.page.flatMap(pages.firstIndex) ?? (step > 0 ? -1 : pages.count)
    show(pages[(index + step + pages.count) % pages.count])
  }

  /// Opens the editor of the specimen at a place in the gallery; `false` where there is none.
  func editOverride(atX x: Double, y: Double) -> Bool {
    let area = fader.widget
    guard let specimen = area.descendant(atX: x, y: y)?.specimen(within: area) else { return false }
    overrides.open(specimen.widgetName, on: area, at: (x, y))
    return true
  }

  private func editOverrideOfFocus() {
    let area = fader.widget
    guard let specimen = window.focus?.specimen(within: area),
      let middle = area.middle(of: specimen)
    else { return }
    overrides.open(specimen.widgetName, on: area, at: middle)
  }

  /// Moves the keyboard to the next part of the window, from the last to the first.
  private func turnPanes() {
    let panes =
      [sidebar.widget, gallery.widget] + (frame.isInspectorShown ? [inspector.widget] : [])
      + [frame.bottom]
    var place = window.focus
    while let widget = place, !panes.contains(where: { $0.isSame(as: widget) }) {
      place = widget.parent
    }
    let index = place.flatMap { found in panes.firstIndex { $0.isSame(as: found) } } ?? -1
    panes[(index + 1) % panes.count].enterFocus()
  }

  private func presentShortcuts() {
    guard let folder = Resources.window,
      let builder = try? Builder(file: "\(folder)/shortcuts.ui")
    else { return }
    builder.widget("shortcuts", as: Dialog.self)?.present(over: frame.widget)
  }

  private func presentAbout() {
    AboutWindow.present(
      name: "Livery", icon: "dev.livery.Livery", version: Version.current,
      developer: "The Livery Authors",
      license: "Apache-2.0. The built-in themes are CC0-1.0.",
      comments: "Previews, checks and writes themes for GTK and libadwaita.",
      debug: "GTK \(Toolkit.version)\nlibadwaita \(Toolkit.adwaitaVersion)", over: window)
  }
}

extension Widget {
  /// The innermost widget that has an id of the gallery's own and holds this one, or is it.
  fileprivate func specimen(within area: Widget) -> Widget? {
    var widget: Widget? = self
    while let candidate = widget, !candidate.isSame(as: area) {
      let name = candidate.widgetName
      // A widget without an id goes by its class, which begins with a capital.
      if name.first?.isLowercase == true, !name.hasPrefix("page-") { return candidate }
      widget = candidate.parent
    }
    return nil
  }
}

extension Vision {
  /// The eyes that an entry of the menu names.
  init(name: String) {
    if let deficiency = ColorVisionDeficiency(rawValue: name) {
      self = .deficient(deficiency)
    } else {
      self = name == "grayscale" ? .grayscale : .full
    }
  }

  /// The name of the menu's entry.
  var name: String {
    switch self {
    case .full: "full"
    case .grayscale: "grayscale"
    case .deficient(let deficiency, _): deficiency.rawValue
    }
  }
}

extension Menu {
  /// The menu behind the button in the header bar.
  static var primary: Menu {
    let files = Menu()
    files.append("_Open…", action: "win.open")
    files.append("Open _UI…", action: "win.open-ui")
    files.append("_Save", action: "win.save")
    files.append("Save _As…", action: "win.save-as")
    files.append("_Export…", action: "win.export")
    let steps = Menu()
    steps.append("_Undo", action: "win.undo")
    steps.append("_Redo", action: "win.redo")
    let vision = Menu()
    for (label, name) in [
      ("_Full Color", "full"), ("_Protanopia, No Red", "protanopia"),
      ("_Deuteranopia, No Green", "deuteranopia"), ("_Tritanopia, No Blue", "tritanopia"),
      ("_Grayscale", "grayscale"),
    ] {
      vision.append(label, action: "win.vision::\(name)")
    }
    let view = Menu()
    view.append("_Compare…", action: "win.compare")
    view.append(submenu: vision, label: "_Color Vision")
    view.append("_Roles Under the Pointer", action: "win.roles")
    view.append("_Clear Widget Overrides", action: "win.clear-overrides")
    view.append("F_ull Screen", action: "win.full-screen")
    let help = Menu()
    help.append("_Keyboard Shortcuts", action: "win.shortcuts")
    help.append("_About Livery", action: "win.about")
    let menu = Menu()
    for section in [files, steps, view, help] { menu.append(section: section) }
    return menu
  }
}
