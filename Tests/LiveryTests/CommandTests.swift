import Fixtures
import Foundation
import Testing

@Suite struct CommandTests {
  @Test func listsTheBuiltInThemes() throws {
    let result = try Program.run("list")
    #expect(result.status == 0)
    let ids = result.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids == ["adwaita", "midnight", "daylight", "ocean", "mint", "pumpkin"])
  }

  @Test(arguments: [
    ("", 65, "it is empty"), ("  \n", 65, "it is empty"), ("a\u{0}b", 65, "it is binary"),
    ("hello world", 65, "expected a Livery theme"),
    ("livery = 1\n", 1, "-:1:1: error: expected 'name"),
    ("name = 'x'\n", 1, "-:1:1: error: expected 'livery = 1'"),
  ])
  func saysWhatAnInputIsNot(input: String, status: Int32, message: String) throws {
    let result = try Program.run("css", "-", input: input)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result)")
    #expect(result.output.isEmpty)
  }

  @Test func checkPrintsFindingsOnStandardOutput() throws {
    let result = try Program.run(
      "check", "-", input: "livery = 1\nname = 'x\n[colors]\naccent-bg = #123\nerror-fg '#fff'\n")
    #expect(result.status == 1)
    #expect(
      result.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "-:2:8:", "-:4:13:", "-:5:10:",
      ])
    #expect(result.errors.hasPrefix("1 file: 3 errors"))
  }

  @Test func checkPrintsJSON() throws {
    let result = try Program.run(
      "check", "--format", "json", "-", input: "livery = 1\nname = 'x'\nnmae = 1\n")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["errors"] as? Int == 1)
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["line"] as? Int == 3 && finding["endColumn"] as? Int == 5)
    #expect(finding["rule"] as? String == "name/key")
    #expect(finding["severity"] as? String == "error")
  }

  @Test func strictCountsWarnings() throws {
    let text = "livery = 1\nname = 'x'\n[palette]\nunused = 'red'\n"
    #expect(try Program.run("check", "-", input: text).status == 0)
    #expect(try Program.run("check", "--strict", "-", input: text).status == 1)
  }

  @Test func resolvesAsJSON() throws {
    let result = try Program.run(
      "resolve", "-", "--format", "json", "--appearance", "dark",
      input: "livery = 1\nname = 'x'\n[colors]\naccent-bg = '#0b7285'\nlink = '#808080'")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let appearances = try #require((object as? [String: Any])?["appearances"] as? [[String: Any]])
    #expect(appearances.map { $0["traits"] as? [String] } == [["dark"]])
    let colors = try #require(appearances[0]["colors"] as? [String: [String: Any]])
    #expect(colors["accent-bg"]?["css"] as? String == "rgb(11,114,133)")
    #expect(colors["accent-bg"]?["hex"] as? String == "#0b7285ff")
    #expect(colors["accent-bg"]?["set"] as? Bool == true)
    #expect(colors["window-bg"]?["set"] as? Bool == false)
    #expect((colors["link"]?["oklch"] as? [Any])?.last is NSNull)
  }

  @Test(arguments: [
    ["css", "ocean", "--appearance", "dim"], ["css", "ocean", "--target", "5"],
    ["css", "ocean", "--appearance", "light+dark"], ["nonsense"], ["css"],
  ])
  func refusesAWrongCommandLine(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty && !result.errors.isEmpty)
  }

  @Test func sparesTheOutputWhereTheThemeIsBroken() throws {
    let folder = try TemporaryFolder()
    let output = try folder.write("out.css", "kept")
    let result = try Program.run("css", "-", "-o", output, input: "livery = 1\n")
    #expect(result.status == 1)
    #expect(try folder.read("out.css") == Data("kept".utf8))
    #expect(try Program.run("css", "ocean", "-o", folder.path).status == 73)
    #expect(try Program.run("css", "ocean", "-o", output, "--force").status == 0)
    #expect(try folder.read("out.css").starts(with: Data("/* Ocean".utf8)))
  }

  @Test func theWorstOfSeveralFilesDecides() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("broken.livery.toml", "livery = 1\n")
    let empty = try folder.write("empty.livery.toml", "")
    #expect(try Program.run("check", "ocean", broken).status == 1)
    #expect(try Program.run("check", "ocean", broken, empty).status == 65)
    #expect(try Program.run("check", broken, empty, folder.path + "/none").status == 66)
    #expect(try Program.run("check", folder.path).status == 65)
  }
}

@Suite struct ExplainTests {
  @Test func showsTheStepsThatLedToAColor() throws {
    let text = """
      livery = 1
      name = 'T'
      [palette]
      reef = '#0b7285'
      [colors]
      accent-bg = { light = '$reef', dark = 'white' }
      link = 'mix($accent-bg, $reef, 0.5)'
      """
    let result = try Program.run(
      "resolve", "-", "--explain", "--appearance", "light", input: text)
    #expect(
      result.output.contains(
        """
        link  rgb(11,114,133)  mix($accent-bg, $reef, 0.5)  -:7
          accent-bg (light)  rgb(11,114,133)  $reef  -:6
            reef  rgb(11,114,133)  #0b7285  -:4
          reef  rgb(11,114,133)  #0b7285  -:4

        """), "\(result.output.suffix(600))")
  }
}
