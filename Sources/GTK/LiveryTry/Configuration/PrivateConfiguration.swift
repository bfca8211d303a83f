import LiverySystem

/// Folders in which an app runs as at its first start, but with the user's settings.
///
/// Everything that the app writes by the rules of XDG and dconf goes into them. The user's own
/// folders are found after them, where programs look for system-wide data.
nonisolated struct PrivateConfiguration {
  /// The folder of all others, which only this user may access.
  let folder: String

  /// The environment variables of the user's own session.
  let session: [String: String]

  /// The address of the bus of the user's screen reader, if there is one.
  let accessibility: String?

  init(in folder: String, session: [String: String], accessibility: String? = nil) {
    (self.folder, self.session, self.accessibility) = (folder, session, accessibility)
  }

  /// The folder with the files of the tried theme, one subfolder per GTK.
  var theme: String { "\(folder)/theme" }

  /// The folder where the reload library reports the processes in which it is loaded.
  var apps: String { "\(theme)/apps" }

  /// The folder where it reports the sizes of windows.
  var windows: String { "\(theme)/windows" }

  var configuration: String { "\(folder)/config" }
  var runtime: String { "\(folder)/run" }
  var modules: String { "\(folder)/modules" }
  private var database: String { "\(folder)/dconf" }

  /// The address of the message bus.
  var bus: String { "unix:path=\(runtime)/bus" }

  /// Creates the folders, with the reload library if it is available.
  func create(following library: String?) throws(FileError) {
    for name in [
      "config", "data", "cache", "state", "run", "modules", "theme/apps", "theme/windows",
    ] {
      try AtomicFile.createFolder("\(folder)/\(name)", mode: 0o700)
    }
    copySmallFiles()
    shareSockets()
    try AtomicFile.write(Array(databases.utf8), to: database, isDurable: false)
    if let library {
      RegularFile.link("\(modules)/\(RegularFile.name(of: library))", to: library)
    }
  }

  var environment: [String: String] {
    var variables = session.filter { !Self.isLeftOut($0.key) }
    for (name, own) in [
      ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"), ("XDG_CACHE_HOME", "cache"),
      ("XDG_STATE_HOME", "state"), ("XDG_RUNTIME_DIR", "run"),
    ] {
      variables[name] = "\(folder)/\(own)"
    }
    variables["XDG_CONFIG_DIRS"] = list(userConfiguration, "XDG_CONFIG_DIRS", "/etc/xdg")
    variables["XDG_DATA_DIRS"] = list(userData, "XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    variables["GIO_EXTRA_MODULES"] = list(modules, "GIO_EXTRA_MODULES", "")
    variables["DBUS_SESSION_BUS_ADDRESS"] = bus
    variables["DCONF_PROFILE"] = database
    variables["LIVERY_TRY"] = theme
    variables["AT_SPI_BUS_ADDRESS"] = accessibility
    // The library may bring Swift's runtime along, which would speak at a crash of the app.
    variables["SWIFT_BACKTRACE"] = session["SWIFT_BACKTRACE"] ?? "enable=no"
    // A mount would remain.
    variables["GVFS_DISABLE_FUSE"] = "1"
    if let name = session["WAYLAND_DISPLAY"], !name.hasPrefix("/"), let userRuntime {
      variables["WAYLAND_DISPLAY"] = "\(userRuntime)/\(name)"
    }
    return variables
  }

  /// Whether a variable is of this start, of the session's services or of another theme.
  private static func isLeftOut(_ name: String) -> Bool {
    let names = [
      "GTK_THEME", "ADW_DISABLE_PORTAL", "ADW_DEBUG_COLOR_SCHEME", "ADW_DEBUG_HIGH_CONTRAST",
      "ADW_DEBUG_ACCENT_COLOR", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "SESSION_MANAGER",
      "AT_SPI_BUS_ADDRESS",
    ]
    return names.contains(name) || name.hasPrefix("DBUS_") || name.hasPrefix("GIO_LAUNCHED_")
  }

  private func list(_ first: String, _ variable: String, _ standard: String) -> String {
    let rest = session[variable].flatMap { $0.isEmpty ? nil : $0 } ?? standard
    return rest.isEmpty ? first : "\(first):\(rest)"
  }
}

nonisolated extension PrivateConfiguration {
  private var home: String { session["HOME"] ?? Folder.home }

  private var userConfiguration: String { absolute("XDG_CONFIG_HOME") ?? "\(home)/.config" }
  private var userData: String { absolute("XDG_DATA_HOME") ?? "\(home)/.local/share" }
  private var userRuntime: String? { absolute("XDG_RUNTIME_DIR") }

  private func absolute(_ variable: String) -> String? {
    session[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The maximum number of bytes of a file that is copied.
  private static let limit = 256 * 1024

  /// Copies files that are only looked up in the user's own folder: its folders, bookmarks and
  /// fonts.
  private func copySmallFiles() {
    for name in [
      "user-dirs.dirs", "user-dirs.locale", "gtk-3.0/bookmarks", "fontconfig/fonts.conf",
    ] {
      guard
        let bytes = try? RegularFile.read("\(userConfiguration)/\(name)", upTo: Self.limit + 1),
        bytes.count <= Self.limit
      else { continue }
      let copy = "\(configuration)/\(name)"
      try? AtomicFile.createFolder(RegularFile.folder(of: copy), mode: 0o700)
      try? AtomicFile.write(bytes, to: copy, isDurable: false)
    }
  }

  /// Lets the app use the session's sound server.
  private func shareSockets() {
    guard let userRuntime else { return }
    for name in ["pulse", "pipewire-0"] where RegularFile.exists("\(userRuntime)/\(name)") {
      RegularFile.link("\(runtime)/\(name)", to: "\(userRuntime)/\(name)")
    }
  }

  /// The databases of dconf, the first one to write to: see dconf(7).
  ///
  /// The user's own database is read as a file, and never written.
  private var databases: String {
    let own = "\(userConfiguration)/dconf/user"
    let profile = session["DCONF_PROFILE"] ?? "/etc/dconf/profile/user"
    let path = profile.hasPrefix("/") ? profile : "/etc/dconf/profile/\(profile)"
    let system = ((try? RegularFile.read(path, upTo: Self.limit)) ?? [])
      .split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.hasPrefix("system-db:") || $0.hasPrefix("file-db:") }
    let files = RegularFile.isRegular(own) ? ["file-db:\(own)"] : []
    return (["user-db:user"] + files + system).map { $0 + "\n" }.joined()
  }
}
