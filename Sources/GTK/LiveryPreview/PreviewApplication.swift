import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryRendering
import LiverySystem
import ThemeFormats
import ThemeProject

/// The application: it opens the window, and passes later command lines to it.
package final class PreviewApplication {
  let request: PreviewRequest
  let connection: SupervisorConnection?
  private let addedRules: (String) -> String
  private let onReading: @Sendable (String) -> Void
  private var application: Application
  private(set) var preview: PreviewWindow?
  let library: ThemeLibrary
  let settings: WindowSettings
  private var status = 0

  /// Creates an application.
  ///
  /// `addingRules` returns rules to add to those of the theme with a name, without any checks;
  /// `onReading` is called in the background before a theme's file is read.
  package init(
    _ request: PreviewRequest, connection: SupervisorConnection?,
    addingRules: @escaping (String) -> String = { _ in "" },
    onReading: @escaping @Sendable (_ path: String) -> Void = { _ in }
  ) {
    (self.request, self.connection, addedRules) = (request, connection, addingRules)
    self.onReading = onReading
    library = .ofUser(on: request.target ?? Toolkit.release, paintedBy: Toolkit.release)
    application = Application(
      id: Self.id, isUnique: request.screenshot == nil && request.target == nil)
    // A screenshot does not depend on the user's settings.
    settings =
      request.screenshot == nil
      ? WindowSettings(environment: Environment.variables) : WindowSettings()
  }

  private static let id = "dev.livery.Livery"

  /// Runs until the window is closed; `parse` reads the command line of a later instance.
  package func run(parse: @escaping ([String]) -> PreviewRequest?) -> Int {
    if let id = request.theme, !isKnown(id, of: request) {
      Terminal.printError("no theme is called '\(id)'")
      return 66
    }
    if let errorMessage = request.files.lazy.compactMap(errorMessage).first {
      Terminal.printError(errorMessage)
      return 66
    }
    Translation.start(in: Resources.catalogs)
    guard Toolkit.start(loadingDriver: GraphicsDriver.isUseful), let display = Display.standard
    else {
      Terminal.printError("there is no display to show a window on")
      return 69
    }
    MainLoop.attachMainQueue()
    connection?.answerQuestions { [weak self] in self?.endUnsupervised() }
    connect(parse, display)
    if connection?.recovery != nil {
      application.register()
      if application.isRemote {
        // Another instance was started after the crash; this one must show the restored state.
        application = Application(id: Self.id, isUnique: false)
        connect(parse, display)
      }
    }
    let result = application.run(arguments: CommandLine.arguments)
    preview?.own.end()
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

  /// Ends without asking; the next window restores its unsaved edits.
  private func endUnsupervised() {
    Terminal.printError(
      "the process that watched the window was killed, so the window ends too; edits that were not "
        + "saved come back with the next window")
    preview?.endUnsupervised()
    connection?.file?.remove(keepingEdits: true)
    status = 70
    application.quit()
  }

  private func prepare(_ display: Display) {
    Resources.prepare(display)
    // By now GTK and the session bus have started their helper processes.
    if connection != nil { Confinement.beginForGTK(starting: RoleFinder.program) }
    application.addAction("quit") { [weak self] in
      guard let self else { return }
      guard let preview else { return application.quit() }
      preview.close { [weak self] in self?.application.quit() }
    }
    application.setShortcuts(["<Control>q"], for: "app.quit")
    for shortcut in WindowShortcuts.application {
      application.setShortcuts(shortcut.keys, for: shortcut.action)
    }
  }

  private func open(_ request: PreviewRequest, in directory: String, on display: Display) {
    if let preview {
      show(request, in: directory, on: preview)
      return preview.window.present()
    }
    let preview = PreviewWindow(
      application: application, display: display, library: library, settings: settings,
      connection: connection, addingRules: addedRules, onReading: onReading)
    preview.onClosed = { [weak self] in self?.preview = nil }
    self.preview = preview
    start(preview, with: request, in: directory)
    if let screenshot = request.screenshot { take(screenshot, of: preview.window) }
    preview.focusPages()
    preview.window.present()
  }

  private func take(_ picture: PreviewRequest.Screenshot, of window: Window) {
    // A screenshot is the same on every desktop: GNOME's font, and no animations.
    Toolkit.fontName = "Cantarell 11"
    Toolkit.enablesAnimations = false
    Screenshot.take(of: window, scale: picture.scale) { [weak self] texture in
      if texture?.writePNG(to: picture.path) != true {
        Terminal.printError("'\(picture.path)' could not be written")
        self?.status = 73
      }
      self?.application.quit()
    }
  }
}
