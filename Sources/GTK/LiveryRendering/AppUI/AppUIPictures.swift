import LiveryAdwaita
package import LiveryGallery
import LiverySystem
import ThemeSource

/// Copies of the files that a user's UI file shows, which nobody else can change.
///
/// GTK opens a file by its path after it was checked: so it gets the path of the checked copy.
package final class AppUIPictures {
  private static let byteLimit = 32 * 1024 * 1024

  /// The maximum number of pixels of one picture, and of all: a picture of 8K has 33 million.
  private static let pixelLimit = 40_000_000
  private static let sumLimit = 100_000_000

  /// The folder of the files; `nil` if there is no UI file.
  private let source: String?
  private let probe: PictureProbe?
  private var folder: PrivateFolder?
  private var count = 0

  /// The processor time that its pictures have taken, in ms, and the pictures that took too much.
  private var usedTime = 0
  private var refused: [String: String] = [:]
  private var pixels = 0

  /// Creates copies for the UI file in a folder, or for one without a folder.
  package convenience init(of source: String?) {
    self.init(of: source, probe: nil)
  }

  /// Creates copies, and a process that decodes pictures before GTK does.
  init(of source: String?, probe: PictureProbe?) {
    (self.source, self.probe) = (source, probe)
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

  /// Writes a copy of a picture, after a check that it is one.
  private func place(_ bytes: [UInt8], of path: String) throws(UnreadFile) -> PlacedFile {
    if let reason = refused[path] { throw .because(reason) }
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
    // GTK decodes PNG itself, independent of gdk-pixbuf.
    let png = PictureSize(ofPNG: bytes)
    guard
      let size = png ?? Texture.size(ofFile: copy).map(PictureSize.init)
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
    if png == nil, let reason = decode(copy) {
      refused[path] = reason
      throw .because(reason)
    }
    return PlacedFile(path: path, copy: copy)
  }

  /// Decodes a picture in another process; returns why GTK does not get it, `nil` if it does.
  private func decode(_ copy: String) -> String? {
    switch probe?.answer(for: copy) {
    case nil: return nil
    case .slow: return "it takes the processor more than \(PictureProbe.limit) s"
    case .died(let signal):
      return
        "what decodes it was killed by signal \(signal) (\(ProcessEnding.name(ofSignal: signal)))"
    case .decoded(let milliseconds):
      usedTime += milliseconds
      return usedTime > PictureProbe.sumLimit * 1_000
        ? "the pictures take the processor more than \(PictureProbe.sumLimit) s together" : nil
    }
  }
}
