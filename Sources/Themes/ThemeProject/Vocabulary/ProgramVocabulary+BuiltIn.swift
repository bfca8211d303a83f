import EmbeddedFiles
package import ThemeLint
import ThemeSource

extension ProgramVocabulary {
  /// The built-in vocabularies, `Resources/vocabularies`.
  package static let builtIn = EmbeddedFile.files(in: folder).map { file in
    var reader = VocabularyReader(SourceText(file: file.path, bytes: file.bytes))
    return reader.vocabulary(id: id(ofFile: file.path))
  }

  private static let folder = "vocabularies"

  /// The built-in vocabulary with an ID.
  static func builtIn(_ id: String) -> ProgramVocabulary? { builtIn.first { $0.id == id } }

  /// The ID of a file: its name up to the first dot.
  static func id(ofFile path: String) -> String {
    String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}
