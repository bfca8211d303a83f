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
  ///   - path: Its path relative to the folder.
  ///   - folder: The folder; links must not leave the theme that it belongs to.
  ///   - trail: Collects its path.
  /// - Returns: The picture, or the reason.
  static func read(_ path: String, in folder: String, noting trail: ReadPaths) -> PictureLookup {
    trail.note("\(folder)/\(path)")
    do throws(FileError) {
      let bytes = try RegularFile.read(
        "\(folder)/\(path)", inside: ThemeRoot.of(folder), upTo: PictureCheck.byteLimit)
      return PictureCheck.problem(in: bytes).map(PictureLookup.unusable)
        ?? .found(ThemePicture(address: path, bytes: bytes))
    } catch {
      return .unusable(error.reason)
    }
  }
}
