import LiverySystem
import ThemeFormats
import ThemeModel

/// The folders of a user's GTK configuration, and the files that Livery keeps there.
public struct InstallPlaces: Hashable, Sendable {
  /// The folder of `gtk-4.0` and `gtk-3.0`, `$XDG_CONFIG_HOME`.
  public let configuration: String

  /// Finds the folders by a user's environment; `nil` if it names no home.
  public init?(environment: [String: String]) {
    let absolute = { (variable: String) in
      environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard
      let configuration = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map({ "\($0)/.config" })
    else { return nil }
    self.configuration = configuration
  }

  /// Livery's own folder.
  ///
  /// It is inside the configuration, so that each copy of a configuration has its own manifest.
  static let own = "livery"

  /// The list of installed files.
  static let manifest = "\(own)/installed.json"

  /// The user's own stylesheet in a folder of GTK's configuration.
  static func stylesheet(in folder: String) -> String { "\(folder)/gtk.css" }

  /// The theme beside it.
  static func theme(in folder: String) -> String { "\(folder)/\(ManagedImport.file)" }

  /// The link that was a user's own stylesheet, while another file replaces it.
  static func keptLink(in folder: String) -> String { "\(folder)/\(ManagedImport.keptFile)" }

  /// The theme of a folder in a scheme, for `livery follow`.
  static func variant(in folder: String, _ scheme: Appearance.Scheme) -> String {
    "\(own)/\(folder)-\(scheme.rawValue).css"
  }

  /// The additional files of a theme that follows the desktop.
  static var followed: [String] {
    UserExport.folders.flatMap { folder in
      [Appearance.Scheme.light, .dark].map { variant(in: folder, $0) }
    } + FollowService.paths
  }

  /// The path where a file is written before it replaces a link.
  static func beside(_ path: String) -> String { "\(path).livery-new" }

  /// The path of a file in the configuration; an empty name gives the folder itself.
  func path(_ name: String) -> String {
    name.isEmpty ? configuration : "\(configuration)/\(name)"
  }

  /// Whether a folder is one of GTK's configuration, or inside one.
  func holds(_ folder: String) -> Bool {
    folders.contains { folder == $0 || folder.hasPrefix("\($0)/") }
      && !folder.utf8.contains("..".utf8)
  }

  /// The folders of GTK's configuration, without links to another of them.
  var folders: [String] {
    var seen: [String] = []
    return UserExport.folders.filter { folder in
      guard let target = RegularFile.realPath(path(folder)) else { return true }
      if seen.contains(target) { return false }
      seen.append(target)
      return true
    }
  }
}
