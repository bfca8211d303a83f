import Fixtures
import Foundation
import Testing

/// Reports name every file as the working folder has it, also those that another file leads to.
@Suite struct ReportedPathTests {
  @Test(arguments: [
    ("sub/child.livery.toml", "sub/base.livery.toml:4:12: error"),
    ("./sub/child.livery.toml", "./sub/base.livery.toml:4:12: error"),
    ("sub/r.resolver.json", "sub/t.tokens.json:1:"),
  ])
  func nameFilesThatOthersLeadTo(argument: String, beginning: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("sub/base.livery.toml", "livery = 1\nname = 'B'\n[colors]\nview-bg = 'nope'\n")
    try folder.write("sub/child.livery.toml", "livery = 1\nname = 'A'\nextends = 'base'\n")
    try folder.write(
      "sub/r.resolver.json",
      #"{"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "t.tokens.json"}]}}, "#
        + ##""resolutionOrder": [{"$ref": "#/sets/base"}]}"##)
    try folder.write(
      "sub/t.tokens.json",
      #"{"window-bg": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1]}}}"#)
    let result = try Program.run("check", argument, in: folder.path)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(beginning) }, "\(result)")
  }
}
