import CommandLineKit
import ThemeFormats
import ThemeModel

extension LinkedFiles {
  /// The files that the CSS of a theme and its base themes names, given the files of the theme;
  /// files that cannot be included are reported.
  static func of(_ theme: Theme, from files: [String]) -> LinkedFiles {
    let linked = LinkedFiles(of: theme, readFrom: files)
    for (address, reason) in linked.left {
      Terminal.say("'\(address)', which the theme names, is not included: \(reason)")
    }
    return linked
  }
}
