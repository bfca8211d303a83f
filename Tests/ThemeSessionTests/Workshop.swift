import Fixtures
import Foundation
import Testing
import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A session with one file open in it, in a folder of the test's own.
final class Workshop {
  static let start = "livery = 1\nname = 'Mine'\n"

  let folder: TemporaryFolder
  let session: ThemeSession
  let path: String

  /// Opens a file that says what every theme must, and then something more.
  init(_ more: String = "") throws {
    folder = try TemporaryFolder()
    session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    path = try folder.write("mine.livery.toml", Workshop.start + more)
    session.open(path)
  }

  /// What the text says beyond what every theme must.
  var more: String? {
    let text = session.current?.text.map { String(decoding: $0.bytes, as: UTF8.self) }
    return text.flatMap {
      $0.hasPrefix(Workshop.start) ? String($0.dropFirst(Workshop.start.count)) : nil
    }
  }

  /// What the file holds beyond what every theme must.
  var saved: String {
    get throws {
      let text = String(decoding: try folder.read("mine.livery.toml"), as: UTF8.self)
      return String(text.dropFirst(Workshop.start.utf8.count))
    }
  }

  /// Changes the file as another program would.
  func writeOutside(_ more: String) throws {
    try folder.write("mine.livery.toml", Workshop.start + more)
    session.reload(path)
  }

  /// The color of a role as it is shown.
  func shown(_ role: ColorRole) -> String { session.loadedTheme.resolved[role].hex }
}
