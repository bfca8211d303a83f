import CommandLineKit
import LiverySystem
import ThemeModel
import ThemeProject
import ThemeSource

/// An HTML file beside pictures of apps: a table per app, of themes and variants.
struct AppSheet {
  nonisolated static let file = "index.html"

  private let request: SheetRequest
  private let results: [VariantResult]

  init(_ request: SheetRequest, _ results: [VariantResult]) {
    (self.request, self.results) = (request, results)
  }

  /// Writes the page beside its pictures.
  func write(to path: String) throws {
    let title =
      request.apps.count == 1
      ? request.apps[0].words.joined(separator: " ") : request.apps.count.counted("app")
    let page = try HTMLPage(path: path, title: title, style: "app-sheet")
    try page.write("<header><h1>\(Markup.escaped(title))</h1></header>\n<main>\n")
    for app in request.apps {
      let tasks = request.tasks.indices.filter { request.tasks[$0].app.name == app.name }
      if request.apps.count > 1 { try page.write("<h2>\(Markup.escaped(app.name))</h2>\n") }
      let columns = tasks.map { request.tasks[$0].tried.variant }.unique
      try page.write("<table>\n<tr><td></td>")
      for column in columns { try page.write("<th>\(Markup.escaped(column.name))</th>") }
      try page.write("</tr>\n")
      for row in rows(of: tasks) { try page.write(text(of: row, columns)) }
      try page.write("</table>\n")
    }
    try page.write("</main>\n")
    try page.finish()
  }

  private func rows(of tasks: [Int]) -> [[Int]] {
    tasks.reduce(into: []) { rows, task in
      if let last = rows.last?.first, theme(of: last).id == theme(of: task).id {
        rows[rows.count - 1].append(task)
      } else {
        rows.append([task])
      }
    }
  }

  private func theme(of task: Int) -> Theme { request.tasks[task].tried.theme }

  /// A row of a table, with the numbers of its tasks.
  private func text(of row: [Int], _ columns: [Variant]) -> String {
    let name = row.first.map { theme(of: $0).name } ?? ""
    let cells = columns.map { column in
      let task = row.first { request.tasks[$0].tried.variant == column }
      return "<td>\(task.map(text(ofTask:)) ?? "")</td>"
    }
    return "<tr><th>\(Markup.escaped(name))</th>\(cells.joined())</tr>\n"
  }

  /// The pictures of a task, and its problem.
  private func text(ofTask index: Int) -> String {
    let result = results[index]
    let title = request.title(of: request.tasks[index])
    let figures = result.pictures.map { picture in
      let words = Markup.escaped(
        title + (picture.name.map { ": \($0)" } ?? ""))
      let address = Markup.escaped(FileURL.encoded(picture.file))
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
