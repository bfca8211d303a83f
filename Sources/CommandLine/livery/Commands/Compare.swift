import ArgumentParser

/// `livery compare old new -o report` finds the pixels that differ in two folders of pictures.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares two folders of painted pages, with livery-preview.",
    discussion: "The arguments are those of 'livery-preview compare'.")

  @Argument(
    parsing: .captureForPassthrough, help: "The folders, and options of livery-preview compare.",
    completion: .directory)
  var arguments: [String] = []

  func run() throws {
    try Handover.run(["compare"] + arguments)
  }
}
