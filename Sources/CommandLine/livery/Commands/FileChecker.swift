import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// Checks the files of a run, and fixes them if the options ask for it.
struct FileChecker {
  /// A file with its findings, and the exit status that follows from them.
  typealias Outcome = (file: CheckedFile, status: Status)

  let options: Check
  let library: ThemeLibrary
  let configurations: ProjectConfigurations
  private let baselines: Baselines

  /// The files at the revision with which findings are compared.
  let earlier: RevisionFiles?

  init(_ options: Check) throws {
    self.options = options
    earlier = try options.since.files(around: options.files)
    library = ThemeLibrary.ofUser().inProjects(configuration: options.project.config)
    configurations = ProjectConfigurations(named: options.project.config)
    baselines = Baselines(options.known)
  }

  /// How many files are read ahead at the same time.
  static let batchSize = 64

  /// Checks files, and fixes them with `--fix`.
  ///
  /// - Parameter arguments: The files, which are read on all processors.
  /// - Returns: The outcomes, in the order of the files; each is computed when requested.
  func check(_ arguments: ArraySlice<ThemeArgument>) -> some Sequence<Result<Outcome, any Error>> {
    let files = arguments.map { file in
      (
        argument: file,
        earlier: earlier.flatMap { EarlierFile(of: file.text, in: $0) },
        configuration: Result { try configurations.configuration(for: file.text) }
      )
    }
    if files.count > 1, let configuration = try? files.first?.configuration.get() {
      Linter.prepare(for: options.readers.target, under: configuration)
    }
    let (library, format, target) = (library, options.input.from, options.readers.target)
    let checked = files.concurrentMap { file in
      Result {
        let configuration = try file.configuration.get()
        let reading = try file.argument.read(in: library, as: format)
        let known = file.earlier.flatMap { earlier in
          (try? library.read(earlier.path, as: format)).map {
            earlier.findings(of: $0, on: target, under: configuration)
          }
        }
        return Checked(
          reading: reading,
          findings: reading.findings(on: target, under: configuration).map {
            file.argument.isListed && $0.isOfTemplate ? $0.with(.note) : $0
          },
          configuration: configuration,
          known: known.map { FindingBaseline(of: $0, at: ConfigurationFile.name) })
      }
    }
    return checked.lazy.map { checked in Result { try outcome(of: checked.get()) } }
  }

  /// A file after reading.
  private struct Checked {
    let reading: ThemeReading
    let findings: [Finding]
    let configuration: ProjectConfiguration

    /// The findings of the file at the revision.
    let known: FindingBaseline?
  }

  /// The files that were added, removed or renamed since the revision, as lines for people.
  func changes(of checked: [CheckedFile]) throws -> [String] {
    guard let earlier else { return [] }
    let changes = try ThemeFileChanges(
      of: checked.map(\.text.file), in: options.files, since: earlier, library: library
    ) { file in
      try !configurations.configuration(for: RegularFile.folder(of: file)).excludes(file)
    }
    return changes.lines(since: earlier.revision)
  }

  /// The outcome of a file that cannot be read by its name.
  func check(_ file: ThemeArgument, with problem: FileError) throws -> Outcome {
    let text = SourceText(file: file.text, bytes: [])
    let finding = Finding(
      .error, "syntax/encoding", at: text.location(of: 0..<0), problem.reason)
    let configuration = try configurations.configuration(for: file.text)
    let isKnown = earlier.map { EarlierFile(of: file.text, in: $0) != nil } ?? false
    let findings = isKnown ? [] : try baselines.new(among: [finding], under: configuration)
    return (CheckedFile(text, findings), findings.isEmpty ? .fine : .findings)
  }

  /// Leaves out known findings, and fixes the others if the options ask for it.
  private func outcome(of checked: Checked) throws -> Outcome {
    let (reading, configuration) = (checked.reading, checked.configuration)
    let new = { (findings: [Finding]) in
      let findings = try baselines.new(among: findings, under: configuration)
      return checked.known?.new(among: findings) ?? findings
    }
    var file = CheckedFile(reading, try new(checked.findings))
    var status = Status.fine
    if options.fix || options.diff {
      (file, status) = try fix(file, reading) { fixed in
        try new(fixed.findings(on: options.readers.target, under: configuration))
      }
    }
    if options.diff { return (file, status) }
    let worst = file.findings.map(\.severity).max() ?? .note
    let fails = worst == .error || worst == .warning && options.strict
    return (file, fails ? status.worse(.findings) : status)
  }
}

extension ThemeReading {
  /// Every finding that counts in the project of the file.
  fileprivate func findings(
    on target: Target?, under configuration: ProjectConfiguration
  ) -> [Finding] {
    Linter.check(
      self, at: files.isEmpty ? nil : text.file, target: target, under: configuration)
  }
}
