import Fixtures
import Testing

@Suite struct ManualTests {
  /// The lines of a section of the page, as a terminal shows them.
  private func section(_ title: String, of page: String) throws -> [String] {
    let heading = title.contains(" ") ? "\"\(title)\"" : title
    let start = try #require(page.firstRange(of: ".SH \(heading)\n"))
    let rest = page[start.upperBound...].split(separator: "\n").prefix { !$0.hasPrefix(".SH") }
    return rest.map {
      String($0).replacing("\\-", with: "-").replacing("\\(aq", with: "'")
        .replacing("\\(ti", with: "~")
    }
  }

  @Test func theExamplesRunAsTheyAreWritten() throws {
    let page = try Program.run("manual").output
    let examples = try section("EXAMPLES", of: page).filter { $0.hasPrefix(".B \"") }
      .map { String($0.dropFirst(4).dropLast()) }
    #expect(examples.count >= 5 && examples.allSatisfy { $0.hasPrefix("livery ") })
    let folder = try TemporaryFolder()
    for example in examples {
      let words = try Program.path(of: "livery") + example.dropFirst("livery".count)
      let run = try ProgramRun(
        ["/bin/sh", "-c", words], in: folder.path, environment: ["HOME": folder.path])
      #expect(run.status == 0, "\(example): \(run.errors)")
    }
  }

  @Test(arguments: [
    ("EXIT STATUS", ".B 66"), ("ENVIRONMENT", ".B NO_COLOR"), ("ENVIRONMENT", ".B TERM"),
    ("ENVIRONMENT", ".B XDG_DATA_HOME"), ("FILES", ".B livery.toml"),
    ("FILES", ".B ~/.local/share/livery/themes"), ("SEE ALSO", "livery-preview(1)"),
  ])
  func saysWhatTheProgramReadsAndWhereItKeepsThings(title: String, line: String) throws {
    let page = try Program.run("manual").output
    let lines = try section(title, of: page)
    #expect(lines.contains(line))
  }
}
