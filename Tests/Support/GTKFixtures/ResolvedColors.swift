import Fixtures
import Foundation
public import GTKKnowledge

/// What `livery resolve THEME --format json` says of a theme's colors.
public struct ResolvedColors {
  private let colors: [String: Output.Color]

  /// Asks the program for a theme, a built-in one's id or a file, in an appearance and on a
  /// release, which is the one in use where it is `nil`.
  public init(_ theme: String, _ appearance: String, target: GTKRelease? = nil) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path("livery"))
    process.arguments =
      ["resolve", theme, "--format", "json", "--appearance", appearance]
      + (target.map { ["--target", "\($0)"] } ?? [])
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readThrough()
    process.waitUntilExit()
    colors = try JSONDecoder().decode(Output.self, from: data).appearances[0].colors
  }

  /// The color of a role as a pixel has it: `#rrggbb`.
  public subscript(role: String) -> String {
    String(colors[role]?.hex.prefix(7) ?? "no color")
  }

  private struct Output: Decodable {
    let appearances: [Appearance]

    struct Appearance: Decodable {
      let colors: [String: Color]
    }

    struct Color: Decodable {
      let hex: String
    }
  }
}
