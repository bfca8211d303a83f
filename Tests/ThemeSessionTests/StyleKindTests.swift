import Fixtures
import Foundation
import Testing

/// The compiler, and what the libraries were built into.
private enum Compiler {
  static let modules = Bundle.main.bundleURL.appending(path: "Modules").path

  /// The modules of C that those of Swift are built on.
  static let moduleMaps = [
    Bundle.main.bundleURL.appending(path: "CLiverySystem.build/module.modulemap").path,
    Bundle.main.bundleURL.appending(path: "CEmbeddedFiles.build/module.modulemap").path,
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CYAML/module.modulemap").path,
  ]

  /// What the tests were started with; the compiler is among the programs on its `PATH`.
  static let environment = ProcessInfo.processInfo.environment

  static var isThere: Bool {
    moduleMaps.allSatisfy(FileManager.default.fileExists)
      && (try? ProgramRun(["/usr/bin/env", "swiftc", "--version"], environment: environment))?
        .status == 0
  }
}

/// What the compiler says of a style, as an app writes it.
@Suite(.enabled(if: Compiler.isThere, "the compiler and the modules are needed"))
struct StyleKindTests {
  /// Checks an expression, and returns what is wrong with it.
  private func errors(of expression: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      "style.swift", "import ThemeModel\nimport ThemeSession\nlet style = \(expression)\n")
    return try ProgramRun(
      ["/usr/bin/env", "swiftc", "-typecheck", "-I", Compiler.modules, source]
        + Compiler.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] },
      environment: Compiler.environment
    ).errors
  }

  @Test func takesValuesOfTheKindsOfItsProperties() throws {
    #expect(try errors(of: "Style(color: .accent, radius: .px(3))") == "")
  }

  @Test(arguments: [
    ("Style(color: .px(3))", "no member 'px'"),
    ("Style(color: .accent, radius: .accent)", "no member 'accent'"),
    ("Style(radius: \"3\")", "cannot convert value"),
    ("Style(opacity: .accent)", "no member 'accent'"),
  ])
  func doesNotCompileWithAWrongKind(expression: String, expected: String) throws {
    #expect(try errors(of: expression).contains(expected))
  }
}
