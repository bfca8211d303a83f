import ThemeArguments

@main enum EntryPoint {
  static func main() {
    Livery.runProgram()
  }
}
