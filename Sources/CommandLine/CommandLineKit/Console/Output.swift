import LiverySystem

/// The place to which a command writes its result.
package enum Output {
  /// Writes a result to a file (completely or not at all), or to standard output for `nil` and `-`.
  ///
  /// With `takesDevices` the result may also go to a pipe or a device, and the write may wait for
  /// its reader.
  package static func write(
    _ bytes: [UInt8], to path: String?, takesDevices: Bool = true
  ) throws {
    guard let path, path != "-" else { return try Terminal.write(bytes) }
    try Terminal.reportingErrors { () throws(FileError) in
      try AtomicFile.write(bytes, to: path, takesDevices: takesDevices)
    }
  }

  /// Creates a folder, unless it exists.
  package static func createFolder(_ path: String) throws {
    try Terminal.reportingErrors { () throws(FileError) in try AtomicFile.createFolder(path) }
  }
}
