import Adwaita
import Console
import Gallery
import LiveryGTK
import System
import ThemeFormats
import ThemeModel
import ThemeSession

/// The program around the window.
package final class PreviewApplication {
  private let request: PreviewRequest
  private let lifeline: Lifeline?
  private let addedRules: (String) -> String
  private var application: Application
  private var preview: PreviewWindow?
  private var keeper: SessionKeeper?
  private var comparison: Comparison?
  private let library = ThemeLibrary(environment: Program.environment)
  private let settings: WindowSettings
  private var status = 0

  /// Creates a program that tells its supervisor, if it has one, how it fares.
  package convenience init(_ request: PreviewRequest, lifeline: Lifeline? = nil) {
    self.init(request, lifeline: lifeline, addingRules: { _ in "" })
  }

  /// Creates a program that adds rules to those of a theme, by the theme's name, past all checks.
  package init(
    _ request: PreviewRequest, lifeline: Lifeline?, addingRules: @escaping (String) -> String
  ) {
    self.request = request
    self.lifeline = lifeline
    addedRules = addingRules
    application = Application(id: Self.id, isUnique: request.screenshot == nil)
    // A picture is the same whatever a person chose last.
    settings =
      request.screenshot == nil
      ? WindowSettings(environment: Program.environment) : WindowSettings()
  }

  private static let id = "dev.livery.Livery"

  /// Runs until the window is closed.
  ///
  /// - Parameter parse: Reads the words of a command line that a later copy hands over.
  /// - Returns: The exit status.
  package func run(parse: @escaping ([String]) -> PreviewRequest?) -> Int {
    if let id = request.theme, !isKnown(id) {
      Terminal.complain("no theme is called '\(id)'")
      return 66
    }
    guard Toolkit.start(), let display = Display.standard else {
      Terminal.complain("there is no display to show a window on")
      return 69
    }
    MainLoop.attachMainQueue()
    connect(parse, display)
    if lifeline?.recovery != nil {
      application.register()
      if application.isRemote {
        // A copy that was started meanwhile has the name; this one has a state to show.
        application = Application(id: Self.id, isUnique: false)
        connect(parse, display)
      }
    }
    let result = application.run(arguments: CommandLine.arguments)
    return status == 0 ? result : status
  }

  private func connect(_ parse: @escaping ([String]) -> PreviewRequest?, _ display: Display) {
    application.onStartup { [weak self] in self?.prepare(display) }
    application.onCommandLine { [weak self] call in
      guard let self else { return 0 }
      let request = call.isRemote ? parse(Array(call.arguments.dropFirst())) : request
      open(request ?? PreviewRequest(), in: call.directory, on: display)
      return 0
    }
  }

  private func prepare(_ display: Display) {
    Resources.prepare(display)
    application.addAction("quit") { [weak self] in
      guard let self else { return }
      guard let preview else { return application.quit() }
      preview.close { [weak self] in self?.application.quit() }
    }
    application.setShortcuts(["<Control>q"], for: "app.quit")
    for shortcut in PreviewWindow.shortcuts {
      application.setShortcuts(shortcut.keys, for: shortcut.action)
    }
  }

  private func open(_ request: PreviewRequest, in directory: String, on display: Display) {
    let isNew = preview == nil
    let preview =
      preview
      ?? PreviewWindow(
        application: application, display: display, library: library, settings: settings)
    self.preview = preview
    if isNew {
      keep(preview, on: display)
      compare(preview)
    }
    if isNew, let recovery = lifeline?.recovery {
      // What it comes back with is what it was, and not what was chosen before that.
      restore(preview, besides: PreviewRequest(theme: ThemeLibrary.base.id, page: .overview))
      preview.recall(recovery)
    } else {
      if isNew { restore(preview, besides: request) }
      preview.live.open(request.files.map { RegularFile.path($0, in: directory) })
      if let appearance = request.appearance {
        preview.live.choose(appearance.choice)
        preview.live.setTraits(appearance.traits)
      }
      request.theme.map { choose($0, in: preview.live) }
      request.page.map(preview.show)
      request.ui.map { preview.openUI(RegularFile.path($0, in: directory)) }
    }
    if isNew {
      if request.screenshot == nil { preview.takeLeftEdits() }
      preview.onClosed = { [weak self] in
        self?.keeper?.leave()
        self?.comparison?.close()
        self?.preview = nil
        self?.keeper = nil
        self?.comparison = nil
      }
      request.screenshot.map { take($0, of: preview.window) }
      preview.focusPages()
    }
    preview.window.present()
  }

  /// Lets the window open another beside it.
  private func compare(_ preview: PreviewWindow) {
    let comparison = Comparison(of: preview, application: application, library: library)
    self.comparison = comparison
    preview.window.addAction("compare") { [weak comparison] in comparison?.open() }
    preview.onShown = { [weak comparison, weak keeper] in
      // One after the other, or else it could not be told which theme the new page killed.
      let show = { comparison?.showPage() }
      if let keeper { keeper.afterTrial { show() } } else { show() }
    }
    comparison.onShowing = { [weak keeper] in keeper?.admit($0.live) }
    comparison.onMade = { [weak keeper, addedRules] other in
      let live = other.live
      live.stage.admit = { [weak keeper, weak live] texts in
        guard let live else { return texts }
        var texts = texts
        texts.rules += addedRules(live.session.look.theme.name)
        keeper?.admit(live)
        return texts
      }
    }
  }

  /// Has the window's looks pass by the one who keeps them down for the time after a death.
  private func keep(_ preview: PreviewWindow, on display: Display) {
    let keeper = lifeline.map { lifeline in
      SessionKeeper(
        lifeline, session: preview.live.session, display: display, clock: preview.window
      ) { [weak preview] in preview?.surroundings ?? [:] }
    }
    self.keeper = keeper
    preview.live.stage.admit = { [weak keeper, weak preview, addedRules] texts in
      let added = preview.map { addedRules($0.live.session.look.theme.name) } ?? ""
      var texts = texts
      if !added.isEmpty { texts.rules += added }
      return keeper?.admit(texts) ?? texts
    }
    guard let keeper else { return }
    keeper.onReleased = { [weak preview] in preview?.notice.hide() }
    preview.notice.onAgain = { [weak preview, weak keeper, lifeline] in
      guard let culprit = lifeline?.recovery?.culprit else { return }
      keeper?.release()
      preview?.showAgain(culprit)
    }
    preview.onShowing = { [weak keeper] page in keeper?.retry(on: page) }
    preview.own.onBuilding = { [weak keeper] path in keeper?.tryFile(path) }
    preview.window.onResized { [weak keeper] in keeper?.recordSoon() }
  }

  /// Brings back what a person chose last, where the request does not say otherwise.
  private func restore(_ preview: PreviewWindow, besides request: PreviewRequest) {
    preview.live.choose(settings.appearance)
    preview.live.setTraits(settings.traits)
    if request.files.isEmpty, request.theme == nil { choose(settings.theme, in: preview.live) }
    preview.remembersTheme = true
    if request.page == nil { preview.show(settings.page) }
    preview.frame.isInspectorShown = settings.isInspectorShown
    let size = request.size ?? (request.screenshot == nil ? settings.size : .standard)
    preview.window.setDefaultSize(width: size.width, height: size.height)
    if request.size == nil, settings.isMaximized { preview.window.isMaximized = true }
  }

  /// Shows the theme with an id: built in, opened, or in the user's folder.
  private func choose(_ id: String, in live: LiveTheme) {
    guard !live.session.select(id) else { return }
    let path = id.hasPrefix("/") ? (RegularFile.exists(id) ? id : nil) : installed(id)
    path.map { live.open([$0]) }
  }

  /// Whether a theme will go by an id once the files are open.
  private func isKnown(_ id: String) -> Bool {
    ThemeLibrary.builtInIDs.contains(id) || installed(id) != nil
      || request.files.contains { ThemeLibrary.id(ofFile: $0) == id }
  }

  private func installed(_ id: String) -> String? {
    library.installedFiles.first { ThemeLibrary.id(ofFile: $0) == id }
  }

  private func take(_ picture: PreviewRequest.Screenshot, of window: Window) {
    // A picture is the same on every desktop: GNOME's font, and nothing on its way.
    Toolkit.fontName = "Cantarell 11"
    Toolkit.enablesAnimations = false
    Screenshot.take(of: window, scale: picture.scale) { [weak self] texture in
      if texture?.writePNG(to: picture.path) != true {
        Terminal.complain("'\(picture.path)' could not be written")
        self?.status = 73
      }
      self?.application.quit()
    }
  }
}
