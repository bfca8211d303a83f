import Adwaita
import Console
import Pictures
import System
package import ThemeCSS
package import ThemeColor
package import ThemeModel

/// Takes pictures of an app in themes and appearances, and puts them on one page.
package final class SheetRun {
  private let looks: [TriedTheme]
  private let words: [String]
  private let output: String
  private let timeout: Int

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - looks: The themes, each with the appearances to show.
  ///   - accent: The accent color that the desktop asks for.
  ///   - target: The GTK 4 that the app runs on.
  ///   - words: The app's command line.
  ///   - output: The folder for the pictures.
  ///   - timeout: How long the app may take to show a window, in s.
  package init(
    _ looks: [(theme: Theme, appearances: [Appearance])], accent: Color?, target: Target,
    app words: [String], output: String, timeout: Int
  ) {
    self.looks = looks.flatMap { theme, appearances in
      appearances.map {
        TriedTheme(theme: theme, appearance: $0, accent: accent, target: target)
      }
    }
    (self.words, self.output, self.timeout) = (words, output, timeout)
  }

  /// Takes all pictures, says which could not be taken, and returns the exit status.
  package func run() -> Int {
    if let problem = AppError(unableToStart: words[0]) { return Guard.fail(problem) }
    if ScreenKind.all.first != .xvfb {
      return Guard.fail(AppError("pictures of apps need Xvfb; install it ('apt install xvfb')"))
    }
    return Guard.run { try self.work(in: $0.path) }
  }

  private func work(in folder: String) throws -> Int {
    Program.setEnvironment("GIO_USE_VFS", to: "local")
    _ = try ReloadLibrary.find()
    let photographer = try AppPhotographer(of: words, timeout: timeout, in: folder)
    var cells: [AppSheet.Cell] = []
    for look in looks {
      let file = "\(look.theme.id)/\(look.traits)/\(RegularFile.name(of: words[0])).png"
      var (problem, isTaken): (String?, Bool) = (nil, false)
      do {
        let shot = try photographer.shot(in: look)
        try AtomicFile.createFolder(RegularFile.folder(of: "\(output)/\(file)"))
        try AtomicFile.write(shot.texture.png, to: "\(output)/\(file)")
        isTaken = true
        if !shot.isStill { problem = "the window did not stand still" }
      } catch let error as AppError {
        problem = error.description
      }
      if let problem { Terminal.complain("\(look.title): \(problem)") }
      cells.append(AppSheet.Cell(look: look, file: isTaken ? file : nil, problem: problem))
    }
    try AppSheet(app: words.joined(separator: " "), cells: cells).write(to: output)
    Terminal.say(
      "'\(output)/\(AppSheet.file)' has \(cells.count { $0.file != nil }.counted("picture"))")
    return Int((cells.allSatisfy { $0.problem == nil } ? Status.fine : .findings).rawValue)
  }
}
