import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// Checks the files of a run, and fixes them where that is asked for.
struct FileChecker {
  private let options: Check
  private let configurations: ProjectConfigurations
  private let baselines: Baselines
  private let library: ThemeLibrary

  init(_ options: Check) {
    self.options = options
    library = ThemeLibrary.ofUser().inProjects(configuration: options.project.config)
    configurations = ProjectConfigurations(named: options.project.config)
    baselines = Baselines(options.known)
  }

  /// How many files are read ahead at the same time.
  static let batchSize = 64

  /// Checks files, and fixes them with `--fix`.
  ///
  /// - Parameter paths: The files, which are read on all processors.
  /// - Returns: For each, what it comes to once it is asked for, in their order.
  func check(
    _ paths: [String]
  ) -> some Sequence<Result<(file: CheckedFile, status: Status), any Error>> {
    let judge = Judge(library: library, format: options.input.from, target: options.target)
    let files = paths.map { path in
      (path: path, configuration: Result { try configurations.configuration(for: path) })
    }
    if files.count > 1, let configuration = try? files.first?.configuration.get() {
      Linter.prepare(for: options.target, under: configuration)
    }
    let judged = files.concurrentMap { file in
      file.configuration.flatMap { configuration in
        Result { try judge.judgement(of: file.path, under: configuration) }
      }
    }
    return judged.lazy.map { judged in
      Result { try finish(try judged.get(), by: judge) }
    }
  }

  /// What a file comes to that cannot be read by its name.
  func check(
    _ file: ThemeArgument, with problem: FileError
  ) throws -> (file: CheckedFile, status: Status) {
    let text = SourceText(file: file.text, bytes: [])
    let finding = Finding(
      .error, "syntax/encoding", at: text.location(of: 0..<0), problem.reason)
    let configuration = try configurations.configuration(for: file.text)
    let findings = try baselines.new(among: [finding], under: configuration)
    return (CheckedFile(text, findings), findings.isEmpty ? .fine : .findings)
  }

  /// Leaves out what is known, and fixes what is to be fixed.
  private func finish(
    _ judged: Judge.Judgement, by judge: Judge
  ) throws -> (file: CheckedFile, status: Status) {
    let configuration = judged.configuration
    let new = { try baselines.new(among: $0, under: configuration) }
    var file = CheckedFile(judged.reading, try new(judged.findings))
    var status = Status.fine
    let fixer = Fixer(
      library: library, changesDesign: options.unsafeFixes, onlyShows: options.diff,
      findings: { try new(judge.findings(of: $0, under: configuration)) })
    if options.fix || options.diff, fixer.mends(file.findings) {
      (file, status) = try fixer.fix(file, judged.reading)
    }
    if options.diff { return (file, status) }
    let worst = file.findings.map(\.severity).max() ?? .note
    let fails = worst == .error || worst == .warning && options.strict
    return (file, fails ? status.worse(.findings) : status)
  }
}

/// Reads files and finds what is wrong with them, many at the same time.
private struct Judge: Sendable {
  let library: ThemeLibrary
  let format: ThemeFormat?
  let target: Target?

  /// A file with all that is found in it.
  struct Judgement: Sendable {
    let reading: ThemeReading
    let findings: [Finding]
    let configuration: ProjectConfiguration
  }

  func judgement(of path: String, under configuration: ProjectConfiguration) throws -> Judgement {
    let reading = try library.read(path, as: format)
    return Judgement(
      reading: reading, findings: findings(of: reading, under: configuration),
      configuration: configuration)
  }

  func findings(of reading: ThemeReading, under configuration: ProjectConfiguration) -> [Finding] {
    Linter.check(
      reading, at: reading.files.isEmpty ? nil : reading.text.file, target: target,
      under: configuration)
  }
}
