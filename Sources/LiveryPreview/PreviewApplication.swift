import Adwaita
import ThemeFormats
import ThemeSession

/// The program around the window.
public final class PreviewApplication {
  private let request: PreviewRequest
  private let application: Application
  private var preview: PreviewWindow?
  private let library = ThemeLibrary(environment: Program.environment)
  private var status = 0

  public init(_ request: PreviewRequest) {
    self.request = request
    application = Application(id: "dev.livery.Livery", isUnique: request.screenshot == nil)
  }

  /// Runs until the window is closed.
  ///
  /// - Parameter parse: Reads the words of a command line that a later copy hands over.
  /// - Returns: The exit status.
  public func run(parse: @escaping ([String]) -> PreviewRequest?) -> Int {
    if let id = request.theme, !isKnown(id) {
      Program.complain("livery-preview: no theme is called '\(id)'")
      return 66
    }
    guard Toolkit.start(), let display = Display.standard else {
      Program.complain("livery-preview: there is no display to show a window on")
      return 69
    }
    MainLoop.attachMainQueue()
    application.onStartup { [weak self] in self?.prepare(display) }
    application.onCommandLine { [weak self] call in
      guard let self else { return 0 }
      let request = call.isRemote ? parse(Array(call.arguments.dropFirst())) : request
      open(request ?? PreviewRequest(), in: call.directory, on: display)
      return 0
    }
    let result = application.run(arguments: CommandLine.arguments)
    return status == 0 ? result : status
  }

  private func prepare(_ display: Display) {
    Resources.folder("icons").map(display.addIconFolder)
    application.addAction("quit") { [weak self] in self?.application.quit() }
    application.setShortcuts(["<Control>q"], for: "app.quit")
    for shortcut in PreviewWindow.shortcuts {
      application.setShortcuts(shortcut.keys, for: shortcut.action)
    }
  }

  private func open(_ request: PreviewRequest, in directory: String, on display: Display) {
    let isNew = preview == nil
    let preview =
      preview
      ?? PreviewWindow(application: application, display: display, library: library)
    self.preview = preview
    preview.live.open(request.files.map { Program.path($0, in: directory) })
    if let appearance = request.appearance {
      preview.live.choose(appearance.choice)
      preview.live.setTraits(appearance.traits)
    }
    request.theme.map { choose($0, in: preview.live) }
    (request.page ?? (isNew ? .overview : nil)).map(preview.show)
    if isNew {
      preview.window.setDefaultSize(width: request.size.width, height: request.size.height)
      preview.window.onClosed { [weak self] in
        self?.preview?.live.stage.leave()
        self?.preview = nil
      }
      request.screenshot.map { take($0, of: preview.window) }
      preview.focusPages()
    }
    preview.window.present()
  }

  /// Shows the theme with an id: built in, opened, or in the user's folder.
  private func choose(_ id: String, in live: LiveTheme) {
    guard !live.session.select(id) else { return }
    installed(id).map { live.open([$0]) }
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
        Program.complain("livery-preview: '\(picture.path)' could not be written")
        self?.status = 73
      }
      self?.application.quit()
    }
  }
}
