import LiverySystem
import ThemeSource

/// The texts of a template: its own, and the included ones, each read once.
struct TemplateSources: Sendable {
  /// The maximum number of texts, and the largest of them in bytes.
  static let limit = 64
  static let sizeLimit = 1024 * 1024

  private(set) var texts: [SourceText]

  /// The texts that are being read, the template first, and their names in includes.
  private var open: [(name: String, path: String)]

  init(_ text: SourceText) {
    texts = [text]
    open = [
      (
        RegularFile.name(of: text.file),
        "\(RegularFile.folder(of: text.file))/\(RegularFile.name(of: text.file))"
      )
    ]
  }

  /// Reads the file of an include, with one of the endings, beside the template, and returns the
  /// index of its text.
  mutating func include(
    _ name: String, endings: [String], at place: TemplatePlace
  ) throws(TemplateError) -> Int {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      throw TemplateError(
        .templateInclude, place, "expected the name of a file beside the template, not '\(name)'")
    }
    guard texts.count < TemplateSources.limit else {
      throw TemplateError(
        .templateInclude, place, "a template includes at most \(TemplateSources.limit - 1) others")
    }
    let file = texts[0].file
    let folder = RegularFile.folder(of: file)
    // A template may be a link to a folder with its included files.
    let roots = [folder] + [RegularFile.realPath(file)].compactMap { $0.map(RegularFile.folder) }
    let paths = endings.map { "\(folder)/\(name)\($0)" }
    for path in paths where file != "-" && RegularFile.realPath(path) != nil {
      if let first = open.firstIndex(where: { $0.path == path }) {
        let chain = open[first...].map(\.name) + [name]
        throw TemplateError(
          .templateInclude, place,
          "'\(name)' includes itself: \(chain.map { "'\($0)'" }.joined(separator: " -> "))")
      }
      do throws(FileError) {
        let bytes = try RegularFile.read(path, insideAnyOf: roots, upTo: TemplateSources.sizeLimit)
        texts.append(SourceText(file: path, bytes: bytes))
      } catch {
        throw TemplateError(
          .templateInclude, place, "'\(name)' is not included: \(error.reason)")
      }
      open.append((name, path))
      return texts.count - 1
    }
    throw TemplateError(
      .templateInclude, place,
      "'\(name)' is not included; put it beside the template as '\(name)\(endings[0])'")
  }

  /// Ends reading the last included text.
  mutating func close() { open.removeLast() }
}

/// Why a template's text cannot be taken apart.
struct TemplateError: Error {
  let problem: TemplateProblem

  init(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
    problem = TemplateProblem(rule, place, message)
  }
}
