import CommandLineKit
import LiveryRendering
import LiverySystem

/// Takes pictures of apps in themes and variants, and puts them on one page.
package final class SheetRun {
  private var request: SheetRequest

  package init(_ request: SheetRequest) {
    self.request = request
  }

  /// Takes all pictures, reports those that failed, and returns the exit status.
  package func run() -> Int {
    if ScreenKind.all.first != .xvfb {
      return ChildGuard.fail(
        AppError("pictures of apps need Xvfb; install it ('apt install xvfb')"))
    }
    var missing = Status.fine
    let apps = request.apps.filter { app in
      guard let problem = AppError(unableToStart: app.words[0]) else { return true }
      _ = ChildGuard.fail(problem)
      missing = problem.status
      return false
    }
    guard !apps.isEmpty else { return Int(missing.rawValue) }
    request = request.with(apps)
    let status = ChildGuard.run {
      try self.work(in: $0.path)
    } after: {
      OutputFolder.removeLeftovers(in: request.output)
    }
    return status == 0 && missing != .fine ? Int(Status.findings.rawValue) : status
  }

  private func work(in folder: String) throws -> Int {
    Environment.set("GIO_USE_VFS", to: "local")
    _ = try ReloadLibrary.find()
    let output = try RenderReport.output(request.output)
    do {
      let results = try results(in: folder, output)
      let count = results.reduce(0) { $0 + $1.pictures.count }
      Terminal.say("'\(request.output)/\(AppSheet.file)' has \(count.counted("picture"))")
      return Int((results.allSatisfy(\.problems.isEmpty) ? Status.fine : .findings).rawValue)
    } catch {
      output.discard()
      throw error
    }
  }

  /// Takes all pictures, and moves them to the output with a page and a report.
  private func results(in folder: String, _ output: OutputFolder) throws -> [VariantResult] {
    try output.makeRoom(for: AppSheet.file)
    for task in request.tasks {
      for name in task.files { try output.makeRoom(for: name) }
    }
    let crashTest = try SheetCrashTest(request, in: folder)
    guard let environment = crashTest.environment else {
      throw AppError("GTK does not start", .internalFault)
    }
    let results = try SheetWorkerPool(
      request, but: crashTest.refused, in: folder, output: output.staging
    ).run()
    try AppSheet(request, results).write(to: "\(output.staging)/\(AppSheet.file)")
    let report = SheetReport(request, results, refused: crashTest.refused)
    try RenderReport(report.themes, environment: environment, extras: [AppSheet.file])
      .commit(to: output)
    return results
  }
}
