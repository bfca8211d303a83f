import LiverySystem
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeSource

/// Reads the list of vocabularies of a `livery.toml`.
struct VocabularyListReader {
  /// The folder to which paths are relative.
  private let folder: String

  /// The folders whose files may be named.
  private let project: ConfigurationProject
  private var findings: [Finding] = []

  /// The maximum number of bytes of a vocabulary's file.
  private static let limit = 64 * 1024

  /// Reads a list: the IDs of vocabularies that Livery has, and paths of files.
  static func read(
    _ node: SourceNode, in folder: String, of project: ConfigurationProject,
    findings: inout [Finding]
  ) -> [ProgramVocabulary] {
    var reader = VocabularyListReader(folder: folder, project: project)
    defer { findings += reader.findings }
    guard node.kind == .array else {
      reader.report(
        .type, node,
        "expected an array of vocabularies, such as '[\"waybar\"]', not \(node.kind.article)")
      return []
    }
    return node.children.compactMap { reader.vocabulary($0) }
  }

  private init(folder: String, project: ConfigurationProject) {
    (self.folder, self.project) = (folder, project)
  }

  private mutating func vocabulary(_ node: SourceNode) -> ProgramVocabulary? {
    guard let text = node.string, !text.isEmpty else {
      report(.type, node, "expected the name or the file of a vocabulary in quotes")
      return nil
    }
    if text.contains("/") || text.contains(".") { return file(text, node) }
    let known = ProgramVocabulary.builtIn(text)
    if known == nil {
      findings.append(
        Finding(
          .error, .configurationValue, at: node.location,
          "no vocabulary is called '\(text)'; a file is named by its path, such as './\(text)'",
          unknown: text, at: node.location(of: 0..<text.utf8.count),
          among: ProgramVocabulary.builtIn.map(\.id)))
    }
    return known
  }

  private mutating func file(_ name: String, _ node: SourceNode) -> ProgramVocabulary? {
    let path = RegularFile.path(name, in: folder)
    do throws(FileError) {
      let bytes = try project.read(path, upTo: Self.limit)
      var reader = VocabularyReader(
        SourceText(file: ConfigurationFile.shown(path), bytes: bytes))
      // The content of any other file is not shown.
      guard reader.isVocabulary else {
        report(
          .configurationFile, node,
          "'\(name)' is no vocabulary: expected 'nodes', 'classes' or 'ids'")
        return nil
      }
      let vocabulary = reader.vocabulary(id: ProgramVocabulary.id(ofFile: path))
      findings += reader.findings
      return vocabulary
    } catch {
      report(.configurationFile, node, "'\(name)' cannot be read: \(error.reason)")
      return nil
    }
  }

  private mutating func report(_ rule: RuleID, _ node: SourceNode, _ message: String) {
    findings.append(Finding(.error, rule, at: node.location, message))
  }
}
