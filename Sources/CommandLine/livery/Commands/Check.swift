import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// `livery check FILE` prints every finding, and exits with 1 if there is an error.
struct Check: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prints every problem of themes, each with its place.")

  @Argument(help: "Files, folders, ids, or '-'.", completion: .theme) var files: [String] = []
  @Flag(help: "Count warnings as errors.") var strict = false
  @Flag(help: "Write the safe changes that findings suggest into the files.") var fix = false
  @Flag(help: "With '--fix' or '--diff': also those that change the design, such as a color.")
  var unsafeFixes = false
  @Flag(help: "Print what '--fix' would change, and change nothing, with '--fix' or without.")
  var diff = false
  @Option(help: "How to print: \(ReportFormat.choices).") var format = ReportFormat.text
  @OptionGroup var readers: ReadersOption
  @Flag(help: "Print the rules, as text or json, and judge nothing.") var listRules = false
  @OptionGroup var input: InputOptions
  @OptionGroup var project: ProjectOption
  @OptionGroup var known: BaselineOption
  @OptionGroup var since: SinceOption
  @OptionGroup var color: ColorOption

  func validate() throws {
    if listRules {
      guard files.isEmpty, !fix, !diff, format == .text || format == .json else {
        throw ValidationError("'--list-rules' takes only '--format text' or '--format json'")
      }
    } else if files.isEmpty {
      throw ValidationError("expected a theme's file, its id, a folder of them, or '-'")
    }
    if fix, files.contains("-") {
      throw ValidationError("'--fix' writes into files, and standard input is none")
    }
    if diff, format != .text {
      throw ValidationError("'--diff' prints a diff; leave out '--format'")
    }
    if since.since != nil, known.writeBaseline != nil {
      throw ValidationError("'--since' and '--write-baseline' exclude each other")
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("'--unsafe-fixes' needs '--fix' or '--diff'")
    }
  }

  func run() throws {
    if listRules { return try Terminal.write(RuleTable(isJSON: format == .json).text) }
    var status = Status.fine
    var checked: [CheckedFile] = []
    let checker = try FileChecker(self)
    let found = try files.flatMap {
      try ThemeArgument.expand(
        $0, in: checker.configurations, taking: .themeBesideOlder)
    }
    let named = found.filter { !$0.isExcluded }
    status = status.worse(sayWhatIsExcluded(of: found))
    let list = named.filter { $0.problem == nil }
      .withoutParts(in: checker.library, as: input.from)
    var passedOver: [String] = []
    var progress = Progress(count: list.count)
    let results = stride(from: 0, to: list.count, by: FileChecker.batchSize).lazy.flatMap { start in
      let batch = list[start...].prefix(FileChecker.batchSize)
      return zip(batch, checker.check(batch))
    }
    var reported = ReportedFindings()
    var equal = EqualFiles()
    let add = { (result: FileChecker.Outcome) in
      status = status.worse(result.status)
      var file = list.count > 1 ? reported.new(in: result.file) : result.file
      // A baseline has the findings of each file.
      if known.writeBaseline == nil { file = equal.new(in: file) }
      checked.append(file)
      if format == .text, !diff, known.writeBaseline == nil {
        progress.clear()
        try FindingPrinter(stream: .output).write(file.findings, of: file.text)
      }
    }
    for file in named where !file.isLinkedElsewhere {
      try file.problem.map { try add(checker.check(file, with: $0)) }
    }
    for (file, result) in results {
      progress.advance()
      do {
        try add(result.get())
      } catch let error as ThemeFileError {
        if file.ignores(error) {
          let isBaseline = FindingBaseline.isOne(file.text)
          if file.mayBeATheme, !isBaseline { passedOver.append(file.text) }
          continue
        }
        progress.clear()
        Terminal.printError("\(error)")
        status = status.worse(error.status)
      }
    }
    progress.clear()
    named.saySkippedLinks()
    if found.allSatisfy({ $0.isListed && !$0.isExcluded }), checked.isEmpty, status == .fine {
      Terminal.printError("no theme is in \(files.map { "'\($0)'" }.joined(separator: ", "))")
      status = .unrecognized
    }
    if known.writeBaseline != nil {
      try known.write(checked.findings)
      if status != .fine, status != .findings { throw status }
      return
    }
    if !diff { say(equal) }
    try report(checked, passedOver)
    if format == .text, !diff { try checker.changes(of: checked).forEach(Terminal.say) }
    if status != .fine { throw status }
  }

  /// Prints which files have their findings at others with the same content.
  private func say(_ equal: EqualFiles) {
    guard !equal.copies.isEmpty else { return }
    let copies = equal.copies.map { "'\($0.copy)' (as '\($0.first)')" }.firstFive
    Terminal.say("the same as another file, with its findings listed there: \(copies)")
  }

  /// Prints which of the named files the configuration excludes, and a note if it excludes all.
  private func sayWhatIsExcluded(of found: [ThemeArgument]) -> Status {
    for file in found where file.isExcluded && !file.isListed {
      Terminal.say("'\(file.text)' is left out by 'exclude' in the configuration")
    }
    guard found.contains(where: \.isListed), found.allSatisfy(\.isExcluded) else { return .fine }
    Terminal.printError(
      "'exclude' in the configuration leaves out every file of "
        + files.map { "'\($0)'" }.joined(separator: ", "))
    return .usage
  }

  /// Prints the results that are not printed per file.
  private func report(_ checked: [CheckedFile], _ passedOver: [String]) throws {
    if let report = format.report(
      of: checked, by: "livery check", version: Version.current, isStrict: strict)
    {
      try Terminal.write(report)
    }
    let hasFindings = checked.contains { !$0.findings.isEmpty }
    if format == .text, !diff, hasFindings || !checked.isEmpty && Terminal.Stream.error.isTerminal {
      Terminal.say(summary(of: checked))
    }
    if format == .text, !diff, !passedOver.isEmpty {
      Terminal.say("skipped, since they are not themes: \(passedOver.map { "'\($0)'" }.firstFive)")
    }
  }

  /// The counts of files and of findings by severity, and of those that can be fixed.
  private func summary(of files: [CheckedFile]) -> String {
    let findings = files.flatMap(\.findings)
    let counts = Finding.Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.counted("\(severity)")
    }
    // An imported file is fixed under its own name.
    let fixes = files.flatMap { file in
      file.findings.compactMap(\.fix).filter { $0.location.file == file.text.file }
    }
    let safe = fix ? 0 : fixes.count(where: \.isSafe)
    let unsafe = unsafeFixes ? 0 : fixes.count { !$0.isSafe }
    let offers = [
      safe == 0 ? nil : "'--fix' fixes \(safe) of them",
      unsafe == 0
        ? nil : "'--fix --unsafe-fixes' fixes \(unsafe)\(safe == 0 ? " of them" : " more")",
    ].compactMap(\.self)
    return
      ([
        "\(files.count.counted("file")): "
          + (counts.isEmpty ? "nothing to report" : counts.joined(separator: ", "))
      ] + offers).joined(separator: "; ")
  }
}
