import CommandLineKit
import ThemeFormats
import ThemeModel

extension LinkedFiles {
  /// The files that the CSS of a theme and of those that it extends names, given the files that the
  /// theme was read from; what cannot be taken along is said.
  static func of(_ theme: Theme, from files: [String]) -> LinkedFiles {
    let linked = LinkedFiles(of: theme, readFrom: files)
    for (address, reason) in linked.left {
      Terminal.say("'\(address)', which the theme names, does not come along: \(reason)")
    }
    return linked
  }
}
