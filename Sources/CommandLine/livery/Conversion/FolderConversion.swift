import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeFormats
import ThemeProject
import ThemeSource

/// Makes a file in a folder of each theme of another folder, or of each of some files.
struct FolderConversion {
  /// Where the themes are.
  enum Source {
    case folder(String)

    /// Files, or themes by their ids.
    case themes([String])
  }

  let source: Source
  let destination: String
  let sourceFormat: ThemeFormat?

  /// The library that reads them.
  let library: ThemeLibrary

  /// What becomes of a theme; it is called on all processors.
  let convert: @Sendable (ThemeReading) throws -> ConvertedTheme
  let overwriting: OverwriteOption

  /// The parts that the format cannot express, with the number of files; each is printed once.
  private(set) var omissions: [(finding: Finding, count: Int)] = []

  /// Converts the files, and prints why some cannot be converted; the worst status is thrown.
  mutating func run() throws {
    let (files, linkStatus, isExcluded) = try files()
    try Output.createFolder(destination)
    var (status, hasPassedOver) = (linkStatus, false)
    var progress = Progress(count: files.count)
    var written: [String: String] = [:]
    var pending: [Pending] = []
    var rest = files[...]
    while !rest.isEmpty || !pending.isEmpty {
      let part = rest.prefix(Self.atOnce)
      rest = rest.dropFirst(part.count)
      let outcomes = outcomes(of: Array(part), writing: pending)
      for (theme, outcome) in zip(pending, outcomes) {
        guard let failure = outcome.failure else { continue }
        progress.clear()
        Terminal.printError("\(failure)")
        written[theme.name] = nil
        status = status.worse(failure.status)
      }
      pending = []
      for (file, outcome) in zip(part, outcomes) {
        guard let result = outcome.result else { continue }
        defer { progress.advance() }
        do {
          if let theme = try checked(result, of: file, &written, progress) {
            pending.append(theme)
          }
        } catch let worse as Status {
          status = status.worse(worse)
        } catch let error as ValidationError {
          progress.clear()
          Terminal.say("'\(file)' is skipped: \(error.message)")
          hasPassedOver = true
        }
      }
    }
    progress.clear()
    printOmissions()
    if case .folder(let source) = source, written.isEmpty, status == .fine, !hasPassedOver,
      !isExcluded
    {
      Terminal.printError("no theme is in '\(source)'")
      throw Status.unrecognized
    }
    Terminal.say("\(written.count) of \(files.count) files are written to '\(destination)'")
    if status != .fine { throw status }
  }

  /// The files to read; those of a folder that lie elsewhere are printed, and left out.
  private func files() throws -> (files: [String], status: Status, isExcluded: Bool) {
    switch source {
    case .themes(let themes): (themes, .fine, false)
    case .folder(let folder): try files(in: folder)
    }
  }

  private func files(
    in source: String
  ) throws -> (files: [String], status: Status, isExcluded: Bool) {
    guard let all = ThemeLibrary.files(in: source) else {
      Terminal.printError("'\(source)' cannot be read as a folder")
      throw Status.unreadable
    }
    let configuration = try ProjectConfigurations(saysWarnings: false).configuration(for: source)
    let parts = ThemeParts(of: all, in: library, as: sourceFormat)
    var files = all.filter { parts.whole(of: $0) == nil && !configuration.excludes($0) }
    try overwriting.keep(folder: source, from: destination)
    var status = Status.fine
    for file in files where RegularFile.isLink(file, outOf: source) {
      Terminal.printError("\(FileError(.read, file, reason: RegularFile.linkedElsewhere))")
      status = .unreadable
    }
    files.removeAll { RegularFile.isLink($0, outOf: source) }
    return (files, status, all.contains(where: configuration.excludes))
  }

  /// The most files that are read before the first of them is written, so that memory is bounded.
  private static let atOnce = 64

  /// A theme that is to be written.
  private struct Pending: Sendable {
    let name: String
    let path: String
    let theme: WrittenTheme

    func write() throws(FileError) { try theme.write(to: path, isDurable: false) }

    /// Writes it, and returns why it could not be written.
    func failure() -> FileError? {
      do throws(FileError) {
        try write()
        return nil
      } catch {
        return error
      }
    }
  }

  /// What became of a file, and why a theme could not be written.
  private typealias Outcome = (result: Result<ConvertedTheme, any Error>?, failure: FileError?)

  /// Reads and converts some files while writing the results of others, on all processors.
  ///
  /// A folder can create only one file at a time, so processors that only write would wait for each
  /// other.
  private func outcomes(of files: [String], writing themes: [Pending]) -> [Outcome] {
    let (library, sourceFormat, convert) = (library, sourceFormat, convert)
    let isFolder = if case .folder = source { true } else { false }
    return Array(0..<max(files.count, themes.count)).concurrentMap { index -> Outcome in
      let failure = index < themes.count ? themes[index].failure() : nil
      guard index < files.count else { return (nil, failure) }
      let result = Result {
        try convert(
          isFolder
            ? library.readFile(files[index], as: sourceFormat)
            : library.read(files[index], as: sourceFormat))
      }
      return (result, failure)
    }
  }

  /// The output for a file, after its errors are printed; `nil` for a file that is not a theme, or
  /// is already written.
  private mutating func checked(
    _ result: Result<ConvertedTheme, any Error>, of file: String, _ written: inout [String: String],
    _ progress: Progress
  ) throws -> Pending? {
    let converted: ConvertedTheme
    do {
      converted = try result.get()
    } catch let error as ThemeFileError {
      // A folder may hold other files; only those with the name of a theme have to be one.
      if case .folder = source, case .unrecognized = error, ThemeFormat(ending: file) == nil {
        return nil
      }
      progress.clear()
      Terminal.printError("\(error)")
      throw error.status
    }
    let findings = converted.findings
    // The notes on a whole folder would hide the important findings; 'check' prints them.
    let shown = findings.filter { $0.severity != .note }
    if !shown.isEmpty {
      progress.clear()
      try? FindingPrinter(stream: .error).write(shown, of: converted.text)
    }
    if !converted.lines.isEmpty { progress.clear() }
    for line in converted.lines { Terminal.say("'\(file)': \(line)") }
    guard let theme = converted.theme else { throw converted.status }
    let name = converted.name
    if let other = written[name] {
      progress.clear()
      Terminal.printError("'\(file)' would be written over '\(other)', which has the same id")
      throw Status.unwritable
    }
    let path = "\(destination)/\(name)"
    let whole = converted.linked.map { theme.carrying($0) } ?? theme
    let inputs = if case .themes(let themes) = source { themes } else { [String]() }
    try overwriting.keep(inputs, from: whole.outputs(from: path), in: destination, progress.clear)
    written[name] = file
    for finding in findings where finding.rule == "format/omitted" { count(finding) }
    let pending = Pending(name: name, path: path, theme: whole)
    // Files that go along may have the names of another theme's, which the next check must see.
    guard whole.files.count > theme.files.count else { return pending }
    try Terminal.reportingErrors { () throws(FileError) in try pending.write() }
    return nil
  }

  private mutating func count(_ omission: Finding) {
    let known = omissions.firstIndex { $0.finding.message == omission.message }
    if let known {
      omissions[known].count += 1
    } else {
      omissions.append((omission, 1))
    }
  }

  private func printOmissions() {
    for (finding, count) in omissions {
      Terminal.say(
        count == 1
          ? "\(finding)" : "\(count) files: \(finding.severity): \(finding.message)")
    }
  }
}
