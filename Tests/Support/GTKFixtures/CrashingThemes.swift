import Fixtures
import Foundation
import Testing

/// Themes with a rule that GTK dies of, past every check: see `Tests/HostilePreview`.
struct HostileThemes {
  let folder: TemporaryFolder

  /// The file of a theme without such a rule, whose header bar is `#406020`.
  let plain: String

  init() throws {
    folder = try TemporaryFolder()
    plain = try folder.write("plain.livery.toml", Self.theme("Plain", "#406020"))
  }

  static func theme(_ name: String, _ headerbar: String) -> String {
    "livery = 1\nname = \"\(name)\"\n[colors]\nheaderbar-bg = \"\(headerbar)\"\n"
  }

  /// The file of a theme with the rule of its name; its header bar is `#204060`.
  func killer(_ name: String) throws -> String {
    try folder.write("killer.livery.toml", Self.theme(name, "#204060"))
  }

  /// Starts the window on the plain theme, beside the one with the rule of a name; gives a point of
  /// the header bar, too, once that is painted.
  func previewOfPlain(
    beside name: String, environment: [String: String] = [:]
  ) throws -> (preview: Preview, header: Point) {
    let preview = try preview([plain, try killer(name)], environment: environment)
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    return (preview, header)
  }

  /// Starts the window that adds the rules.
  func preview(
    _ files: [String], environment: [String: String] = [:], isAwaited: Bool = true
  ) throws -> Preview {
    try Preview(
      files, program: Preview.programs.appendingPathComponent("hostile-preview").path,
      environment: environment, isAwaited: isAwaited)
  }
}
