import Fixtures
import GTKFixtures
import TestDisplay
import Testing

extension CrashingThemes {
  /// Starts the window on the plain theme, beside the one with the rule of a name; gives a point of
  /// the header bar, too, once that is painted.
  func previewOfPlain(
    beside name: String, environment: [String: String] = [:]
  ) throws -> (preview: Preview, header: Point) {
    let preview = try preview([plain, try crashing(name)], environment: environment)
    let header = try preview.place("label", "Livery").beside
    #expect(try preview.pixel(header, awaiting: "#406020") == "#406020")
    return (preview, header)
  }

  /// Starts the window that adds the rules; its settings are those of the window that comes back.
  func preview(
    _ files: [String], environment: [String: String] = [:], isAwaited: Bool = true
  ) throws -> Preview {
    let settings = [
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": "\(folder.path)/config",
    ]
    return try Preview(
      files, program: BuiltProgram.path("unchecked-preview"),
      environment: environment.merging(settings) { given, _ in given }, isAwaited: isAwaited)
  }
}
