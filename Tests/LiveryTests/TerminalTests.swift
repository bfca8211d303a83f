import Fixtures
import Foundation
import Testing

/// What others named or wrote, as it reaches a terminal or a log.
@Suite struct TerminalTests {
  /// Escapes that clear a screen and set a window's title, and an end of a line.
  private static let evil = "\u{1b}[2J\u{1b}]0;owned\u{7}\u{9b}31m\u{202e}"

  private static let named =
    "{\"livery\": 1, \"name\": \"A\\u001b[2J\\u009b31m\", \"colors\": {\"accent-bg\": \"#123\"}}"

  /// Runs the program on a terminal, with what is printed there.
  private func onTerminal(_ arguments: String..., in folder: TemporaryFolder) throws -> String {
    let words = [try Program.path(of: "livery")] + arguments
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    return try ProgramRun(
      ProgramRun.onTerminal(line), in: folder.path,
      environment: ["TERM": "xterm", "HOME": folder.path]
    ).output
  }

  /// Whether a text holds nothing that a terminal acts on, but colors and ends of lines.
  private func isHarmless(_ text: String) -> Bool {
    text.replacing("\r\n", with: "").replacing(#/\u{1b}\[[0-9;]*m/#, with: "").unicodeScalars
      .allSatisfy { $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) && $0.value != 0x202e }
  }

  @Test func sourceLinesAreShownWithoutEscapes() throws {
    let folder = try TemporaryFolder()
    let text = "livery = 1\n# \(Self.evil)\n[colors]\naccent-bg = \"#zz\(Self.evil)\"\n"
    try folder.write("a.livery.toml", text)
    let output = try onTerminal("check", "a.livery.toml", in: folder)
    #expect(isHarmless(output))
    #expect(output.contains("#zz\\u{1b}[2J"))
  }

  @Test(arguments: ["check", "css", "list", "resolve", "contrast", "convert"])
  func namesAreShownWithoutEscapes(_ command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("b\u{1b}[2J.livery.json", Self.named)
    let file = "b\u{1b}[2J.livery.json"
    let output =
      switch command {
      case "list": try onTerminal("list", ".", in: folder)
      case "convert": try onTerminal("convert", file, "-o", "-", "--to", "gtk-css", in: folder)
      default: try onTerminal(command, file, in: folder)
      }
    #expect(output.count > 10 && isHarmless(output))
  }

  @Test func aNameOfAFileForgesNoLine() throws {
    let folder = try TemporaryFolder()
    let file = "a\nb.livery.toml:1:1: error: forged [x]\n.livery.toml"
    try folder.write(file, "livery = 1\nname = \"A\"\n[colors]\naccent-bg = \"#zz\"\n")
    for arguments in [["check", file], ["css", file], ["check", "gone\nforged"]] {
      let run = try Program.run(arguments, in: folder.path)
      let lines = (run.output + run.errors).split(separator: "\n").filter {
        $0 != "1 file: 1 error"
      }
      #expect(lines.count == 1, "\(lines)")
      #expect(lines[0].contains("\\n"))
    }
    let list = try Program.run("list", folder.path)
    #expect(!list.output.contains("\nb.livery"))
  }

  @Test func aWrongArgumentIsShownWithoutEscapes() throws {
    let folder = try TemporaryFolder()
    let output = try onTerminal("resolve", "ocean", "--x\(Self.evil)", in: folder)
    #expect(isHarmless(output) && output.contains("\\u{1b}"))
  }

  @Test func whatIsNoTerminalGetsTheBytesAsTheyAre() throws {
    let folder = try TemporaryFolder()
    try folder.write("c.livery.json", Self.named)
    let run = try Program.run("css", "c.livery.json", in: folder.path)
    #expect(run.output.contains("\u{9b}31m"))
  }
}
