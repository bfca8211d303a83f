import LiverySystem
import ThemeModel

extension BaseFinder {
  func picture(at address: String) -> PictureLookup {
    guard let folder else { return .found(ThemePicture(address: address, bytes: [])) }
    return PictureReader.read(address, in: folder, noting: files)
  }
}

/// A picture in a theme's folder.
enum PictureReader {
  /// Reads a picture, or finds why it cannot be shown.
  ///
  /// - Parameters:
  ///   - path: Its path from the folder.
  ///   - folder: The folder, the only one that links may lead to.
  ///   - trail: Where its path is noted.
  /// - Returns: The picture, or the reason.
  static func read(_ path: String, in folder: String, noting trail: ReadPaths) -> PictureLookup {
    trail.note("\(folder)/\(path)")
    do throws(FileError) {
      let bytes = try RegularFile.read(
        "\(folder)/\(path)", inside: folder, upTo: PictureCheck.byteLimit)
      return PictureCheck.problem(in: bytes).map(PictureLookup.unusable)
        ?? .found(ThemePicture(address: path, bytes: bytes))
    } catch {
      return .unusable(error.reason)
    }
  }
}
