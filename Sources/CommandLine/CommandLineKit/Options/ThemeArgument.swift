import LiverySystem
package import ThemeFormats
import ThemeProject

/// One of the themes that an argument of a command line names.
package struct ThemeArgument: Hashable, Sendable {
  /// A theme's file, its ID, or `-`.
  package let text: String

  /// Whether the argument was a folder, and the file was found in it.
  package let isListed: Bool

  /// Whether an error only means that a folder also holds files that are no themes.
  package func ignores(_ error: ThemeFileError) -> Bool {
    guard isListed, case .unrecognized = error else { return false }
    return !ThemeFormat.isCertain(of: text)
  }

  /// Whether an editor or another program may have a theme of its own under such a name.
  package var mayBeATheme: Bool { ThemeFormat.endings.contains(where: text.lowercased().hasSuffix) }

  /// The themes that an argument names: itself, or the files in the folder that it is and in those
  /// inside, but for hidden ones and those that git ignores.
  package static func expand(_ argument: String) -> [ThemeArgument] {
    guard RegularFile.isFolder(argument),
      let files = FolderWalk.files(in: argument, complain: { Terminal.complain($0) })
    else {
      return [ThemeArgument(text: argument, isListed: false)]
    }
    return files.filter { RegularFile.name(of: $0) != ConfigurationFile.name }.map {
      ThemeArgument(text: $0, isListed: true)
    }
  }
}
