import LiverySystem

/// Where a command's result goes.
package enum Output {
  /// Writes a result to a file, whole or not at all, or to standard output for `nil` and `-`.
  ///
  /// With `takesDevices` a pipe or a device is written to, which may wait for its reader.
  package static func write(
    _ bytes: [UInt8], to path: String?, takesDevices: Bool = true
  ) throws {
    guard let path, path != "-" else { return try Terminal.write(bytes) }
    try Terminal.reportingErrors { () throws(FileError) in
      try AtomicFile.write(bytes, to: path, takesDevices: takesDevices)
    }
  }

  /// Creates a folder, unless it is there.
  package static func createFolder(_ path: String) throws {
    try Terminal.reportingErrors { () throws(FileError) in try AtomicFile.createFolder(path) }
  }
}
