import ArgumentParser
import CommandLineKit
import ThemeSource

/// `livery schema > livery.schema.json` prints the JSON schema with which editors complete and
/// check theme files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the theme file, for editors, or a page about the file.")

  @Flag(help: "Print the schema of 'livery.toml' instead.") var config = false

  @Option(help: "How to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.json

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, markdown
  }

  func validate() throws {
    if config, format == .markdown {
      throw ValidationError("there is a page about the theme file only; leave out '--config'")
    }
  }

  func run() throws {
    if format == .markdown { return try Terminal.write(ThemeReference().markdown) }
    let schema = config ? ConfigurationSchema().value : ThemeSchema().value
    try Terminal.write(schema.text + "\n")
  }
}
