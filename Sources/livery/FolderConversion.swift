import ArgumentParser
import ThemeFormats
import ThemeSource

/// Converts each theme of a folder into a file of another.
struct FolderConversion {
  private let source: String
  private let destination: String
  private let format: ThemeFormat
  private let sourceFormat: ThemeFormat?
  private let conversion: Conversion

  init(
    _ source: String, to destination: String, as format: ThemeFormat,
    from sourceFormat: ThemeFormat?,
    conversion: Conversion
  ) {
    self.source = source
    self.destination = destination
    self.format = format
    self.sourceFormat = sourceFormat
    self.conversion = conversion
  }

  /// Converts the files, saying what is wrong with those that cannot be; the worst is thrown.
  func run() throws {
    guard let files = ThemeLibrary.files(in: source) else {
      Terminal.complain("'\(source)' cannot be read as a folder")
      throw Status.unreadable
    }
    try Output.createFolder(destination)
    var status = Status.fine
    var progress = Progress(count: files.count)
    var written: [String: String] = [:]
    for file in files {
      defer { progress.advance() }
      do {
        try convert(file, &written, progress)
      } catch let failure as Status {
        status = status.worse(failure)
      } catch let problem as ValidationError {
        progress.clear()
        Terminal.say("'\(file)' is passed over: \(problem.message)")
      }
    }
    progress.clear()
    Terminal.say("\(written.count) of \(files.count) files are written to '\(destination)'")
    if status != .fine { throw status }
  }

  private func convert(
    _ file: String, _ written: inout [String: String], _ progress: Progress
  ) throws {
    let id = ThemeLibrary.id(ofFile: file)
    let reading: ThemeReading
    do throws(ThemeFileProblem) {
      reading = try conversion.reading(ofFile: file, as: sourceFormat)
    } catch {
      // A folder holds other files too; only what is named like a theme is expected to be one.
      if case .unrecognized = error, ThemeFormat(ending: file) == nil { return }
      progress.clear()
      Terminal.complain("\(error)")
      throw error.status
    }
    let name = id + format.ending
    let (files, findings) = try conversion.convert(reading, to: format, named: name)
    // Notes on a whole folder of files would bury what matters; 'check' has them.
    let shown = findings.filter { $0.severity != .note || $0.rule == "format/omitted" }
    if !shown.isEmpty {
      progress.clear()
      try? Findings(stream: .error).write(shown, of: reading.text)
    }
    guard let files else { throw Status.findings }
    if let other = written[id] {
      progress.clear()
      Terminal.complain("'\(file)' would be written over '\(other)', which has the same id")
      throw Status.unwritable
    }
    written[id] = file
    try Output.write(files, beside: "\(destination)/\(name)", isDurable: false)
  }
}
