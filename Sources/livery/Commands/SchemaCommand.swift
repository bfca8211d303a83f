import ArgumentParser
import Console
import ThemeSource

/// `livery schema > livery.schema.json` gives editors what they complete and check by.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the theme file, for editors.")

  func run() throws {
    try Terminal.write(ThemeSchema().value.text + "\n")
  }
}
