package import ThemeCSS
package import ThemeModel

/// A request for pictures of apps.
package nonisolated struct SheetRequest: Sendable {
  package let apps: [SheetApp]

  /// The variants in which each app is shown.
  private let looks: [TriedTheme]

  /// Every variant of every app, one app after another.
  let tasks: [SheetTask]

  let output: String

  /// How long an app may take to show a window, in s.
  package var timeout = 30

  /// Whether each variant is shown twice, to detect pictures that differ by themselves.
  package var isTwice = false

  /// The command line that starts a worker which tries stylesheets.
  let trial: [String]

  /// Requests pictures; `addingRules` returns rules after those of a theme, for tests.
  package init(
    _ looks: [(theme: Theme, looks: [AppVariant])], target: Target, apps: [SheetApp],
    output: String, trial: [String], addingRules: (_ theme: String) -> String = { _ in "" }
  ) {
    let looks = looks.flatMap { theme, looks in
      looks.map {
        TriedTheme(theme: theme, look: $0, target: target, addedRules: addingRules(theme.name))
      }
    }
    self.init(apps, looks, output: output, trial: trial)
  }

  private init(_ apps: [SheetApp], _ looks: [TriedTheme], output: String, trial: [String]) {
    (self.apps, self.looks, self.output, self.trial) = (apps, looks, output, trial)
    tasks = apps.flatMap { app in looks.map { SheetTask(app: app, look: $0) } }
  }

  /// The same request for fewer apps.
  func with(_ apps: [SheetApp]) -> SheetRequest {
    var request = SheetRequest(apps, looks, output: output, trial: trial)
    (request.timeout, request.isTwice) = (timeout, isTwice)
    return request
  }

  /// A description of a task.
  func title(of task: SheetTask) -> String {
    apps.count > 1 ? "\(task.app.name): \(task.look.title)" : task.look.title
  }
}
