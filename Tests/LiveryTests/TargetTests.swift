import Fixtures
import Testing

@Suite struct TargetTests {
  @Test(arguments: [
    ("4.8", "rgb(28,113,216)"), ("4.14", "rgb(28,113,216)"), ("4.24", "rgb(4,97,190)"),
  ])
  func resolvesWhatThatReleasePaints(target: String, accent: String) throws {
    let result = try Program.run(
      "resolve", "adwaita", "--appearance", "light", "--format", "css", "--target", target)
    #expect(result.output.contains("@define-color accent_color \(accent);\n"), "\(result)")
  }

  @Test func aRangeIsReadByItsFirstRelease() throws {
    let results = try ["4.16", "4.16..4.24"].map { target in
      try Program.run("resolve", "ocean", "--format", "json", "--target", target)
    }
    #expect(results[0].output == results[1].output && results[0].status == 0)
  }

  @Test func contrastIsThatOfTheRelease() throws {
    let tables = try ["4.8", "4.18"].map { target in
      try Program.run("contrast", "adwaita", "--appearance", "dark", "--target", target).output
    }
    #expect(tables[0] != tables[1])
  }

  @Test func differencesAreThoseOfTheRelease() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "t.livery.toml", "livery = 1\nname = 'T'\n[colors]\naccent = '#0461be'\n")
    let differing = try ["4.8", "4.24"].map { target in
      try Program.run("diff", "adwaita", file, "--target", target).output
    }
    // What was stock there by itself is no difference in light.
    #expect(differing[0].contains("light") && !differing[1].contains("light:"), "\(differing)")
  }

  @Test(arguments: [
    ["resolve", "ocean"], ["contrast", "ocean"], ["diff", "ocean", "mint"], ["css", "ocean"],
    ["check", "ocean"], ["export", "ocean", "--kind", "user", "-o", "/nowhere"],
    ["install", "ocean", "--dry-run"],
  ])
  func refusesWhatIsNoRelease(command: [String]) throws {
    for (target, reason) in [
      ("4.9", "is not known"), ("5", "is not known"), ("4.24..4.8", "runs backwards"),
      ("..4.8", "does not say which end it means"), ("", "expected a release"),
    ] {
      let result = try Program.run(command + ["--target", target])
      #expect(result.status == 64 && result.errors.contains(reason), "\(target): \(result)")
    }
  }

  @Test func anAppOnANewGTKHasOneStylesheet() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      "export", "ocean", "--kind", "app", "--target", "4.20", "-o", folder.path)
    #expect(result.status == 0, "\(result)")
    let sheet = String(decoding: try folder.read("style.css"), as: UTF8.self)
    #expect(sheet.contains("@media (prefers-color-scheme: dark)"))
    let list = String(decoding: try folder.read("ocean.gresource.xml"), as: UTF8.self)
    #expect(list.contains("<file>style.css</file>") && !list.contains("style-dark.css"))
  }
}
