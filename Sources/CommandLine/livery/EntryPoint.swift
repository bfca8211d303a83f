import CommandLineKit

@main enum EntryPoint {
  static func main() {
    Livery.runProgram()
  }
}
