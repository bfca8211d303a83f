import ArgumentParser
import CommandLineKit
import LiveryTry
import ThemeCSS
import ThemeModel
import ThemeProject

/// `livery-preview try ocean -- gnome-calculator` shows an app in a theme.
struct TryCommand: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows an app in a theme, in a configuration of its own, and follows the theme.",
    discussion: """
      The app starts as if for the first time, with your settings to read, on a message bus of its \
      own; one that runs already is left alone, and your configuration is not touched. Each save of \
      the theme's file shows in apps of GTK 3 and 4 without a restart. What was started ends with \
      the app, whose exit status is that of this command.
      """)

  @Argument(
    help: "A theme's file, its id, or '-'; none with a matrix that names themes.",
    completion: .theme)
  var theme: String?

  @Flag(help: "Take pictures of the first window of apps, out of sight, instead of showing it.")
  var sheet = false

  @Option(
    name: .customLong("also"), parsing: .upToNextOption,
    help: ArgumentHelp("Other themes for '--sheet'.", valueName: "themes"), completion: .theme)
  var others: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the pictures of '--sheet'.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Take each picture of '--sheet' twice, and name those that differ by themselves.")
  var twice = false

  @OptionGroup var matrix: MatrixOptions

  @Option(
    help: ArgumentHelp(
      "How long the app may take to show a window for '--sheet', in seconds.", valueName: "seconds")
  )
  var timeout = 30

  @OptionGroup var target: TargetOption

  @OptionGroup var strict: StrictOption

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  @OptionGroup var apps: AppOptions

  func validate() throws {
    guard sheet || others.isEmpty else {
      throw ValidationError("an app is shown in one theme; '--also' needs '--sheet'")
    }
    guard sheet == (output != nil) else {
      throw ValidationError("'--sheet' and '-o' go together")
    }
    guard sheet || (apps.script == nil && !twice && matrix.matrix == nil) else {
      throw ValidationError("'--script', '--twice' and '--matrix' need '--sheet'")
    }
    guard (1...3_600).contains(timeout) else {
      throw ValidationError("the timeout is from 1 to 3600 seconds")
    }
    if target.target?.isForGTK3 == true {
      throw ValidationError("GTK 3 gets a stylesheet of its own; '--target' is for GTK 4")
    }
  }

  func run() throws {
    let target = target.chosen()
    let status = try output.map { try takePictures(in: $0, target) } ?? show(target)
    if status != 0 { throw ExitCode(Int32(status)) }
  }

  /// The command that starts a process for crash tests of stylesheets.
  private static let crashTest = ["/proc/self/exe", CrashTestWorkerCommand.name]

  private func show(_ target: Target) throws -> Int {
    let matrix = try matrix.matrix(of: themes)
    guard let theme, let block = matrix.blocks.first else { return 0 }
    let apps = try apps.wanted()
    guard apps.count == 1, let app = apps.first else {
      throw ValidationError("one app is shown; name it by '--app', or take '--sheet'")
    }
    let (first, reading) = try input.themeAndReading(
      theme, on: target, isStrict: strict.isStrict)
    // A missing variant of the theme is an error of the command line.
    _ = try variant(of: first, in: block)
    let request = AppRequest(
      theme, as: input.from, from: InputOptions.library(on: target), target: target,
      app: app.command,
      crashTest: Self.crashTest
    ) { try variant(of: $0, in: block) }
    return MainActor.assumeIsolated { AppRun(request).run(reading) }
  }

  /// The single variant of a theme to show: the chosen one, or its first appearance.
  private func variant(of theme: Theme, in block: Matrix.Block) throws -> AppVariant {
    guard block.isOfOneLook else {
      throw ValidationError("an app is shown in one variant; '--sheet' takes several")
    }
    let all = try variants(of: theme, in: [block])
    return all[0]
  }

  private func variants(of theme: Theme, in blocks: [Matrix.Block]) throws -> [AppVariant] {
    let variants = try theme.variants(in: blocks) { _, error in
      if !matrix.passesOverMissing { throw ValidationError("\(error)") }
    }
    return try variants.map {
      AppVariant(try AppearanceOption.parse($0.appearance, for: theme), $0)
    }
  }

  private func takePictures(in output: String, _ target: Target) throws -> Int {
    let found = try matrix.matrix(of: themes).themes.map { argument, blocks in
      let theme = try input.theme(argument, on: target, isStrict: strict.isStrict)
      return (theme, try variants(of: theme, in: blocks))
    }
    guard Set(found.map(\.0.id)).count == found.count else {
      throw ValidationError("two of the themes have one id, and so one folder for their pictures")
    }
    let apps = try apps.withScripts()
    try Matrix.check(found.reduce(0) { $0 + $1.1.count } * apps.count)
    var request = SheetRequest(
      found, target: target, apps: apps, output: output,
      crashTest: Self.crashTest)
    (request.timeout, request.isTwice) = (timeout, twice)
    let wanted = request
    return MainActor.assumeIsolated { SheetRun(wanted).run() }
  }

  private var themes: [String] { (theme.map { [$0] } ?? []) + others }
}

extension Matrix.Block {
  /// Whether each axis has at most one value.
  fileprivate var isOfOneLook: Bool {
    [appearances?.count, accents?.count, textScales?.count, directions?.count]
      .allSatisfy { ($0 ?? 1) == 1 }
  }
}
