import CommandLineKit
import LiverySystem
import ThemeFormats
import ThemeSource

/// The files of a review in a folder.
enum ReviewFile {
  private static let page = "index.html"
  private static let comment = "comment.md"
  private static let report = "review.json"

  /// The names, in words.
  static let names = "'\(page)', '\(comment)' and '\(report)'"

  /// Writes all of them, unless one would replace what Livery did not write.
  static func write(_ review: Review, to folder: String, _ overwriting: OverwriteOption) throws {
    let texts = [
      (path: "\(folder)/\(comment)", bytes: Array(ReviewMarkdown(review: review).text.utf8)),
      (path: "\(folder)/\(report)", bytes: Array((review.value.text + "\n").utf8)),
    ]
    let path = "\(folder)/\(page)"
    try overwriting.keep(from: texts + [(path: path, bytes: [])], in: folder)
    try Output.createFolder(folder)
    for text in texts { try Output.write(text.bytes, to: text.path, takesDevices: false) }
    try Terminal.reportingErrors { () throws(FileError) in
      try ReviewPage(review: review).write(to: path)
    }
  }
}
