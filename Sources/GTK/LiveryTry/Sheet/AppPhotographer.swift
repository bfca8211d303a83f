import LiveryRendering
import LiverySystem
import ThemeProject

/// Takes pictures of apps, in one variant after another, each in a configuration of its own.
final class AppPhotographer {
  /// A picture of the windows of an app.
  struct Shot {
    /// Its name in the script; `nil` for the first window.
    let name: String?
    let image: AppScreen.Image

    /// Whether the windows stood still.
    let isStill: Bool
  }

  private let request: SheetRequest
  private let folder: String
  private let screen: AppScreen
  private var count = 0

  /// Prepares a screen.
  init(_ request: SheetRequest, in folder: String) throws {
    (self.request, self.folder) = (request, folder)
    screen = try AppScreen(in: folder)
  }

  /// Starts an app in a variant, takes its pictures, even before an error, and ends it.
  func take(_ task: SheetTask, into shots: inout [Shot]) throws {
    let (app, tried) = (task.app, task.tried)
    count += 1
    let place = "\(folder)/\(count)"
    let services = SessionServices(of: PrivateConfiguration(in: place, session: session(of: app)))
    defer {
      services.stop()
      Descendants.end(but: [screen.processID])
    }
    try services.configuration.create(following: ReloadLibrary.find())
    try tried.write(to: services.configuration.theme)
    try tried.writeStart(to: services.configuration.configuration, Self.stillness)
    screen.setTextScale(tried.variant.textScale.factor)
    try services.start(tried.portalValues)
    let bus = app.script.steps.isEmpty ? nil : try services.startAccessibility()
    // The bus of screen readers is known by now.
    let started = try StartedApp(
      app.words, services, timeout: request.timeout, but: [screen.processID])
    defer { started.end() }
    screen.usedTime = { started.usedTime }
    try started.waitForWindow()
    try shots.append(shot(nil))
    guard let bus else { return }
    try ScriptRunner(app.script, on: screen, bus).run(
      while: { started.isRunning }, take: { try shots.append(shot($0)) })
  }

  private func shot(_ name: String?) throws -> Shot {
    let (image, isStill) = try screen.stillPicture()
    return Shot(name: name, image: image, isStill: isStill)
  }

  /// Stops blinking cursors and transitions, from the app's start.
  private static let stillness = [
    ("gtk-enable-animations", "false"), ("gtk-cursor-blink", "false"),
  ]

  /// The variables of a session on the screen, without the user's buses.
  private func session(of app: SheetApp) -> [String: String] {
    var variables = Environment.variables
    for name in ["WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"] { variables[name] = nil }
    variables.merge([
      "DISPLAY": screen.display, "XAUTHORITY": screen.authority.path, "GDK_BACKEND": "x11",
      "GSK_RENDERER": "cairo", "LIVERY_TRY_WINDOWS": "1",
    ]) { $1 }
    for name in ["GTK_A11Y", "NO_AT_BRIDGE"] { variables[name] = nil }
    if app.script.steps.isEmpty {
      variables.merge(["GTK_A11Y": "none", "NO_AT_BRIDGE": "1"]) { $1 }
    }
    return variables
  }
}
