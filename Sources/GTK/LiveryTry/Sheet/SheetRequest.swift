package import ThemeCSS
package import ThemeModel

/// A request for pictures of apps.
package nonisolated struct SheetRequest: Sendable {
  package let apps: [SheetApp]

  /// The variants in which each app is shown.
  private let tried: [TriedTheme]

  /// Every variant of every app, one app after another.
  let tasks: [SheetTask]

  let output: String

  /// How long an app may take to show a window, in s.
  package var timeout = 30

  /// Whether each variant is shown twice, to detect pictures that differ by themselves.
  package var isTwice = false

  /// The command line that starts a worker which tries stylesheets.
  let crashTest: [String]

  /// Requests pictures; `addingRules` returns rules after those of a theme, for tests.
  package init(
    _ themes: [(theme: Theme, variants: [AppVariant])], target: Target, apps: [SheetApp],
    output: String, crashTest: [String], addingRules: (_ theme: String) -> String = { _ in "" }
  ) {
    let tried = themes.flatMap { theme, variants in
      variants.map {
        TriedTheme(
          theme: theme, appVariant: $0, target: target, addedRules: addingRules(theme.name))
      }
    }
    self.init(apps, tried, output: output, crashTest: crashTest)
  }

  private init(_ apps: [SheetApp], _ tried: [TriedTheme], output: String, crashTest: [String]) {
    (self.apps, self.tried, self.output, self.crashTest) = (apps, tried, output, crashTest)
    tasks = apps.flatMap { app in tried.map { SheetTask(app: app, tried: $0) } }
  }

  /// The same request for fewer apps.
  func with(_ apps: [SheetApp]) -> SheetRequest {
    var request = SheetRequest(apps, tried, output: output, crashTest: crashTest)
    (request.timeout, request.isTwice) = (timeout, isTwice)
    return request
  }

  /// A description of a task.
  func title(of task: SheetTask) -> String {
    apps.count > 1 ? "\(task.app.name): \(task.tried.title)" : task.tried.title
  }
}
