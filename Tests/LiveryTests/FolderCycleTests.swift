import Fixtures
import Foundation
import Testing

private let python = "/usr/bin/python3"

/// The script that `make lint` runs on each target.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
struct FolderCycleTests {
  private static let script =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/CodeStyle/folder-cycles.py"

  /// Files that need no arrow back.
  private static let tree = [
    "Entry.swift": "struct Entry { let leaf: Leaf, branch: Branch }",
    "Branches/Branch.swift": "struct Branch { let leaf: Leaf }",
    "Branches/Leaves/Leaf.swift": "struct Leaf {}",
  ]

  private func run(_ files: [String: String]) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("Target/\(name)", text) }
    return try Program.run([Self.script, "Target"], of: python, in: folder.path)
  }

  @Test(arguments: [
    "", "// Entry", "import Entry", "/* Entry\n Branch */", "let text = \"an Entry\"",
    "let text = \"\"\"\n  Entry\n  \"\"\"", "struct Outer {\n  struct Entry {}\n}",
  ])
  func printsNothingWhereArrowsPointOneWay(more: String) throws {
    var files = Self.tree
    if !more.hasPrefix("struct") { files["Branches/Leaves/Leaf.swift"]?.append("\n\(more)") }
    files["Other/Outer.swift"] = more.hasPrefix("struct") ? more : ""
    let result = try run(files)
    #expect(result.output.isEmpty && result.status == 0, "\(result.output) \(result.errors)")
  }

  @Test(arguments: ["var entry: Entry?", "let text = \"from \\(Entry())\""])
  func printsTheShortestCycleThroughEachFolder(more: String) throws {
    let result = try run(
      Self.tree.merging(["Branches/Leaves/More.swift": "struct More {}\n\(more)"]) { $1 })
    #expect(result.status == 1)
    #expect(
      result.output == """
        Target: . -> Branches/Leaves -> .
          . -> Branches/Leaves: Target/Entry.swift:1: Leaf
          Branches/Leaves -> .: Target/Branches/Leaves/More.swift:2: Entry
        Target: Branches -> Branches/Leaves -> . -> Branches
          Branches -> Branches/Leaves: Target/Branches/Branch.swift:1: Leaf
          Branches/Leaves -> .: Target/Branches/Leaves/More.swift:2: Entry
          . -> Branches: Target/Entry.swift:1: Branch

        """)
  }

  @Test func leavesOutNamesOfTwoFolders() throws {
    let result = try run(
      Self.tree.merging([
        "Other/Entry.swift": "struct Entry {}", "Branches/Use.swift": "var entry: Entry?",
      ]) { $1 })
    #expect(result.output.isEmpty && result.status == 0)
  }
}
