public import ArgumentParser
import CommandLineKit
public import ThemeFormats

extension GeneratorTemplate.Generator: ExpressibleByArgument {}

/// `livery template matugen` prints a template for matugen to fill.
struct TemplateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "Prints a template of gtk.css for a generator, with how to put it to work.",
    discussion: """
      A generator fills the template with a palette, and every text of the result can be read. It \
      cannot ask what a color is, so text is moved far from the background: 'livery apply', from the \
      generator's hook, keeps more of the palette.
      """)

  @Argument(
    help:
      "Who fills it: \(GeneratorTemplate.Generator.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var generator: GeneratorTemplate.Generator
  @Option(
    name: .shortAndLong, help: "The file to write, instead of standard output.",
    completion: .file())
  var output: String?
  @OptionGroup var overwriting: OverwriteOption

  func run() throws {
    try overwriting.write(Array(GeneratorTemplate(for: generator).text.utf8), to: output)
  }
}
