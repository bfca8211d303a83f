import Adwaita
import Console
import Pictures
import System

/// Takes pictures of an app in themes and looks, and puts them on one page.
package final class SheetRun {
  private let request: SheetRequest

  package init(_ request: SheetRequest) {
    self.request = request
  }

  /// Takes all pictures, says which could not be taken, and returns the exit status.
  package func run() -> Int {
    if let problem = AppError(unableToStart: request.words[0]) { return Guard.fail(problem) }
    if ScreenKind.all.first != .xvfb {
      return Guard.fail(AppError("pictures of apps need Xvfb; install it ('apt install xvfb')"))
    }
    return Guard.run { try self.work(in: $0.path) }
  }

  private func work(in folder: String) throws -> Int {
    Program.setEnvironment("GIO_USE_VFS", to: "local")
    _ = try ReloadLibrary.find()
    let results = try SheetCrew(request, in: folder).run()
    try AppSheet(request, results).write()
    let count = results.reduce(0) { $0 + $1.pictures.count }
    Terminal.say("'\(request.output)/\(AppSheet.file)' has \(count.counted("picture"))")
    return Int((results.allSatisfy(\.problems.isEmpty) ? Status.fine : .findings).rawValue)
  }
}
