import EmbeddedFiles
import LiverySystem

/// The folder of a program's configuration, such as `~/.config/waybar`.
package enum ProgramFolder {
  /// The number of folders above a file that may be the folder of its program.
  private static let height = 5

  /// The programs whose widgets have names that are known, `Resources/vocabularies`.
  private static let programs = Set(
    EmbeddedFile.files(in: "vocabularies").map { $0.name(in: "vocabularies").prefix { $0 != "." } })

  /// The folder with the name of a known program that a folder is or is inside of.
  package static func known(around folder: String) -> String? {
    first(around: folder) { programs.contains(RegularFile.name(of: $0)[...]) }
  }

  /// The folder of any program that a folder is or is inside of: one in `.config`, or one with the
  /// name of a known program.
  package static func around(_ folder: String) -> String? {
    first(around: folder) { RegularFile.name(of: RegularFile.folder(of: $0)) == ".config" }
      ?? known(around: folder)
  }

  /// The nearest folder that matches; the user's home and the folders above it do not count.
  private static func first(around folder: String, where isMeant: (String) -> Bool) -> String? {
    let home = Environment.variables["HOME"]
    let homes = [home, home.flatMap(RegularFile.realPath)].compactMap(\.self)
    return RegularFile.folders(from: folder).dropLast().prefix(height)
      .prefix { !homes.contains($0) }.first(where: isMeant)
  }
}
