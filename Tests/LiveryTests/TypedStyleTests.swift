import Fixtures
import Foundation
import Testing

/// What the compiler says of styles, asked as an app's is.
@Suite(.enabled(if: Compiler.isAvailable, "needs Swift and what the build left"))
struct TypedStyleTests {
  @Test(arguments: [
    ("Style(color: .accent, radius: .px(3))", ""),
    (
      "Style(background: .color(.white), opacity: 0.5, margin: .px(vertical: 1, horizontal: 2))", ""
    ),
    ("Style(radius: .accent)", "has no member 'accent'"),
    ("Style(color: .px(3))", "has no member 'px'"),
    ("Style(opacity: .accentBg)", "has no member 'accentBg'"),
    ("Style(color: \"red\")", "cannot convert value of type 'String'"),
    ("Style(padding: 3)", "cannot convert value of type 'Int'"),
    ("Style(outlineWidth: .px(vertical: 1, horizontal: 2))", "extra argument 'horizontal'"),
  ])
  func takeNoValueOfAWrongKind(style: String, complaint: String) throws {
    let (build, folder) = (try #require(Compiler.build), try TemporaryFolder())
    let file = try folder.write(
      "style.swift",
      "import ThemeColor\nimport ThemeModel\nimport ThemeSession\nlet style = \(style)\n")
    let map = build.appending(path: "CLiverySystem.build/module.modulemap").path
    let run = try ProgramRun(
      [
        "/usr/bin/env", "swiftc", "-typecheck", "-I", build.appending(path: "Modules").path, "-Xcc",
        "-fmodule-map-file=\(map)", file,
      ], environment: Compiler.environment)
    #expect((run.status == 0) == complaint.isEmpty, "\(run.errors)")
    #expect(
      complaint.isEmpty ? run.errors.isEmpty : run.errors.contains(complaint), "\(run.errors)")
  }
}

private enum Compiler {
  static let environment = ProcessInfo.processInfo.environment

  /// Where the build left the modules.
  static let build = (try? Program.path(of: "livery")).map {
    URL(fileURLWithPath: $0).deletingLastPathComponent()
  }

  static var isAvailable: Bool {
    let module = build?.appending(path: "Modules/ThemeSession.swiftmodule").path
    let run = try? ProgramRun(["/usr/bin/env", "swiftc", "--version"], environment: environment)
    return module.map(FileManager.default.fileExists) == true && run?.status == 0
  }
}
