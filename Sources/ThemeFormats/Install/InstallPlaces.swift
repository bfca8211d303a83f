import System

/// Where a user's GTK configuration lies, and what Livery keeps beside it.
public struct InstallPlaces: Hashable, Sendable {
  /// The folder of `gtk-4.0` and `gtk-3.0`, `$XDG_CONFIG_HOME`.
  public let configuration: String

  /// The places of a user with an environment; `nil` where it names no home.
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
  /// It lies in the configuration, so that whoever has more than one, or carries one to another
  /// machine, has a manifest in each.
  static let own = "livery"

  /// What is installed here.
  static let manifest = "\(own)/installed.json"

  /// The user's own stylesheet in a folder of GTK's configuration.
  static func stylesheet(in folder: String) -> String { "\(folder)/gtk.css" }

  /// The theme beside it.
  static func theme(in folder: String) -> String { "\(folder)/\(ManagedImport.file)" }

  /// The path of something in the configuration, or with an empty name its own.
  func path(_ name: String) -> String {
    name.isEmpty ? configuration : "\(configuration)/\(name)"
  }

  /// The folders of GTK's configuration, without those that are links to another of them.
  var folders: [String] {
    var seen: [String] = []
    return UserExport.folders.filter { folder in
      guard let place = RegularFile.realPath(path(folder)) else { return true }
      if seen.contains(place) { return false }
      seen.append(place)
      return true
    }
  }
}
