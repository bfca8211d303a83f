import CommandLineKit
import LiverySystem

/// Shows stylesheets to GTK in a process of its own, which may crash.
package final class StylesheetCrashTest {
  /// How a stylesheet did.
  package enum Result: Equatable {
    case passed

    /// GTK crashed or hung, with a description.
    case failed(reason: String)
  }

  /// How long a worker may be silent, in seconds: to start, and to paint everything once.
  private static let timeout = 60.0

  private let worker: [String]

  /// The environment in which the stylesheets are painted; `nil` before GTK has started.
  package private(set) var environment: RenderEnvironment?

  /// Prepares a crash test; `worker` is the command line of a worker.
  package init(worker: [String]) {
    self.worker = worker
  }

  /// Tests a stylesheet.
  ///
  /// - Throws: A `PicturesError` if it cannot be tested here.
  package func run(_ stylesheet: [UInt8]) throws -> Result {
    StopRequest.block()
    guard ScreenKind.available != nil else {
      throw PicturesError(PrivateScreen.advice, .unavailable)
    }
    guard let folder = PrivateFolder() else {
      throw PicturesError(PrivateFolder.impossible, .unwritable)
    }
    defer { folder.remove() }
    do {
      return try run([stylesheet], in: folder.path)[0]
    } catch let request as StopRequest.Arrived {
      folder.remove()
      Program.die(of: request.signal)
    }
  }

  /// Tries several stylesheets, with a folder for the time of the work.
  package func run(_ stylesheets: [[UInt8]], in folder: String) throws -> [Result] {
    var results: [Result] = []
    while results.count < stylesheets.count {
      // The stylesheets after one that crashed GTK are shown to another process.
      let place = "\(folder)/trial-\(results.count)"
      try AtomicFile.createFolder(place, mode: 0o700)
      results += try self.results(of: stylesheets[results.count...], in: place)
    }
    return results
  }

  /// How stylesheets did, up to the first that failed.
  private func results(of stylesheets: ArraySlice<[UInt8]>, in folder: String) throws -> [Result] {
    let setup = CrashTestSetup(
      files: stylesheets.indices.map { "\(folder)/\($0).css" }, folder: "\(folder)/screen")
    for (file, bytes) in zip(setup.files, stylesheets) {
      try AtomicFile.write(bytes, to: file, isDurable: false)
    }
    let log = "\(folder)/log"
    guard Folder.createPrivate(setup.folder),
      let helper = Helper(
        worker, environment: RenderEnvironment.variables(folder: folder), log: log)
    else { throw PicturesError("no worker can be started") }
    Terminal.ignoreClosedPipes()
    helper.send(setup.line)
    var begun = "the light style"
    var isReady = false
    var passed: [Result] = []
    while passed.count < stylesheets.count, let message = try nextMessage(of: helper) {
      switch message {
      case .started(let environment): self.environment = environment
      case .begun(let style): (isReady, begun) = (true, style)
      case .passed: passed.append(.passed)
      case .failed(let reason): return passed + [.failed(reason: "\(reason), in \(begun)")]
      case .unable(let reason): throw PicturesError(reason, .unavailable)
      }
    }
    if passed.count == stylesheets.count { return passed }
    let isLate = !helper.isSilent
    if isLate { helper.kill() }
    let ending = helper.wait()
    guard isReady else { throw PicturesError("GTK does not start: \(ending.reason(log: log))") }
    let reason = isLate ? "GTK painted nothing for \(Int(Self.timeout)) s" : ending.reason(log: log)
    return passed + [.failed(reason: "\(reason), in \(begun)")]
  }

  /// The worker's next message; `nil` at its end or when it takes too long.
  private func nextMessage(of helper: Helper) throws -> CrashTestMessage? {
    helper.expectLine()
    while !helper.isLate(Self.timeout * 1_000) {
      try StopRequest.check()
      while let line = helper.nextLine() {
        if let message = CrashTestMessage(line: line) { return message }
      }
      if helper.isSilent { return nil }
      Helper.wait(for: [helper], milliseconds: 200)
    }
    return nil
  }
}

/// The stylesheets that a worker is to test, one after another.
nonisolated struct CrashTestSetup: JSONLine {
  let files: [String]

  /// An empty folder for the worker's screen.
  let folder: String
}

/// A line from a worker.
nonisolated enum CrashTestMessage: JSONLine {
  /// GTK has started, with this environment.
  case started(RenderEnvironment)

  /// It is about to paint an appearance, such as `the dark style`.
  case begun(String)

  /// A stylesheet was painted in both appearances; the next one follows.
  case passed
  case failed(reason: String)

  /// There is no screen, or the program's resources are missing.
  case unable(reason: String)
}
