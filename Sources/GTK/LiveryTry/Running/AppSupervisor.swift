import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryRendering
import LiverySystem
import ThemeFormats

/// Runs an app on a bus of its own, and makes it follow the theme's files.
final class AppSupervisor {
  private let request: AppRequest
  private let configuration: PrivateConfiguration
  private let services: SessionServices
  private let userSettings = UserSettings.values
  private var watch: FileWatch?
  private var reader: TriedThemeReader
  private var app: RunningApp?

  /// The present variant of the app.
  private var shown: TriedTheme?

  /// The library with which an app follows the theme; `nil` if it is missing.
  private let library: String?

  init(_ request: AppRequest, in folder: String) {
    self.request = request
    let session = Environment.variables
    configuration = PrivateConfiguration(
      in: folder, session: session, accessibility: Accessibility.address(in: session))
    services = SessionServices(of: configuration)
    reader = TriedThemeReader(request)
    do throws(AppError) {
      library = try ReloadLibrary.find()
    } catch {
      Terminal.printError("\(error)")
      library = nil
    }
  }

  /// Runs the app to its end, and returns its exit status.
  func run(_ reading: ThemeReading) throws -> Int {
    // This process needs no remote files, and no services of the session.
    Environment.set("GIO_USE_VFS", to: "local")
    let tried = try request.tried(reading.theme ?? request.library.base)
    try configuration.create(following: library)
    try write(tried, followed: library != nil)
    try services.start(settings(of: tried))
    let app = try RunningApp(
      request, in: configuration, isFollowing: library != nil, but: services.processes)
    self.app = app
    app.follow()
    Terminal.say("'\(request.name)' is shown as \(tried.title)")
    shown = tried
    follow(reading)
    let status = app.runToEnd()
    if Self.crashes.contains(status - 128) { try explain() }
    return status
  }

  /// The signals of a crash in a program's own code or in GTK: SIGILL, SIGTRAP, SIGABRT, SIGBUS,
  /// SIGFPE and SIGSEGV.
  private static let crashes = [4, 5, 6, 7, 8, 11]

  /// Prints a note if the theme crashes GTK itself, so that nobody suspects the app.
  private func explain() throws {
    guard let shown,
      case .failed(let reason)? = try StylesheetCrashTest(worker: request.crashTest)
        .run([shown.stylesheet], in: configuration.folder).first
    else { return }
    Terminal.printError(
      "no app would survive \(shown.title): \(reason). 'livery check' may name the cause")
  }

  /// The desktop settings while a variant is shown.
  private func settings(of tried: TriedTheme) -> [SettingsPortal.Key: String] {
    userSettings.merging(tried.portalValues) { $1 }
  }

  /// Writes a variant for an app that follows the theme, or for one that reads it at its start.
  private func write(_ tried: TriedTheme, followed: Bool) throws(FileError) {
    if followed { try tried.write(to: configuration.theme) }
    try tried.writeStart(to: configuration.configuration, withStylesheet: !followed)
  }

  /// Shows the theme again at each change of its files.
  private func follow(_ reading: ThemeReading) {
    guard !reading.files.isEmpty else { return }
    let watch = FileWatch { [weak self] _ in self?.readAgain() }
    watch.watch(reading.files)
    self.watch = watch
  }

  private func readAgain() {
    guard let reading = reader.read() else { return }
    watch?.watch(reading.files)
    guard let theme = reading.theme else { return }
    do {
      let tried = try request.tried(theme)
      shown = tried
      services.change(to: settings(of: tried))
      if library != nil { try write(tried, followed: true) }
      let report = { [request] in
        Terminal.say("'\(request.name)' is shown as \(tried.title), as it was saved")
      }
      guard let app, !app.isShown else { return report() }
      app.startAgain { [weak self] in
        try self?.write(tried, followed: false)
        report()
      }
    } catch {
      Terminal.printError("\(error); '\(request.name)' stays as it is")
    }
  }
}
