import Adwaita
import Console
import Pictures
import System
import ThemeFormats

/// Takes pictures of an app's first window, each in a configuration of its own.
final class AppPhotographer {
  /// For how long a window may keep changing until its picture is taken all the same, and for how
  /// long it must not change, in ms.
  private static let (limit, quiet) = (4_000.0, 300.0)

  private let words: [String]
  private let timeout: Int
  private let folder: String
  private let screen: AppScreen
  private var count = 0

  /// Prepares a screen.
  ///
  /// - Parameters:
  ///   - words: The app's command line.
  ///   - timeout: How long it may take to show a window, in s.
  ///   - folder: A folder for the time of the work.
  /// - Throws: Why there is no screen.
  init(of words: [String], timeout: Int, in folder: String) throws {
    (self.words, self.timeout, self.folder) = (words, timeout, folder)
    screen = try AppScreen(in: folder)
  }

  /// A picture of a window.
  struct Shot {
    let texture: Texture

    /// Whether the window stood still.
    let isStill: Bool
  }

  /// Starts the app in a theme, waits for its window, and ends it.
  func shot(in tried: TriedTheme) throws -> Shot {
    count += 1
    let configuration = PrivateConfiguration(in: "\(folder)/\(count)", session: session)
    let services = SessionServices(of: configuration)
    try configuration.create(following: ReloadLibrary.find())
    try tried.write(to: configuration.theme)
    try stopMovement(in: configuration)
    try services.start(tried.portalValues)
    var environment = configuration.environment
    environment["LIVERY_TRY_WINDOWS"] = "1"
    let log = "\(configuration.folder)/app.log"
    guard let app = Helper(words, environment: environment, log: log) else {
      throw AppError("'\(words[0])' cannot be started")
    }
    defer {
      app.kill()
      app.wait()
      services.stop()
      Descendants.end(but: [screen.processID])
    }
    app.finish()
    try waitForWindow(of: app, configuration, log)
    return try settledShot(configuration)
  }

  /// Lets neither cursors blink nor styles fade, from the app's start on.
  private func stopMovement(in configuration: PrivateConfiguration) throws {
    let settings = "[Settings]\ngtk-enable-animations=false\ngtk-cursor-blink=false\n"
    for name in UserExport.folders {
      let folder = "\(configuration.configuration)/\(name)"
      try AtomicFile.createFolder(folder, mode: 0o700)
      try AtomicFile.write(Array(settings.utf8), to: "\(folder)/settings.ini", isDurable: false)
    }
  }

  /// The variables of a session on the screen, without the user's buses.
  private var session: [String: String] {
    var variables = Program.environment
    for name in ["WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR"] { variables[name] = nil }
    variables.merge([
      "DISPLAY": screen.display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
      "NO_AT_BRIDGE": "1",
    ]) { $1 }
    return variables
  }

  private func waitForWindow(
    of app: Helper, _ configuration: PrivateConfiguration, _ log: String
  ) throws {
    let isShown = MainLoop.run(
      until: {
        while app.nextLine() != nil {}
        return app.isSilent || !Folder.names(in: configuration.windows).isEmpty
      }, milliseconds: timeout * 1_000)
    if !Folder.names(in: configuration.windows).isEmpty { return }
    let said = RegularFile.lastLine(of: log).map { "; it said: \($0)" } ?? ""
    throw AppError(
      isShown
        ? "'\(words[0])' ended before it had a window\(said)"
        : "'\(words[0])' showed no window of GTK in \(timeout) s\(said)", .findings)
  }

  /// The window once it stands still.
  private func settledShot(_ configuration: PrivateConfiguration) throws -> Shot {
    let start = Moment.now
    var (last, since) = ([UInt8](), Moment.now)
    while true {
      _ = MainLoop.run(until: { false }, milliseconds: 60)
      let (width, height) = size(of: configuration)
      let picture = try screen.picture(width, height)
      if picture.pixels != last { (last, since) = (picture.pixels, .now) }
      let isStill = since.elapsedMilliseconds > Self.quiet
      guard isStill || start.elapsedMilliseconds > Self.limit else { continue }
      let texture = Texture(width: picture.width, height: picture.height, pixels: last)
      return Shot(texture: texture, isStill: isStill)
    }
  }

  /// The size of the largest window that was told.
  private func size(of configuration: PrivateConfiguration) -> (Int, Int) {
    let sizes = Folder.names(in: configuration.windows).compactMap { name -> (Int, Int)? in
      let parts = name.split(separator: "x").compactMap { Int($0) }
      return parts.count == 2 && parts[0] > 0 && parts[1] > 0 ? (parts[0], parts[1]) : nil
    }
    return sizes.max { $0.0 * $0.1 < $1.0 * $1.1 } ?? (1, 1)
  }
}
