package import GTKKnowledge
package import LiveryAdwaita

extension Toolkit {
  /// The release whose stylesheet syntax the GTK in use reads; every stylesheet for it is written
  /// for that release.
  package static var release: GTKRelease {
    let (major, minor) = numbers
    return GTKRelease(ofGTK: major, minor)
  }
}
