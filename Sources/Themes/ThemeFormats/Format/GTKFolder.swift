import LiverySystem
import ThemeSource

/// A folder with the stylesheets of one GTK in a theme or a user's configuration, such as `gtk-4.0`
/// and `gtk-3.20`.
package struct GTKFolder {
  /// Its path, in the notation of the folder that was given.
  package let path: String

  /// The release that counts: 3 or 4.
  package let toolkit: Int

  /// The number in its name: 20 of `gtk-3.20`.
  private let minor: Int

  /// How many folders around a file are searched.
  private static let height = 8

  /// The GTK folder that a folder is or is inside of; `nil` if there is none.
  package init?(around folder: String) {
    for folder in RegularFile.folders(from: folder).dropLast().prefix(Self.height) {
      if let (toolkit, minor) = Self.release(ofFolder: RegularFile.name(of: folder)) {
        (path, self.toolkit, self.minor) = (folder, toolkit, minor)
        return
      }
    }
    return nil
  }

  /// The folder beside it that GTK 3.24 reads instead, such as `gtk-3.20` beside `gtk-3.0`; `nil`
  /// if it reads this one, or if this is a folder of GTK 4.
  ///
  /// GTK uses the one with the highest release that is not later than its own
  /// (gtk/gtkcssprovider.c).
  package var successor: String? {
    guard toolkit == 3, minor < Self.lastOfGTK3 else { return nil }
    let start = RegularFile.folder(of: path) + "/gtk-3."
    return ((minor + 1)...Self.lastOfGTK3).reversed().map { "\(start)\($0)" }
      .first { RegularFile.realPath("\($0)/gtk.css") != nil }
  }

  private static let lastOfGTK3 = 24

  /// The release in a folder's name; `nil` if the name is not `gtk-3.`, or `gtk-4.`, and digits.
  private static func release(ofFolder name: String) -> (toolkit: Int, minor: Int)? {
    for (start, toolkit) in [("gtk-3.", 3), ("gtk-4.", 4)] where name.hasPrefix(start) {
      let digits = name.dropFirst(start.count)
      guard digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
      return Int(digits).map { (toolkit, $0) }
    }
    return nil
  }
}
