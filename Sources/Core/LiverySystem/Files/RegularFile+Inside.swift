import Glibc

extension RegularFile {
  /// Reads a regular file inside a folder or its subfolders; links are followed.
  ///
  /// The open file itself is checked, so its path may change meanwhile.
  ///
  /// - Throws: An error if it cannot be read; `outside` if it is not in the folder.
  package static func read(
    _ path: String, inside folder: String, upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    try read(path, insideAnyOf: [folder], upTo: limit)
  }

  /// Reads a regular file inside one of several folders or their subfolders; links are followed.
  package static func read(
    _ path: String, insideAnyOf folders: [String], upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    // A descriptor that only names the file: opening a pipe or a device may do something.
    let place = open(path, openPath | O_CLOEXEC)
    guard place >= 0 else { throw FileError(.read, path) }
    defer { close(place) }
    let name = "/proc/self/fd/\(place)"
    guard let real = target(ofLink: name) else { throw FileError(.read, path) }
    let isInside = folders.compactMap(realPath).contains { root in
      real.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
    guard isInside else { throw FileError(.read, path, reason: outside) }
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

  /// A number of bytes as text, in MiB or KiB if it is a multiple.
  private static func text(ofSize size: Int) -> String {
    guard size > 0, size.isMultiple(of: 1 << 10) else { return "\(size) bytes" }
    return size.isMultiple(of: 1 << 20) ? "\(size >> 20) MiB" : "\(size >> 10) KiB"
  }

  /// The reason for a file that is not in the folder.
  package static let outside = "it lies outside of the folder"

  /// `O_PATH` of Linux's open(2), which Swift's Glibc lacks; the same number on all its platforms.
  static let openPath: Int32 = 0o10000000
}
