import CommandLineKit

@main enum EntryPoint {
  static func main() {
    LiveryPreview.runProgram()
  }
}
