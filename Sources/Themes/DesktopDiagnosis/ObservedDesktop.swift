import LiverySystem
import ThemeInstall

/// Everything that is read of a desktop, once.
struct ObservedDesktop: Sendable {
  let session: UserSession
  let settings: DesktopSettings
  let installed: InstalledToolkits

  /// The user's stylesheets for GTK 4 and GTK 3.
  let modern, older: UserStylesheet

  /// The programs that have written there.
  let modernTraces, olderTraces: [WriterTrace]

  /// The `settings.ini` of GTK 4 and GTK 3.
  let modernSettings, olderSettings: SettingsFile?

  let variables: [ThemeVariable]

  /// The theme that Livery has installed, or why that cannot be read; `nil` if a stylesheet is the
  /// reason.
  let status: Result<Installer.Status, InstallError>?

  init(of session: UserSession) {
    self.session = session
    settings = DesktopSettings(of: session)
    installed = InstalledToolkits(of: session)
    modern = UserStylesheet("gtk-4.0", of: session)
    older = UserStylesheet("gtk-3.0", of: session)
    modernTraces = modern.traces(for: session)
    olderTraces = older.traces(for: session)
    modernSettings = SettingsFile("\(modern.folder)/settings.ini")
    olderSettings = SettingsFile("\(older.folder)/settings.ini")
    variables = ThemeVariable.all(in: session)
    // The problems of an unreadable file are reported with the file.
    guard [modern, older].allSatisfy(\.isWhole) else {
      status = nil
      return
    }
    do throws(InstallError) {
      guard let places = InstallPlaces(environment: session.variables) else { throw .noHome }
      status = .success(try Installer(places).status())
    } catch {
      status = .failure(error)
    }
  }

  /// The value of an environment variable of apps.
  func variable(_ name: String) -> String? { session.variables[name] }

  var sheets: [(sheet: UserStylesheet, traces: [WriterTrace])] {
    [(modern, modernTraces), (older, olderTraces)]
  }

  /// The file of a theme by its name, for GTK 4 or 3; `nil` if it is not installed.
  ///
  /// GTK looks for its own minor release first, then for those before it.
  func themeFile(_ name: String, forGTK major: Int) -> String? {
    let folders = stride(from: 24, through: 0, by: -2).map { "gtk-\(major).\($0)" }
    for root in session.themeFolders {
      let files = folders.lazy.map { "\(root)/\(name)/\($0)/gtk.css" }
      if let file = files.first(where: RegularFile.isRegular) { return file }
    }
    return nil
  }
}
