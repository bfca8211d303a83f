import ArgumentParser
import Console
import ThemeSource

/// `livery schema > livery.schema.json` prints what editors complete and check theme files with.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the theme file, for editors.")

  @Flag(help: "Print the schema of 'livery.toml' instead.") var config = false

  func run() throws {
    let schema = config ? ConfigurationSchema().value : ThemeSchema().value
    try Terminal.write(schema.text + "\n")
  }
}
