import ArgumentParser
import Console

/// `livery manual > livery.1` prints the manual page, for those who install the program.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the manual page.", shouldDisplay: false)

  func run() throws {
    let tool = try CommandInfo.parse(Livery._dumpHelp())
    try Terminal.write(ManualPage(tool: tool, version: Version.current).text)
  }
}
