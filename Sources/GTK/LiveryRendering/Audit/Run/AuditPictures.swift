import CommandLineKit
import LiveryAdwaita
import LiverySystem

/// The folder for a picture of each finding.
struct AuditPictures {
  private let folder: String

  init(_ folder: String) throws {
    self.folder = folder
    try Output.createFolder(folder)
  }

  /// Keeps the picture of each finding's worst place: `1.png` is that of the first finding.
  func keep(_ themes: inout [AuditedTheme]) throws {
    var count = 0
    for theme in themes.indices {
      for index in themes[theme].findings.indices {
        count += 1
        let painted = themes[theme].findings[index].places[0].fault.picture
        guard let painted, let bytes = try? RegularFile.read(painted, upTo: Self.limit) else {
          continue
        }
        let file = "\(folder)/\(count).png"
        try AtomicFile.write(bytes, to: file, isDurable: false)
        themes[theme].findings[index].picture = file
      }
    }
  }

  /// The largest picture that is kept, in bytes.
  private static let limit = 64 << 20
}
