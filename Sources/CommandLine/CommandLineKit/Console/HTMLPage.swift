import EmbeddedFiles
import Glibc
import LiverySystem
import ThemeFormats
import ThemeSource

/// An HTML file that is written piece by piece, so that it may be larger than memory.
package struct HTMLPage: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Creates a new file and writes the head of the page: the style of all pages, the style of this
  /// kind of page, and the page's own rules.
  package init(path: String, title: String, style: String, rules: String = "") throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    try write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(ExportedFile.pageGenerator)\(Version.current)">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(EmbeddedFile.text("reports/page.css"))\(EmbeddedFile.text("reports/\(style).css"))\(rules)</style>
      </head>
      <body>

      """)
  }

  deinit {
    close(descriptor)
  }

  package func write(_ html: String) throws {
    guard Descriptor.write(Array(html.utf8), to: descriptor) else {
      throw FileError(.write, path)
    }
  }

  package consuming func finish() throws {
    try write("</body>\n</html>\n")
  }

}
