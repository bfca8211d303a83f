package import ArgumentParser

extension ColorChoice: ExpressibleByArgument {}

/// The option for when to print in color.
package struct ColorOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      When to print in color: auto, always or never. 'auto' is on a terminal, unless NO_COLOR is set \
      or TERM is dumb.
      """, valueName: "when"))
  package var color = ColorChoice.auto

  package init() {}

  /// Sets the color choice of the program to this one.
  func apply() { ColorChoice.current = color }
}

/// A command that prints findings or a table in color.
package protocol ColoredCommand: ParsableCommand {
  var color: ColorOption { get }
}
