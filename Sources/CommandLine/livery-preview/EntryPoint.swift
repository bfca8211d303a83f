import ThemeArguments

@main enum EntryPoint {
  static func main() {
    LiveryPreview.runProgram()
  }
}
