import LiverySystem

/// The GTK 4 that programs of this machine are linked with, found without loading it.
enum InstalledGTK {
  /// Its version; `nil` if none is found.
  static var version: (major: Int, minor: Int)? {
    SharedLibrary.minorRelease(ofGTK: "libgtk-4.so.1").map { (4, $0) }
  }
}
