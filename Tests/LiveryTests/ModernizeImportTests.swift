import Fixtures
import Testing

/// `livery modernize` on stylesheets that import each other.
@Suite struct ModernizeImportTests {
  private func modernize(_ words: String..., in folder: TemporaryFolder) throws -> ProgramRun {
    try Program.run(["modernize", "--target", "4.20.."] + words, in: folder.path)
  }

  /// GTK reads stylesheets that import each other as one, in which the last definition of a name
  /// holds.
  @Test(arguments: ImportCase.all)
  func rewritesNamesThatStylesheetsShareByTheirImports(each: ImportCase) throws {
    let folder = try TemporaryFolder()
    for (name, content) in each.old { try folder.write(name, content) }
    let run = try modernize(each.argument, "--write", in: folder)
    #expect(run.status == 0, "\(run)")
    for (name, content) in each.new {
      #expect(try text(of: name, in: folder) == content, "\(name)")
    }
    if let reason = each.reason { #expect(run.output.contains(reason), "\(run.output)") }
    let again = try modernize(each.argument, "--write", in: folder)
    #expect(again.status == 0 && again.output.contains(": rewritten:") == false, "\(again)")
    for (name, content) in each.new {
      #expect(try text(of: name, in: folder) == content, "\(name)")
    }
  }

  /// Stylesheets before and after, and why what is left is left.
  struct ImportCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var argument = "."
    let old: KeyValuePairs<String, String>
    let new: KeyValuePairs<String, String>
    var reason: String?

    private static func root(_ value: String) -> String { ":root {\n  --brand: \(value);\n}\n" }

    static let all = [
      ImportCase(
        testDescription: "colors in a file of their own",
        old: [
          "colors.css": "@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: alpha(@brand, 0.5); }\n",
        ],
        new: [
          "colors.css": root("#3584e4"),
          "style.css": "@import \"colors.css\";\n"
            + ".a { color: color-mix(in srgb, var(--brand) 50%, transparent); }\n",
        ]),
      ImportCase(
        testDescription: "three files, one of which imports another",
        old: [
          "style.css": "@import 'parts/a.css';\n.s { color: @brand; }\n",
          "parts/a.css": "@import 'b.css';\n.a { color: @brand; }\n",
          "parts/b.css": "@define-color brand red;\n",
        ],
        new: [
          "style.css": "@import 'parts/a.css';\n.s { color: var(--brand); }\n",
          "parts/a.css": "@import 'b.css';\n.a { color: var(--brand); }\n",
          "parts/b.css": root("red"),
        ]),
      ImportCase(
        testDescription: "the last definition holds everywhere",
        old: [
          "b.css": "@define-color brand #3584e4;\n.b { color: @brand; }\n",
          "style.css": "@import \"b.css\";\n.a { color: @brand; }\n@define-color brand red;\n",
        ],
        new: [
          "b.css": root("#3584e4") + ".b { color: var(--brand); }\n",
          "style.css": "@import \"b.css\";\n.a { color: var(--brand); }\n" + root("red"),
        ]),
      ImportCase(
        testDescription: "a stylesheet outside of the imports uses a name",
        old: [
          "colors.css": "@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
          "other.css": ".o { color: @brand; }\n",
        ],
        new: [
          "colors.css": "@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ], reason: "uses it, too"),
      ImportCase(
        testDescription: "two stylesheets import the definitions",
        old: [
          "colors.css": "@define-color brand #3584e4;\n",
          "a.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
          "b.css": "@import \"colors.css\";\n.b { color: @brand; }\n",
        ],
        new: [
          "colors.css": "@define-color brand #3584e4;\n",
          "a.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ], reason: "uses it, too"),
      ImportCase(
        testDescription: "the stylesheets import each other in a circle",
        old: [
          "a.css": "@import \"b.css\";\n@define-color brand red;\n.a { color: @brand; }\n",
          "b.css": "@import \"a.css\";\n.b { color: @brand; }\n",
        ],
        new: [
          "a.css": "@import \"b.css\";\n@define-color brand red;\n.a { color: @brand; }\n",
          "b.css": "@import \"a.css\";\n.b { color: @brand; }\n",
        ]),
      ImportCase(
        testDescription: "the run has only one of them", argument: "style.css",
        old: [
          "colors.css": "@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ],
        new: [
          "colors.css": "@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ], reason: "it is used in another file than it is defined in"),
      ImportCase(
        testDescription: "a name is in a variable of an imported file",
        old: [
          "colors.css": ":root { --brand: lime; }\n@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ],
        new: [
          "colors.css": ":root { --brand: lime; }\n@define-color brand #3584e4;\n",
          "style.css": "@import \"colors.css\";\n.a { color: @brand; }\n",
        ]),
    ]
  }

  private func text(of name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }
}
