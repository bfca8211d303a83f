import Console
import ThemeArguments
import ThemeFormats
import ThemeLint
import ThemeSource

/// Checks the files of a run, and fixes them where that is asked for.
struct FileChecker {
  private let options: Check
  private let configurations: ProjectConfigurations
  private let baselines: Baselines
  private let library: ThemeLibrary

  init(_ options: Check) {
    self.options = options
    library = InputOptions.library.inProjects(configuration: options.project.config)
    configurations = ProjectConfigurations(named: options.project.config)
    baselines = Baselines(options.known)
  }

  /// Checks a file, and fixes it with `--fix`.
  func check(_ path: String) throws -> (file: CheckedFile, status: Status) {
    let configuration = try configurations.configuration(for: path)
    let reading = try library.read(path, as: options.input.from)
    let findings = { (reading: ThemeReading) in
      try baselines.new(
        among: Linter.check(
          reading, at: reading.files.isEmpty ? nil : reading.text.file, target: options.target,
          under: configuration),
        under: configuration)
    }
    var file = CheckedFile(reading, try findings(reading))
    var status = Status.fine
    let fixer = Fixer(
      library: library, changesDesign: options.unsafeFixes, onlyShows: options.diff,
      findings: findings)
    if options.fix || options.diff, fixer.mends(file.findings) {
      (file, status) = try fixer.fix(file, reading)
    }
    if options.diff { return (file, status) }
    let worst = file.findings.map(\.severity).max() ?? .note
    let fails = worst == .error || worst == .warning && options.strict
    return (file, fails ? status.worse(.findings) : status)
  }
}
