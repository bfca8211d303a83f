import LiverySystem

/// The GTK 4 that programs of this machine are linked with, found without loading it.
enum InstalledGTK {
  private static let name = "libgtk-4.so.1"

  /// Its version; `nil` where none is found.
  ///
  /// The file of a shared library ends with its version as libtool counts it: of GTK 4.18.6 with
  /// `.1.1800.6`, a hundred for each minor release.
  static var version: (major: Int, minor: Int)? {
    guard let path = SharedLibrary.path(of: name), let file = path.split(separator: "/").last
    else { return nil }
    let numbers = file.dropFirst(name.count + 1).split(separator: ".")
    guard let hundreds = numbers.first.flatMap({ Int($0) }) else { return nil }
    return (4, hundreds / 100)
  }
}
