import LiverySystem
import ThemeFormats
package import ThemeLint

extension ProjectConfiguration {
  /// The vocabularies that a stylesheet is judged with: that of the program whose folder it lies in,
  /// and those of the project that are for the same GTK or for none.
  package func vocabularies(of path: String?) -> [ProgramVocabulary] {
    let path = path.map { RegularFile.path($0, in: ".") }
    let program = path.flatMap(ProgramVocabulary.ofFolder(of:))
    if program == nil, path.map(ProgramVocabulary.isOfGTK) != true { return vocabularies }
    return [program].compactMap(\.self)
      + vocabularies.filter {
        $0.id != program?.id && ($0.target == nil || $0.target == program?.target)
      }
  }
}

extension ProgramVocabulary {
  /// The vocabulary of the program in whose folder a file lies, such as `~/.config/waybar/style.css`.
  fileprivate static func ofFolder(of path: String) -> ProgramVocabulary? {
    if isOfGTK(path) { return nil }
    let folder = ProgramFolder.known(around: RegularFile.folder(of: path))
    return folder.flatMap { builtIn(RegularFile.name(of: $0)) }
  }

  /// Whether a file lies where all programs of a GTK take their stylesheets from.
  fileprivate static func isOfGTK(_ path: String) -> Bool {
    GTKFolder(around: RegularFile.folder(of: path)) != nil
  }
}
