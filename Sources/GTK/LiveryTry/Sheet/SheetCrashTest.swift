import CommandLineKit
import LiveryRendering

/// Shows the stylesheets of a sheet to GTK in a process of its own, before apps load them.
struct SheetCrashTest {
  /// The environment on which the pictures depend, besides the themes and the apps.
  private(set) var environment: RenderEnvironment?

  /// The tasks whose stylesheet crashes GTK, with the reasons.
  private(set) var refused: [Int: String] = [:]

  /// Tests each stylesheet once, and reports those that cannot be shown.
  init(_ request: SheetRequest, in folder: String) throws {
    var tasks: [[UInt8]: [Int]] = [:]
    var order: [[UInt8]] = []
    for (index, task) in request.tasks.enumerated() {
      let bytes = task.tried.stylesheet
      if tasks[bytes] == nil { order.append(bytes) }
      tasks[bytes, default: []].append(index)
    }
    let crashTest = StylesheetCrashTest(worker: request.crashTest)
    let results = try crashTest.run(order, in: folder)
    environment = crashTest.environment
    for (bytes, result) in zip(order, results) {
      guard case .failed(let reason) = result, let same = tasks[bytes] else { continue }
      let problem = "no app is started, since none would survive: \(reason)"
      for index in same { refused[index] = problem }
      let title = request.tasks[same[0]].tried.title
      Terminal.printError("\(title): \(problem). 'livery check' may name the cause")
    }
  }
}
