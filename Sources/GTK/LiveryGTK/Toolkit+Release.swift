package import GTKKnowledge
package import LiveryAdwaita

extension Toolkit {
  /// The release whose dialect the GTK in use reads, so that every stylesheet for it is written so.
  package static var release: GTKRelease {
    let (major, minor) = numbers
    return GTKRelease(ofGTK: major, minor)
  }
}
