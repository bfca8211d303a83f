import CommandLineKit
import LiverySystem
import ThemeLint
import ThemeSource

/// A review as one HTML page, with all changes.
struct ReviewPage {
  let review: Review

  /// The folder of its pictures.
  let folder: String

  /// Writes the page into a new file, or to a stream such as `/dev/stdout`.
  func write(to path: String) throws(FileError) {
    do {
      let title = "Themes since \(review.revision)"
      let page = try HTMLPage(path: path, title: title, style: "review")
      try page.write(heading)
      try page.write("<main>\n")
      for theme in review.changed {
        try page.write(ThemeArticle(theme: theme, folder: folder).html)
      }
      try page.write("</main>\n")
      try page.finish()
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError(.write, path, reason: "\(error)")
    }
  }

  private var heading: String {
    let same = review.sameLine.map { "<p>Files \(Markup.escaped($0)).</p>\n" } ?? ""
    return "<header>\n<h1 class=\"\(review.isWorse ? "bad" : "good")\">"
      + "\(Markup.escaped(review.headline))</h1>\n<p>Compared with "
      + "<code>\(Markup.escaped(review.revision))</code> at "
      + "<code>\(Markup.escaped(String(review.commit.prefix(9))))</code>: "
      + "\(review.count.counted("theme")), \(review.changed.count) changed.</p>\n\(same)</header>\n"
  }
}
