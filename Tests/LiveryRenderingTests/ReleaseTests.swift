import Fixtures
import Foundation
import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import Testing

/// The colors of a release that is not the one in use, in pictures.
@MainActor @Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct ReleaseTests {
  private let folder: TemporaryFolder

  /// A release whose dark window has another color than that of the GTK in use.
  private let other = Toolkit.release < .v4_16 ? GTKRelease.v4_24 : .v4_8

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(_ output: String, _ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(
      ["render", "adwaita", "-o", output, "--page", "text", "--appearance", "dark"] + arguments,
      in: folder.path)
  }

  private func corner(of output: String) throws -> String {
    let file = "\(folder.path)/\(output)/adwaita/dark/text.png"
    let texture = try #require(Texture(file: file))
    return "#" + texture.pixels.prefix(3).reversed().map { String(format: "%02x", $0) }.joined()
  }

  @Test func paintsTheColorsOfTheReleaseThatIsNamed() throws {
    let run = try render("other", "--target", "\(other)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("colors are those of GTK \(other), and shapes those of GTK 4."))
    let own = try render("own")
    #expect(own.status == 0 && !own.errors.contains("shapes"), "\(own.errors)")
    let colors = try [other, nil].map {
      try ResolvedColors("adwaita", "dark", target: $0)["window-bg"]
    }
    #expect(colors[0] != colors[1])
    #expect(try [corner(of: "other"), corner(of: "own")] == colors)
  }

  @Test func paintsTheSameBytesWhereTheReleaseInUseIsNamed() throws {
    #expect(try render("own").status == 0)
    let run = try render("named", "--target", "\(Toolkit.release)")
    #expect(run.status == 0 && !run.errors.contains("shapes"), "\(run.errors)")
    let file = "adwaita/dark/text.png"
    #expect(try folder.read("named/\(file)") == folder.read("own/\(file)"))
    #expect(try compare("own", "named").status == 0)
  }

  @Test func comparesNoPicturesInTheColorsOfTwoReleases() throws {
    #expect(try render("own").status == 0)
    #expect(try render("other", "--target", "\(other)").status == 0)
    let run = try compare("own", "other")
    #expect(run.status == 65)
    let words = "'own' has the colors of GTK \(Toolkit.release), and 'other' those of GTK \(other)"
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!folder.exists("report"))
  }

  private func compare(_ old: String, _ new: String) throws -> ProgramRun {
    try PreviewCommand.run(["compare", old, new, "-o", "report"], in: folder.path)
  }

  @Test(arguments: [
    ("4.8..4.18", "expected one release, not a range"), ("3.24", "expected a release of GTK 4"),
    ("5.0", "GTK '5.0' is not known"),
  ])
  func takesOneReleaseOfGTK4(target: String, words: String) throws {
    for command in [["render", "ocean", "-o", "out"], ["ocean.livery.toml"]] {
      let run = try PreviewCommand.run(command + ["--target", target], in: folder.path)
      #expect(run.status == 64)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    #expect(!folder.exists("out"))
  }
}
