import LiverySystem
import ThemeSource

/// Installs a theme in a user's GTK configuration, and uninstalls it.
///
/// The theme is a file of its own, `livery.css`, and one line imports it into the user's `gtk.css`;
/// the rest of that file is not changed. A manifest, which is written first and removed last, lists
/// the files to remove, so that `uninstall` also works after the process was killed.
public struct Installer: Sendable {
  let places: InstallPlaces

  /// Whether the import line is written into the target file if a user's stylesheet is a link.
  public var writesThroughLinks = false

  public init(_ places: InstallPlaces) {
    self.places = places
  }

  /// The installer for the user who runs the program.
  package static func ofUser() throws(InstallError) -> Installer {
    guard let places = InstallPlaces(environment: Environment.variables) else { throw .noHome }
    return Installer(places)
  }

  /// The steps to carry out, and notes for the user.
  public struct Plan: Hashable, Sendable {
    public internal(set) var changes: [InstallChange] = []
    public internal(set) var notes: [String] = []

    /// Whether it adds the import line, which running apps have not read.
    public var addsLine: Bool { changes.contains { $0.changedLine?.hasPrefix("+") == true } }
  }

  /// The manifest of the installed theme; `nil` if there is none.
  func manifest() throws(InstallError) -> InstallManifest? {
    let path = places.path(InstallPlaces.manifest)
    guard let bytes = try InstalledFile(path).bytes else { return nil }
    guard let manifest = InstallManifest(SourceText(file: path, bytes: bytes)) else {
      throw .inTheWay(
        path: path, reason: "is not a manifest of this version of Livery; move it away")
    }
    return manifest
  }

  /// The user's stylesheets, each once, even if two are links to one.
  func ownStylesheets() throws(InstallError) -> [(name: String, file: InstalledFile)] {
    var seen: [String] = []
    var files: [(String, InstalledFile)] = []
    for folder in places.folders {
      let name = InstallPlaces.stylesheet(in: folder)
      let path = places.path(name)
      let target = RegularFile.realPath(path) ?? path
      if seen.contains(target) { continue }
      seen.append(target)
      files.append((name, try InstalledFile(path)))
    }
    return files
  }
}
