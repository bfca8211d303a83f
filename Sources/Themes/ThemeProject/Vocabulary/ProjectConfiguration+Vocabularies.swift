import LiverySystem
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
  /// How many folders around a file may be that of its program.
  private static let height = 5

  /// The vocabulary of the program in whose folder a file lies, such as `~/.config/waybar/style.css`:
  /// a folder above the user's home is none.
  fileprivate static func ofFolder(of path: String) -> ProgramVocabulary? {
    if isOfGTK(path) { return nil }
    let home = Environment.variables["HOME"].map { RegularFile.path($0, in: "/") }
    var folder = RegularFile.folder(of: path)
    for _ in 0..<height where folder != "/" && folder != home {
      if let program = builtIn(RegularFile.name(of: folder)) { return program }
      folder = RegularFile.folder(of: folder)
    }
    return nil
  }

  /// Whether a file lies where all programs of a GTK take their stylesheets from.
  fileprivate static func isOfGTK(_ path: String) -> Bool {
    let folder = RegularFile.name(of: RegularFile.folder(of: path))
    return folder == "gtk-3.0" || folder == "gtk-4.0"
  }
}
