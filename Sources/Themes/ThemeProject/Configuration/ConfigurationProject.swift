import LiverySystem
import ThemeFormats

/// The folders whose files a `livery.toml` may extend: its project's and the user's themes.
struct ConfigurationProject {
  /// The project's folder first: the git repository of the file, or the outermost folder above it
  /// with a `livery.toml`, whichever contains the other.
  private let folders: [String]

  /// The project of a configuration's file.
  init(around path: String) {
    let folder = RegularFile.folder(of: path)
    let real = RegularFile.realPath(folder) ?? RegularFile.path(folder, in: ".")
    let outermost = Self.outermost(around: real)
    let repository = FolderWalk.repository(around: real) ?? outermost
    let project = repository.utf8.count < outermost.utf8.count ? repository : outermost
    let user = ThemeLibrary(environment: Environment.variables).userFolder
    folders = [project] + [user].compactMap(\.self)
  }

  private static func outermost(around folder: String) -> String {
    RegularFile.folders(from: folder).dropLast()
      .last { RegularFile.exists("\($0)/\(ConfigurationFile.name)") } ?? folder
  }

  /// The project's own folder.
  var folder: String { folders[0] }

  /// Whether a file is inside one of the folders; links are followed.
  func holds(_ path: String) -> Bool {
    let real = RegularFile.realPath(path) ?? RegularFile.path(path, in: ".")
    return folders.compactMap(RegularFile.realPath).contains {
      real == $0 || real.hasPrefix($0 == "/" ? $0 : $0 + "/")
    }
  }

  /// Why a file outside of the folders is not read.
  var refusal: String { "it lies outside of the project '\(folders[0])'" }

  /// The content of a regular file in one of the folders; links are followed.
  func read(_ path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile.read(path, insideAnyOf: folders, upTo: limit)
    } catch {
      guard error.reason == RegularFile.outside else { throw error }
      throw FileError(.read, path, reason: refusal)
    }
  }
}
