import ArgumentParser
import Console
import ThemeSource

/// `livery schema > livery.schema.json` prints what editors complete and check theme files with.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the theme file, for editors.")

  func run() throws {
    try Terminal.write(ThemeSchema().value.text + "\n")
  }
}
