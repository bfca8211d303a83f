import ArgumentParser
import Console
import System
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// `livery watch mine.livery.toml -o gtk.css` writes the stylesheet again at each save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a theme's stylesheet again at each save, until Ctrl-C.",
    discussion: """
      It looks four times a second at the file and at all that it extends. While the theme has errors, \
      which are printed, the last good stylesheet stays.
      """)

  @Argument(help: "The theme's file.") var file: String
  @Option(name: .shortAndLong, help: "The file to write.") var output: String
  @OptionGroup var appearance: AppearanceOption
  @Option(
    help: "The GTK that reads it: \(Target.allCases.map(\.rawValue).joined(separator: ", ")).")
  var target = Target.gtk4_8
  @OptionGroup var input: InputOptions

  /// How often files are looked at.
  private static let interval = 250

  func validate() throws {
    if file == "-" || output == "-" {
      throw ValidationError("expected a file to watch and one to write; '-' is neither")
    }
  }

  func run() throws {
    Interruption.hold()
    var (watch, reading) = try start()
    guard !reading.files.isEmpty else {
      throw ValidationError("'\(file)' is built in and never changes; 'livery css' prints it")
    }
    if let path = RegularFile.realPath(output), reading.files.contains(path) {
      throw ValidationError("'\(output)' is read to make it; write to another file")
    }
    try write(reading)
    var failures = 0
    while !Interruption.wait(milliseconds: Watch.interval) {
      guard watch.hasChanged() || failures > 0 else { continue }
      do throws(ThemeFileError) {
        (watch, reading) = try observe()
        failures = 0
      } catch {
        // An editor that saves takes the file away for a moment.
        failures += 1
        if failures == 2 { Terminal.complain("\(error); waiting for it") }
        continue
      }
      try write(reading)
    }
  }

  private func start() throws -> (FileWatch, ThemeReading) {
    do throws(ThemeFileError) {
      return try observe()
    } catch {
      Terminal.complain("\(error)")
      throw error.status
    }
  }

  /// Reads the theme and watches all that it is read from.
  ///
  /// The files' state is taken before they are read, so that a change meanwhile is seen next time.
  private func observe() throws(ThemeFileError) -> (FileWatch, ThemeReading) {
    var files = try InputOptions.library.read(file, as: input.from).files
    while true {
      let watch = FileWatch(files)
      let reading = try InputOptions.library.read(file, as: input.from)
      if reading.files == files { return (watch, reading) }
      files = reading.files
    }
  }

  /// Writes the stylesheet of a theme, or says what is wrong with it.
  private func write(_ reading: ThemeReading) throws {
    let findings = Findings(stream: .error)
    guard let theme = reading.theme else {
      try findings.write(reading.diagnostics, of: reading.text)
      return Terminal.complain("'\(output)' stays as it was")
    }
    let css = try Stylesheet.bytes(of: theme, appearance, target: target)
    try Output.write(css, to: output)
    Terminal.complain("'\(output)' written, \(css.count) bytes")
  }
}
