import Adwaita
import System

/// The files that the program carries with it.
enum Resources {
  /// What is said where the pages are not beside the program.
  nonisolated static let noPages = "the folder of the pages was not found beside the program"

  /// Lets the windows on a display find the program's icons, and gives them what is its own of style.
  static func prepare(_ display: Display) {
    folder("icons").map(display.addIconFolder)
    // Where the program is not installed, its own icon lies beside it, too.
    folder("hicolor").map { display.addIconFolder(RegularFile.folder(of: $0)) }
    guard let folder = folder("window") else { return }
    let style = CSSProvider()
    style.load(file: "\(folder)/window.css")
    display.add(style, priority: .application)
  }

  /// The folder of a kind of resource, such as `ui`, wherever the program lies.
  ///
  /// Beside the program in the folder that the package manager makes, or under the prefix that it
  /// was installed to, whatever the working directory; `nil` where there is none.
  static func folder(_ name: String) -> String? {
    guard let program = Program.folder else { return nil }
    return [
      "\(program)/livery_LiveryPreview.resources/\(name)",
      RegularFile.path("../share/livery/\(name)", in: program),
    ].first(where: RegularFile.exists)
  }
}
