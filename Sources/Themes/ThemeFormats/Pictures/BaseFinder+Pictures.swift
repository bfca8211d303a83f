import LiverySystem
import ThemeModel

extension BaseFinder {
  func picture(at address: String) -> PictureLookup {
    guard let folder else { return .found(ThemePicture(address: address, bytes: [])) }
    files.note("\(folder)/\(address)")
    do throws(FileError) {
      let bytes = try RegularFile.read(
        "\(folder)/\(address)", inside: folder, upTo: PictureCheck.byteLimit)
      return PictureCheck.problem(in: bytes).map(PictureLookup.unusable)
        ?? .found(ThemePicture(address: address, bytes: bytes))
    } catch {
      return .unusable(error.reason)
    }
  }
}
