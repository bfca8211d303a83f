import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiverySystem
import ThemeSource

/// A PNG file that is compared with another.
nonisolated struct PictureFile {
  let path: String
  let bytes: [UInt8]

  /// More bytes than a picture of the most pixels has without compression.
  private static let sizeLimit = WindowSize.mostPixels * 4 + (1 << 20)

  init(_ path: String) throws(PicturesError) {
    self.path = path
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: PictureFile.sizeLimit)
    } catch {
      throw PicturesError("\(error)", .unreadable)
    }
  }

  /// Decodes the picture; a tiny file that would decode to a picture as large as the memory is
  /// refused.
  func decoded() throws(PicturesError) -> Bitmap {
    let broken = PicturesError(
      "'\(path)' cannot be read as a picture: it is broken, cut off or no PNG file", .unreadable)
    guard let size = PictureSize(ofPNG: bytes) else { throw broken }
    guard size.pixels <= WindowSize.mostPixels else {
      throw PicturesError(
        "'\(path)' has \(size.width)x\(size.height) px, and a picture has at most "
          + "\(WindowSize.mostPixels) pixels", .unreadable)
    }
    guard let picture = Bitmap(encoded: bytes) else { throw broken }
    return picture
  }
}
