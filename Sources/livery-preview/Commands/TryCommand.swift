import ArgumentParser
import Console
import RealApps
import ThemeArguments
import ThemeCSS
import ThemeColor
import ThemeFormats
import ThemeModel

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

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme)
  var theme: String

  @Flag(help: "Take pictures of the app's first window, out of sight, instead of showing it.")
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

  @OptionGroup var appearance: AppearanceOption

  @Option(
    help: ArgumentHelp(
      "The accent color that the desktop asks for, which libadwaita takes since 1.6.",
      valueName: "color"))
  var accent: String?

  @Option(
    help: ArgumentHelp(
      "How long the app may take to show a window for '--sheet', in seconds.", valueName: "seconds")
  )
  var timeout = 30

  @OptionGroup var target: TargetOption

  @OptionGroup var input: InputOptions

  @OptionGroup var color: ColorOption

  @Argument(
    parsing: .postTerminator, help: "The app, and its arguments.", completion: .default)
  var app: [String] = []

  func validate() throws {
    guard sheet || others.isEmpty else {
      throw ValidationError("an app is shown in one theme; '--also' goes with '--sheet'")
    }
    guard sheet == (output != nil) else {
      throw ValidationError("'--sheet' and '-o' go together")
    }
    guard (1...3_600).contains(timeout) else {
      throw ValidationError("the timeout is from 1 to 3600 seconds")
    }
    guard !app.isEmpty else {
      throw ValidationError("expected an app after '--', such as '-- gnome-calculator'")
    }
    if target.target?.isForGTK3 == true {
      throw ValidationError("GTK 3 gets a stylesheet of its own; '--target' is for GTK 4")
    }
    _ = try accentColor()
  }

  func run() throws {
    let target = target.chosen()
    let status = try output.map { try takePictures(in: $0, target) } ?? show(target)
    if status != 0 { throw ExitCode(Int32(status)) }
  }

  private func show(_ target: Target) throws -> Int {
    let library = InputOptions.library(on: target)
    let appearance = appearance
    let (first, reading) = try input.themeAndReading(theme, on: target)
    // A look that the theme does not have is an error of the command line.
    _ = try appearance.single(of: first)
    let request = AppRequest(
      theme, as: input.from, from: library, target: target, accent: try accentColor(), app: app
    ) { try appearance.single(of: $0) }
    return MainActor.assumeIsolated { AppRun(request).run(reading) }
  }

  private func takePictures(in output: String, _ target: Target) throws -> Int {
    let looks = try ([theme] + others).map { argument in
      let theme = try input.theme(argument, on: target)
      return (theme, try appearance.appearances(of: theme))
    }
    guard Set(looks.map(\.0.id)).count == looks.count else {
      throw ValidationError("two of the themes have one id, and so one folder for their pictures")
    }
    let (accent, words, timeout) = (try accentColor(), app, timeout)
    return MainActor.assumeIsolated {
      SheetRun(looks, accent: accent, target: target, app: words, output: output, timeout: timeout)
        .run()
    }
  }

  private func accentColor() throws -> Color? {
    guard let accent else { return nil }
    guard let color = CSSColor(accent)?.mapped(), color.alpha == 1 else {
      throw ValidationError("expected an opaque color, such as '#9141ac', not '\(accent)'")
    }
    return color
  }
}
