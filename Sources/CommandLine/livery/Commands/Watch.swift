import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeModel

/// `livery watch mine.livery.toml -o gtk.css` writes the stylesheet at each save.
struct Watch: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Writes a theme's stylesheet again at each save, until Ctrl-C.",
    discussion: """
      It looks four times a second at the file and at all that it extends. While the theme has errors, \
      which are printed, the last good stylesheet stays; a stylesheet that cannot be written is written \
      after the next save. The file to write is a regular one: a pipe or a device is refused. With \
      '--desktop' the theme is installed at each save, as by 'livery install --live', and stays when the \
      command ends.
      """)

  @Argument(help: "The theme's file.", completion: .theme) var file: String
  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String?
  @Flag(help: "Install the theme on this desktop at each save, and let running apps follow.")
  var desktop = false
  @OptionGroup var links: LinkOption
  @OptionGroup var live: LiveOption
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @OptionGroup var overwriting: OverwriteOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  /// How often the files are polled, in ms.
  private static let interval = 250

  func validate() throws {
    if file == "-" || output == "-" {
      throw ValidationError("expected a file to watch and one to write; '-' is neither")
    }
    guard (output == nil) == desktop else {
      throw ValidationError("expected either '-o' with the file to write, or '--desktop'")
    }
    guard desktop || live.live == nil && !links.throughLink else {
      throw ValidationError("'--live' and '--through-link' need '--desktop'")
    }
  }

  func run() throws {
    StopRequest.block()
    let target = try target.chosen(for: file)
    let library = InputOptions.library(on: target)
    let observe = { () throws(ThemeFileError) in try self.observe(library) }
    var (poller, reading) = try Terminal.reportingErrors(observe)
    guard !reading.files.isEmpty else {
      throw ValidationError("'\(file)' is built in and never changes; 'livery css' prints it")
    }
    if let output, let path = RegularFile.realPath(output), reading.files.contains(path) {
      throw ValidationError("'\(output)' is an input; write to another file")
    }
    try write(reading, for: target)
    var failures = 0
    while !StopRequest.wait(milliseconds: Watch.interval) {
      guard poller.poll() || failures > 0 else { continue }
      do throws(ThemeFileError) {
        (poller, reading) = try observe()
        failures = 0
      } catch {
        // An editor that saves may remove the file for a moment.
        failures += 1
        if failures == 2 { Terminal.printError("\(error); waiting for it") }
        continue
      }
      try writeAgain(reading, for: target)
    }
  }

  /// Writes the stylesheet after a save; a theme that cannot be written now may be valid after the
  /// next save.
  private func writeAgain(_ reading: ThemeReading, for target: Target) throws {
    do {
      try write(reading, for: target, isFirst: false)
    } catch let problem as any ExitError where problem.status == .unwritable {
      Terminal.printError("\(problem)")
    } catch Status.unwritable {
      // The reason is printed.
    }
  }

  /// Reads the theme, and watches its files.
  ///
  /// The state of the files is read first, so that the next poll finds a change during the reading.
  private func observe(_ library: ThemeLibrary) throws(ThemeFileError) -> (FilePoller, ThemeReading)
  {
    var files = try library.read(file, as: input.from).files
    while true {
      let poller = FilePoller(files)
      let reading = try library.read(file, as: input.from)
      if reading.files == files { return (poller, reading) }
      files = reading.files
    }
  }

  /// Writes the stylesheet of a theme, or prints its errors.
  private func write(
    _ reading: ThemeReading, for target: Target, isFirst: Bool = true
  ) throws {
    let findings = FindingPrinter(stream: .error)
    guard let theme = reading.theme else {
      try findings.write(reading.findings, of: reading.text)
      return Terminal.printError("'\(output ?? "livery.css")' stays as it was")
    }
    try findings.write(
      reading.dropped + reading.remarks + theme.omissions(on: target), of: reading.text)
    guard let output else {
      if isFirst { ThemeFolder(file)?.saySheetForGTK3() }
      return try install(theme, from: reading.files, on: target, isFirst)
    }
    let css = try Stylesheet.bytes(of: theme, appearance, target: target)
    try overwriting.write(css, to: output, takesDevices: false)
    Terminal.printError("'\(output)' written, \(css.count) bytes")
  }

  /// Installs a theme; if that fails, the installed one stays.
  private func install(
    _ theme: Theme, from files: [String], on target: Target, _ isFirst: Bool
  ) throws {
    do {
      let installed = try InstalledTheme(theme, from: files, in: appearance, on: target)
      let plan = try installed.install(links, dryRun: false)
      for note in plan.notes where isFirst { Terminal.say(note) }
      Terminal.printError("'\(theme.name)' is installed")
      var reload = live
      if reload.live == nil { reload.live = .motion }
      if let answer = reload.run(isNew: plan.addsLine), isFirst { Terminal.say(answer.message) }
    } catch Status.findings {
      Terminal.printError("what was installed before stays")
    }
  }
}
