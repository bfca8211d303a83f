import Fixtures
import Foundation
import Testing

private let python = "/usr/bin/python3"

/// The script that `make lint` runs on the wrapper of GTK.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
struct LentPointerTests {
  private static let script =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().path + "/CodeStyle/lent-pointers.py"

  private func run(_ line: String) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    try folder.write("Target/In/Box.swift", "import CLiveryAdwaita\n\(line)\n")
    return try Program.run([Self.script, "Target"], of: python, in: folder.path)
  }

  @Test(arguments: [
    "gtk_box_append(cast(), native)", "gtk_box_remove(self.cast(), self.opaque)",
    "child.lend { gtk_box_append(cast(), $0) }", "// It passes child.native to C.",
    "kind.nativeType", "found.pointerCount",
  ])
  func printsNothingWhereAPointerIsLentOrOfSelf(line: String) throws {
    let result = try run(line)
    #expect(result.output.isEmpty && result.status == 0, "\(result.output) \(result.errors)")
  }

  @Test(arguments: [
    ("gtk_box_append(cast(), child.native)", "child.native"),
    ("gtk_menu_button_set_popover(opaque, popover?.native)", "popover?.native"),
    ("withExtendedLifetime(file) { g_file_query_exists($0.opaque, nil) }", "$0.opaque"),
    ("gtk_window_present(window.cast())", "window.cast()"),
    ("g_object_unref(Object(adopting: file).pointer)", "file).pointer"),
  ])
  func printsThePointerOfAnotherObject(line: String, found: String) throws {
    let result = try run(line)
    #expect(result.status == 1)
    #expect(
      result.output == "Target/In/Box.swift:2: '\(found)' is not kept alive: use 'lend'\n")
  }
}
