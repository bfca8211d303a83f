import Glibc

/// Reads files without waiting for pipes, filling the memory with devices, or guessing at folders.
public enum RegularFile {
  /// The content of a regular file, links followed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The bytes at which reading stops, one more than a reader takes, so that the reader
  ///     can say that the file is too large.
  /// - Returns: The bytes of the file.
  /// - Throws: Why it cannot be read.
  public static func read(_ path: String, upTo limit: Int) throws(FileError) -> [UInt8] {
    // A pipe without a writer would block the open, and with the flag it does not.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, reason: lastError) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, reason: lastError) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, reason: "it is a folder")
    default: throw FileError(.read, path, reason: "it is not a regular file")
    }
    return try read(descriptor, path, upTo: limit)
  }

  /// What standard input holds, up to a limit.
  public static func readStandardInput(upTo limit: Int) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, "-", upTo: limit)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, upTo limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.read, path, reason: lastError)
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private static var lastError: String {
    String(cString: strerror(errno)).lowercased()
  }

  /// The path with links followed and `..` taken away; `nil` where nothing is there.
  public static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder that a path lies in; `.` where it names none.
  public static func folder(of path: String) -> String {
    let cut = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    return cut.isEmpty ? "/" : String(cut)
  }

  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
