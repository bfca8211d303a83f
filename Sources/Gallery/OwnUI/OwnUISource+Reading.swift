package import Adwaita
import System

extension OwnUISource {
  /// The most that a file may hold, in bytes.
  private static let limit = 4 * 1024 * 1024

  /// Reads a file and prepares it.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - name: What errors call it; the last part of its path where it is `nil`.
  ///   - place: Gives what GTK may read in place of a file that is named as written.
  /// - Throws: What is wrong with the whole file.
  package init(
    reading path: String, named name: String? = nil,
    place: @escaping (String) throws(UnreadFile) -> PlacedFile
  ) throws(BuilderError) {
    let file = name ?? RegularFile.name(of: path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: Self.limit + 1)
    } catch {
      throw BuilderError(file: file, message: error.description)
    }
    guard bytes.count <= Self.limit else {
      throw BuilderError(file: file, message: "it has more than \(Self.limit) bytes")
    }
    try self.init(bytes, file: file, place: place)
  }
}
