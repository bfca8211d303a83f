import LiveryRendering
import LiverySystem
package import ThemeFormats

/// Shows an app in a theme until it ends.
package final class AppRun {
  private let request: AppRequest

  package init(_ request: AppRequest) {
    self.request = request
  }

  /// Runs the app to its end, and returns its exit status, or one of ours if it cannot be shown.
  package func run(_ reading: ThemeReading) -> Int {
    if let problem { return ChildGuard.fail(problem) }
    return ChildGuard.run { folder in
      // The watcher of the theme's files only has a weak reference to it, and it must live as long
      // as the app.
      let supervisor = AppSupervisor(request, in: folder.path)
      return try withExtendedLifetime(supervisor) { try supervisor.run(reading) }
    }
  }

  private var problem: AppError? {
    if let problem = AppError(unableToStart: request.name) { return problem }
    guard ScreenKind.all.contains(.present) else {
      return AppError("there is no display to show '\(request.name)' on")
    }
    return nil
  }
}
