import LiverySystem
import ThemeFormats
package import ThemeLint

extension ProjectConfiguration {
  /// The vocabularies for judging a stylesheet: that of the program whose folder contains it, or of
  /// the library that the app's build requires, and those of the project for the same GTK or for
  /// none.
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
  /// The vocabulary of the program whose folder contains a file, such as
  /// `~/.config/waybar/style.css`, or Granite's for an app that is built with it.
  fileprivate static func ofFolder(of path: String) -> ProgramVocabulary? {
    if isOfGTK(path) { return nil }
    let folder = ProgramFolder.known(around: RegularFile.folder(of: path))
    let program = folder.flatMap { builtIn(RegularFile.name(of: $0)) }
    return program ?? (RequiredGTK.includesGranite(around: path) ? builtIn("granite") : nil)
  }

  /// Whether a file is at a place where all programs of a GTK read their stylesheets.
  fileprivate static func isOfGTK(_ path: String) -> Bool {
    GTKFolder(around: RegularFile.folder(of: path)) != nil
  }
}
