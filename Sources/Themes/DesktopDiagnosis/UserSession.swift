import LiverySystem
public import ThemeInstall

/// The folders and variables of the user whose desktop is diagnosed.
public struct UserSession: Sendable {
  let variables: [String: String]

  /// The folder of GTK's configuration.
  let configuration: String

  /// The folder with the user's own themes, in addition to `~/.themes`.
  let data: String?
  let home: String?

  /// Reads an environment; without a home folder there is no configuration to read.
  public init(environment: [String: String]) throws(InstallError) {
    guard let places = InstallPlaces(environment: environment) else { throw .noHome }
    variables = environment.filter { !$0.value.isEmpty }
    configuration = places.configuration
    let absolute = { (name: String) in
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    home = absolute("HOME")
    data = absolute("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }
  }

  /// The stylesheet that apps of GTK 4 read.
  public var stylesheet: String { "\(configuration)/gtk-4.0/gtk.css" }

  /// Whether apps run on Wayland, where GTK reads the name of a theme from GSettings.
  var isWayland: Bool {
    variables["WAYLAND_DISPLAY"] != nil || variables["XDG_SESSION_TYPE"] == "wayland"
  }

  /// The folders of themes, in GTK's order.
  var themeFolders: [String] {
    let system = (variables["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
    return [data.map { "\($0)/themes" }, home.map { "\($0)/.themes" }].compactMap(\.self)
      + system.map { $0.hasSuffix("/") ? "\($0)themes" : "\($0)/themes" }
  }

  /// The folders of Flatpak's installations and overrides: the user's, then the system's.
  var flatpakFolders: [String] {
    [data.map { "\($0)/flatpak" }, "/var/lib/flatpak"].compactMap(\.self)
  }

  /// Whether an app of Flatpak is installed.
  func hasFlatpak(_ id: String) -> Bool {
    flatpakFolders.contains { RegularFile.isFolder("\($0)/app/\(id)") }
  }

  /// A path in the home folder; `nil` if there is none.
  func atHome(_ path: String) -> String? { home.map { "\($0)/\(path)" } }
}
