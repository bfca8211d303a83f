import Glibc

extension RegularFile {
  /// The content of a regular file that lies in a folder or below it, links followed.
  ///
  /// What is checked is the file that is read, whatever happens to its path in between.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - folder: The folder.
  ///   - limit: The most bytes that the file may have.
  /// - Returns: The bytes of the file.
  /// - Throws: Why it cannot be read; `outside` where it does not lie in the folder.
  package static func read(
    _ path: String, inside folder: String, upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    // A descriptor that only names the file: opening a pipe or a device may do something.
    let place = open(path, openPath | O_CLOEXEC)
    guard place >= 0 else { throw FileError(.read, path) }
    defer { close(place) }
    let name = "/proc/self/fd/\(place)"
    guard let real = target(ofLink: name), let root = realPath(folder) else {
      throw FileError(.read, path)
    }
    guard real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw FileError(.read, path, reason: outside)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(name, upTo: limit + 1)
    } catch {
      throw FileError(.read, path, reason: error.reason)
    }
    guard bytes.count <= limit else {
      throw FileError(.read, path, reason: "it has more than \(text(ofSize: limit))")
    }
    return bytes
  }

  /// A number of bytes, in MiB where it is a whole number of them.
  private static func text(ofSize size: Int) -> String {
    size > 0 && size.isMultiple(of: 1 << 20) ? "\(size >> 20) MiB" : "\(size) bytes"
  }

  /// The reason for a file that lies elsewhere.
  package static let outside = "it lies outside of the folder"

  /// `O_PATH` of Linux's open(2), which Swift's Glibc lacks; the same number on all its platforms.
  private static let openPath: Int32 = 0o10000000
}
