import Fixtures
import Foundation
import Testing

/// What the compiler says of a style, as an app writes it.
@Suite(.enabled(if: StyleKindTests.hasCompiler, "the compiler and the modules are needed"))
struct StyleKindTests {
  private static let built = Bundle.main.bundleURL
  private static let moduleMap = built.appending(path: "CLiverySystem.build/module.modulemap")

  static var hasCompiler: Bool {
    FileManager.default.fileExists(atPath: moduleMap.path)
      && (try? ProgramRun(["/usr/bin/env", "swiftc", "--version"]))?.status == 0
  }

  /// Checks an expression, and returns what is wrong with it.
  private func errors(of expression: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      "style.swift", "import ThemeModel\nimport ThemeSession\nlet style = \(expression)\n")
    return try ProgramRun([
      "/usr/bin/env", "swiftc", "-typecheck", "-I", Self.built.appending(path: "Modules").path,
      "-Xcc", "-fmodule-map-file=\(Self.moduleMap.path)", source,
    ]).errors
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
