import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// The folder for a picture of each finding.
struct AuditPictures {
  private let output: OutputFolder

  init(_ folder: String) throws {
    output = try OutputFolder(folder)
    do {
      for name in Folder.names(in: folder) where Self.isPicture(name) {
        try output.makeRoom(for: name)
      }
    } catch {
      output.discard()
      throw error
    }
  }

  /// Keeps a picture of each finding's worst place, `1.png` for the first, and removes older ones.
  func keep(_ themes: inout [AuditedTheme]) throws {
    var count = 0
    var files: [String] = []
    for theme in themes.indices {
      for index in themes[theme].findings.indices {
        count += 1
        let painted = themes[theme].findings[index].places[0].fault.picture
        guard let painted, let bytes = try? RegularFile.read(painted, upTo: Self.limit) else {
          continue
        }
        files.append("\(count).png")
        try AtomicFile.write(bytes, to: "\(output.staging)/\(count).png", isDurable: false)
        themes[theme].findings[index].picture = "\(output.path)/\(count).png"
      }
    }
    try output.commit(files)
  }

  /// Whether a file has the name of a picture of an audit.
  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".png") && Int(name.dropLast(4)) != nil
  }

  func discard() { output.discard() }

  /// The largest picture that is kept, in bytes.
  private static let limit = 64 << 20
}
