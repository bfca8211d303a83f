import Console
import Foundation
import System
import ThemeMatrix
import ThemeModel

/// Pictures of an app at a glance, in one HTML file beside them: a row for each theme, a column for
/// each look.
struct AppSheet {
  nonisolated static let file = "index.html"

  private let request: SheetRequest
  private let results: [CellResult]

  init(_ request: SheetRequest, _ results: [CellResult]) {
    (self.request, self.results) = (request, results)
  }

  private static let style = """
    main { padding: 0 24px 24px; overflow-x: auto; }
    table { border-spacing: 12px; }
    th { text-align: left; vertical-align: top; font-weight: 600; }
    td { vertical-align: top; }
    figure { margin: 0 0 12px; width: 320px; }
    img { max-width: 100%; height: auto; border: 1px solid var(--line); }
    """

  /// The looks that any theme is shown in, in the order of their first appearance.
  private var columns: [String] {
    var met: Set<String> = []
    return request.looks.map(\.cell.name).filter { met.insert($0).inserted }
  }

  /// Writes the page into the folder of the pictures.
  func write() throws {
    try AtomicFile.createFolder(request.output)
    let app = request.words.joined(separator: " ")
    let page = try HTMLPage(path: "\(request.output)/\(Self.file)", title: app, style: Self.style)
    try page.write(
      "<header><h1>\(Markup.escaped(app))</h1></header>\n<main>\n<table>\n<tr><td></td>")
    for column in columns { try page.write("<th>\(Markup.escaped(column))</th>") }
    try page.write("</tr>\n")
    var rows: [[Int]] = []
    for index in request.looks.indices {
      if let last = rows.last?.first, request.looks[last].theme.id == request.looks[index].theme.id
      {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    for row in rows { try page.write(text(of: row)) }
    try page.write("</table>\n</main>\n")
    try page.finish()
  }

  /// A row of the table, with the numbers of its looks.
  private func text(of row: [Int]) -> String {
    let name = row.first.map { request.looks[$0].theme.name } ?? ""
    let cells = columns.map { column in
      let index = row.first { request.looks[$0].cell.name == column }
      return "<td>\(index.map(text(ofLook:)) ?? "")</td>"
    }
    return "<tr><th>\(Markup.escaped(name))</th>\(cells.joined())</tr>\n"
  }

  /// The pictures of a look, and what is wrong.
  private func text(ofLook index: Int) -> String {
    let result = results[index]
    let figures = result.pictures.map { picture in
      let words = Markup.escaped(
        request.looks[index].title + (picture.name.map { ": \($0)" } ?? ""))
      let address = Markup.escaped(Markup.address(picture.file))
      let name = picture.name.map { "<figcaption class=\"dim\">\(Markup.escaped($0))</figcaption>" }
      return
        "<figure><a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(words)\" loading=\"lazy\">"
        + "</a>\(name ?? "")\(Self.text(of: picture.problem))</figure>\n"
    }
    return figures.joined() + Self.text(of: result.problem)
  }

  private static func text(of problem: String?) -> String {
    problem.map { "<p class=\"bad\">\(Markup.escaped($0))</p>" } ?? ""
  }
}
