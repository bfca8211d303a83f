import Foundation

/// The rows of a table under `Tests/Vectors`, each split at its tabs, without the heading.
func vectors(_ name: String) -> [[String]] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Vectors/\(name).tsv")
  guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
  return text.split(separator: "\n").dropFirst().map { line in
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
