import Console
import System
import ThemeFormats
import ThemeModel
import ThemeSource

extension LinkedFiles {
  /// The files that a theme's CSS names, given the files that the theme was read from; what cannot
  /// be taken along is said.
  static func of(_ theme: Theme, from files: [String]) -> LinkedFiles {
    let path = files.isEmpty ? nil : RegularFile.realPath(theme.source.file)
    let linked = LinkedFiles(of: theme, in: path.map(RegularFile.folder))
    for (address, reason) in linked.left {
      Terminal.say("'\(address)', which the theme names, does not come along: \(reason)")
    }
    return linked
  }
}
