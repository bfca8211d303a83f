import LiveryAdwaita
package import LiveryGallery
import LiverySystem
import ThemeSource

/// Copies of the files that a user's UI file shows, which nobody else can change.
///
/// GTK opens a file by its path, after it was checked: so it gets the path of what was checked.
package final class OwnPictures {
  /// The most bytes of a file.
  private static let byteLimit = 32 * 1024 * 1024

  /// The most pixels of one picture, and of all: a picture of 8K has 33 million.
  private static let pixelLimit = 40_000_000
  private static let sumLimit = 100_000_000

  /// The folder that they lie in; `nil` where a UI file lies in none.
  private let source: String?
  private var folder: PrivateFolder?
  private var count = 0
  private var pixels = 0

  /// Creates copies for the UI file in a folder, or for one without a folder.
  package init(of source: String?) {
    self.source = source
  }

  isolated deinit {
    folder?.remove()
  }

  /// Copies a file that is named as a UI file writes it.
  package func place(_ name: String) throws(UnreadFile) -> PlacedFile {
    guard let source else { throw .missing }
    let path = RegularFile.path(name, in: source)
    guard RegularFile.exists(path) else { throw .missing }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, inside: source, upTo: Self.byteLimit)
    } catch {
      throw .because(error.reason)
    }
    return try place(bytes, of: path)
  }

  /// Copies a file of an app's resources.
  func place(_ path: String, in resources: AppResources) throws(UnreadFile) -> PlacedFile {
    try place(resources.bytes(path, upTo: Self.byteLimit), of: path)
  }

  /// Writes a copy of a picture, once it is clear that it is one.
  private func place(_ bytes: [UInt8], of path: String) throws(UnreadFile) -> PlacedFile {
    let copy: String
    do throws(FileError) {
      folder = folder ?? PrivateFolder()
      guard let folder else { throw FileError(.read, path, reason: PrivateFolder.impossible) }
      count += 1
      copy = "\(folder.path)/\(count)-\(RegularFile.name(of: path))"
      try AtomicFile.write(bytes, to: copy, isDurable: false)
    } catch {
      throw .because(error.reason)
    }
    // GTK decodes PNG itself, whatever gdk-pixbuf can read.
    guard
      let size = PictureSize(ofPNG: bytes) ?? Texture.size(ofFile: copy).map(PictureSize.init)
    else {
      throw .because("it is no picture")
    }
    guard size.pixels <= Self.pixelLimit else {
      throw .because("it has more than \(Self.pixelLimit / 1_000_000) million pixels")
    }
    pixels += size.pixels
    guard pixels <= Self.sumLimit else {
      throw .because(
        "the pictures have more than \(Self.sumLimit / 1_000_000) million pixels together")
    }
    return PlacedFile(path: path, copy: copy)
  }
}
