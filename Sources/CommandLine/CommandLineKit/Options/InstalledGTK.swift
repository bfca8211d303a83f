import LiverySystem

/// The GTK 4 to which programs on this machine are linked, found without loading it.
enum InstalledGTK {
  /// Its version; `nil` if none is found.
  static var version: (major: Int, minor: Int)? {
    SharedLibrary.minorRelease(ofGTK: "libgtk-4.so.1").map { (4, $0) }
  }
}
