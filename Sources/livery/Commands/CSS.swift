import ArgumentParser
import Console
import ThemeArguments
import ThemeCSS
import ThemeFormats
import ThemeModel

/// `livery css ocean --appearance dark` prints the stylesheet that GTK loads.
struct CSS: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "css", abstract: "Prints a theme as a stylesheet of GTK.")

  @Argument(help: "A theme's file, its id, or '-'.") var file: String
  @OptionGroup var appearance: AppearanceOption
  @Option(
    help: "The GTK that reads it: \(Target.choices), or a range.", transform: Target.init(argument:)
  )
  var target = Target.v4_8
  @Flag(help: "Name every role, not only those that the theme sets.") var complete = false
  @Option(name: .shortAndLong, help: "Write to a file instead of standard output.")
  var output: String?
  @OptionGroup var input: InputOptions

  func run() throws {
    let theme = try input.theme(file)
    let bytes = try Stylesheet.bytes(of: theme, appearance, target: target, isComplete: complete)
    try Output.write(bytes, to: output)
  }
}

extension Target {
  /// The releases that somebody names on the command line.
  init(argument: String) throws {
    do throws(TargetError) {
      try self.init(parsing: argument)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
