import System

/// Where a command's result goes.
package enum Output {
  /// Writes a result to a file, whole or not at all, or to standard output.
  package static func write(_ bytes: [UInt8], to path: String?, isDurable: Bool = true) throws {
    guard let path, path != "-" else { return try Terminal.write(bytes) }
    try reportingErrors { () throws(FileError) in
      try AtomicFile.write(bytes, to: path, isDurable: isDurable)
    }
  }

  /// Creates a folder, unless it is there.
  package static func createFolder(_ path: String) throws {
    try reportingErrors { () throws(FileError) in try AtomicFile.createFolder(path) }
  }

  private static func reportingErrors(_ body: () throws(FileError) -> Void) throws {
    do throws(FileError) {
      try body()
    } catch {
      Terminal.complain("\(error)")
      throw error.status
    }
  }
}
