package import LiveryAdwaita
package import LiveryGallery
import LiverySystem

extension Resources {
  static var window: String? { folder("window") }

  /// The folder of the translations: the system-wide one, or that of the checkout.
  static var catalogs: String? {
    guard let program = Program.folder else { return nil }
    return [inCheckout("Resources/locale"), RegularFile.path("../share/locale", in: program)]
      .compactMap(\.self).first(where: RegularFile.exists)
  }

  /// Adds the program's icons and the window's stylesheet to a display.
  package static func prepare(_ display: Display) {
    folder("icons").map(display.addIconFolder)
    // If the program is not installed, the desktop does not have its icon.
    inCheckout("data/icons").map(display.addIconFolder)
    guard let window else { return }
    let style = CSSProvider()
    style.load(file: "\(window)/window.css")
    display.add(style, priority: .application)
  }
}
