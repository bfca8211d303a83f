import Fixtures
import ThemeSource

extension PlantedFault {
  /// A declaration that is to blame.
  struct Place: Hashable, Sendable {
    let file: String

    /// From 1.
    let line, column: Int
  }

  /// An edit that its file has no place for.
  struct Misfit: Error, CustomStringConvertible {
    let description: String
  }

  /// The files of the theme with the fault in one of them, the theme's own file last.
  func files() throws -> [SourceText] { try marked().map(\.text) }

  /// The declarations of which an audit is to name one.
  func places() throws -> [Place] {
    try marked().flatMap { file in
      file.marks.map { mark in
        let position = file.text.position(at: mark)
        return Place(file: file.text.file, line: position.line, column: position.column)
      }
    }
  }

  /// Writes the files into a folder inside another one, named as the fault is, and gives the path
  /// of the theme's own, which has that name too.
  func write(to folder: TemporaryFolder) throws -> String {
    for text in try files() {
      try folder.write(path(of: text.file), String(decoding: text.bytes, as: UTF8.self))
    }
    return "\(folder.path)/\(path(of: theme.name))"
  }

  /// Where a file of the theme is written to, in the folder of all faults.
  func path(of file: String) -> String {
    "\(id)/" + (file == theme.name ? "\(id).livery.toml" : file)
  }

  private func marked() throws -> [MarkedText] {
    guard theme.files.contains(where: { $0.name == file }) else {
      throw Misfit(description: "'\(id)' edits '\(file)', which the theme has not")
    }
    return try theme.files.map { other in
      MarkedText(other.name == file ? try edited(other.text) : other.text, file: other.name)
    }
  }

  private func edited(_ text: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch edit {
    case .replacing(let old, let new): try lines[index(of: old, in: lines)] = new
    case .adding(let new, let header):
      if lines.contains(header) {
        lines.insert(new, at: try index(of: header, in: lines) + 1)
      } else {
        lines += [header, new, ""]
      }
    case .css(let rules):
      if lines.contains("[extra]") {
        lines.insert(contentsOf: ["", rules], at: try index(of: "\"\"\"", in: lines))
      } else {
        lines += ["[extra]", "css = \"\"\"", rules, "\"\"\"", ""]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The index of a line that is there once.
  private func index(of line: String, in lines: [String]) throws -> Int {
    guard let index = lines.firstIndex(of: line), lines.lastIndex(of: line) == index else {
      throw Misfit(description: "'\(id)' expects the line '\(line)' once in '\(file)'")
    }
    return index
  }
}
