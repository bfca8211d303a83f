import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats

/// `livery watch mine.livery.toml -o gtk.css` writes the stylesheet at each save.
struct Watch: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Writes a theme's stylesheet again at each save, until Ctrl-C.",
    discussion: """
      It looks four times a second at the file and at all that it extends. While the theme has errors, \
      which are printed, the last good stylesheet stays. The file to write is a regular one: a pipe or a \
      device is refused.
      """)

  @Argument(help: "The theme's file.", completion: .theme) var file: String
  @Option(name: .shortAndLong, help: "The file to write.", completion: .file())
  var output: String
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
    if let path = RegularFile.realPath(output), reading.files.contains(path) {
      throw ValidationError("'\(output)' is read to make it; write to another file")
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
        if failures == 2 { Terminal.complain("\(error); waiting for it") }
        continue
      }
      try write(reading, for: target)
    }
  }

  /// Reads the theme, and watches the files that it is read from.
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

  /// Writes the stylesheet of a theme, or prints what is wrong with it.
  private func write(_ reading: ThemeReading, for target: Target) throws {
    let findings = FindingPrinter(stream: .error)
    guard let theme = reading.theme else {
      try findings.write(reading.findings, of: reading.text)
      return Terminal.complain("'\(output)' stays as it was")
    }
    try findings.write(reading.dropped, of: reading.text)
    let css = try Stylesheet.bytes(of: theme, appearance, target: target)
    try overwriting.write(css, to: output, takesDevices: false)
    Terminal.complain("'\(output)' written, \(css.count) bytes")
  }
}
