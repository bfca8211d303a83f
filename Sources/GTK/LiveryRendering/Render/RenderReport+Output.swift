import LiverySystem
import ThemeSource

extension RenderReport {
  /// The folder for new pictures, created if necessary; it may contain those of an earlier run.
  package static func output(_ path: String) throws -> OutputFolder {
    var earlier: [String] = []
    if RegularFile.realPath("\(path)/\(file)") != nil {
      guard let report = RenderReport(in: path) else {
        throw FileError(.write, path, reason: "its '\(file)' is no report of a render")
      }
      try OutputName.check(report.files, listedBy: "\(path)/\(file)")
      earlier = report.files + [file]
    }
    return try OutputFolder(path, earlier: earlier, for: [file])
  }

  /// Writes the report, and moves all listed files to the output, replacing those of an earlier
  /// run.
  package func commit(to output: OutputFolder) throws {
    try AtomicFile.write(
      Array((json.text + "\n").utf8), to: "\(output.staging)/\(Self.file)", isDurable: false)
    try output.commit(files, report: Self.file)
  }
}
