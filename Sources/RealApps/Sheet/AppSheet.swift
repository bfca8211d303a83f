import Console
import Foundation
import System
import ThemeModel

/// Pictures of an app at a glance, in one HTML file beside them: themes down, appearances across.
struct AppSheet {
  static let file = "index.html"

  /// One picture, or why there is none.
  struct Cell {
    let look: TriedTheme
    let file: String?
    let problem: String?
  }

  let app: String
  let cells: [Cell]

  private static let style = """
    main { padding: 0 24px 24px; }
    section { margin-bottom: 24px; }
    section div { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 8px; }
    figure { margin: 0; max-width: 640px; }
    img { max-width: 100%; height: auto; border: 1px solid var(--line); }
    """

  /// Writes the page into the folder of the pictures.
  func write(to folder: String) throws {
    try AtomicFile.createFolder(folder)
    let page = try HTMLPage(path: "\(folder)/\(Self.file)", title: app, style: Self.style)
    let title = Markup.escaped(app)
    try page.write("<header><h1>\(title)</h1></header>\n<main>\n")
    var theme: String?
    for cell in cells {
      let look = cell.look
      if look.theme.id != theme {
        if theme != nil { try page.write("</div></section>\n") }
        try page.write("<section><h2>\(Markup.escaped(look.theme.name))</h2>\n<div>\n")
        theme = look.theme.id
      }
      try page.write(figure(cell))
    }
    try page.write(theme == nil ? "</main>\n" : "</div></section>\n</main>\n")
    try page.finish()
  }

  private func figure(_ cell: Cell) -> String {
    let words = Markup.escaped(cell.look.title)
    let address = cell.file?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    let image = address.map { "<img src=\"\(Markup.escaped($0))\" alt=\"\(words)\">" } ?? ""
    let problem = cell.problem.map { "<p class=\"bad\">\(Markup.escaped($0))</p>" } ?? ""
    return """
      <figure>\(image)
      <figcaption class="dim">\(Markup.escaped(cell.look.traits))</figcaption>\(problem)</figure>

      """
  }
}
