import ArgumentParser
import CommandLineKit
import ThemeCSS
import ThemeFormats

/// `livery css ocean --appearance dark` prints the stylesheet that GTK loads.
struct CSS: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "css", abstract: "Prints a theme as a stylesheet of GTK.")

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var file: String
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var target: TargetOption
  @Flag(help: "Name every role, not only those that the theme sets.") var complete = false
  @Option(
    name: .shortAndLong, help: "Write to a file instead of standard output.",
    completion: .file())
  var output: String?
  @OptionGroup var strict: StrictOption
  @OptionGroup var overwriting: OverwriteOption
  @OptionGroup var input: InputOptions
  @OptionGroup var color: ColorOption

  func run() throws {
    let target = try target.chosen(for: file)
    let (theme, files) = try input.themeAndFiles(file, on: target, isStrict: strict.isStrict)
    try theme.omissions(on: target).print(of: theme, isStrict: strict.isStrict)
    let bytes = try Stylesheet.bytes(of: theme, appearance, target: target, isComplete: complete)
    try overwriting.write(bytes, to: output, reading: files)
  }
}
