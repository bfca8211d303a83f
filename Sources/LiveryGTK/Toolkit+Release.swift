package import Adwaita
package import GTKKnowledge

extension Toolkit {
  /// The release whose dialect the GTK in use reads, so that every stylesheet for it is written so.
  package static var release: GTKRelease {
    let (major, minor) = numbers
    return GTKRelease(ofGTK: major, minor)
  }
}
