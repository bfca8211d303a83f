import ThemeFormats

/// Where a command's result goes.
enum Output {
  /// Writes a result to a file, whole or not at all, or to standard output.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    guard let path, path != "-" else { return try Terminal.write(bytes) }
    do throws(AtomicFile.Problem) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      Terminal.complain("\(error)")
      throw Status.unwritable
    }
  }
}
