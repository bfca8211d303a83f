import Fixtures
import Foundation
import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import Testing

/// Pictures of a theme's folder.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct ThemeFolderRenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Dusk/gtk-4.0/gtk.css",
      "@define-color window_bg_color #fafafa;\nlabel { color: #204060; margin: 3px; }\n")
    try folder.write("Dusk/gtk-4.0/gtk-dark.css", dark)
    try folder.write("dark.css", dark)
  }

  private let dark = "@define-color window_bg_color #101010;\nlabel { color: #ffff00; }\n"

  private func render(_ arguments: String...) throws -> ProgramRun {
    try PreviewCommand.run(["render", "--page", "text"] + arguments, in: folder.path)
  }

  /// Without `index.theme`, too, a folder is one theme, whose dark pictures have the rules of its
  /// file for dark, and none of the other.
  @Test func paintsEachSchemeByItsOwnFile() throws {
    let run = try render("Dusk", "-o", "out", "--strict")
    #expect(run.status == 0 && !run.errors.contains("left out"), "\(run)")
    let alone = try render("dark.css", "--appearance", "dark", "-o", "alone")
    #expect(alone.status == 0, "\(alone)")
    let picture = try folder.read("out/Dusk/dark/text.png")
    #expect(try picture == folder.read("alone/dark/dark/text.png"))
    #expect(try picture != folder.read("out/Dusk/light/text.png"))
  }

  @Test func saysOnceWhatGTKRefuses() throws {
    try folder.write("t.css", "label { frobnicate: 3; color: red; }\n")
    let run = try render("t.css", "-o", "out")
    #expect(run.status == 0, "\(run)")
    let words =
      "t.css:1:9: warning: GTK \(Toolkit.release) has no property 'frobnicate'; this is left out"
    #expect(run.errors.components(separatedBy: words).count == 2, "\(run)")
    let strict = try render("t.css", "-o", "strict", "--strict")
    #expect(strict.status == 1 && !folder.exists("strict"), "\(strict)")
  }
}
