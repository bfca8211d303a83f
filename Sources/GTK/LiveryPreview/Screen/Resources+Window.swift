package import LiveryAdwaita
package import LiveryGallery
import LiverySystem

extension Resources {
  /// The folder of the files that only the window uses.
  static var window: String? { folder("window") }

  /// The folder of the translations: beside the program, or where the system has those of all.
  static var catalogs: String? {
    guard let program = Program.folder else { return nil }
    return [
      "\(program)/livery_PreviewFiles.resources/locale",
      RegularFile.path("../share/locale", in: program),
    ].first(where: RegularFile.exists)
  }

  /// Adds the program's icons and the window's stylesheet to a display.
  package static func prepare(_ display: Display) {
    folder("icons").map(display.addIconFolder)
    // Where the program is not installed, its own icon is beside it, too.
    folder("hicolor").map { display.addIconFolder(RegularFile.folder(of: $0)) }
    guard let window else { return }
    let style = CSSProvider()
    style.load(file: "\(window)/window.css")
    display.add(style, priority: .application)
  }
}
