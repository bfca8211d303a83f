import Console
import System

/// Shows a stylesheet to GTK in a process of its own, which may die of it.
package final class StylesheetTrial {
  /// How a stylesheet did.
  package enum Result: Equatable {
    case passed

    /// GTK died or hung; why, in words.
    case failed(reason: String)
  }

  /// How long a worker may say nothing, in seconds: to start, and to paint all once.
  private static let timeout = 60.0

  private let worker: [String]

  /// Prepares a trial; `worker` is the command line that starts a worker.
  package init(worker: [String]) {
    self.worker = worker
  }

  /// Tries a stylesheet.
  ///
  /// - Throws: A `PicturesError` where it cannot be tried here.
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
      return try run(stylesheet, in: folder.path)
    } catch let request as StopRequest.Arrived {
      folder.remove()
      Program.die(of: request.signal)
    }
  }

  private func run(_ stylesheet: [UInt8], in folder: String) throws -> Result {
    let setup = TrialSetup(file: "\(folder)/livery.css", folder: "\(folder)/screen")
    try AtomicFile.write(stylesheet, to: setup.file, isDurable: false)
    let log = "\(folder)/log"
    guard Folder.createPrivate(setup.folder),
      let helper = Helper(
        worker, environment: RenderEnvironment.variables(folder: folder), log: log)
    else { throw PicturesError("no worker can be started") }
    Terminal.ignoreClosedPipes()
    helper.send(setup.line)
    var begun = "the light style"
    var isReady = false
    while let message = try nextMessage(of: helper) {
      switch message {
      case .begun(let look): (isReady, begun) = (true, look)
      case .passed: return .passed
      case .failed(let reason): return .failed(reason: "\(reason), in \(begun)")
      case .unable(let reason): throw PicturesError(reason, .unavailable)
      }
    }
    let isLate = !helper.isSilent
    if isLate { helper.kill() }
    let ending = helper.wait()
    guard isReady else { throw PicturesError("GTK does not start: \(ending.reason(log: log))") }
    let reason = isLate ? "GTK painted nothing for \(Int(Self.timeout)) s" : ending.reason(log: log)
    return .failed(reason: "\(reason), in \(begun)")
  }

  /// The worker's next message; `nil` at its end or when it takes too long.
  private func nextMessage(of helper: Helper) throws -> TrialMessage? {
    let start = Moment.now
    while start.elapsedMilliseconds < Self.timeout * 1_000 {
      try StopRequest.check()
      while let line = helper.nextLine() {
        if let message = TrialMessage(line: line) { return message }
      }
      if helper.isSilent { return nil }
      Helper.wait(for: [helper], milliseconds: 200)
    }
    return nil
  }
}

/// What a worker is to try.
nonisolated struct TrialSetup: JSONLine {
  let file: String

  /// An empty folder for the worker's screen.
  let folder: String
}

/// A line from a worker.
nonisolated enum TrialMessage: JSONLine {
  /// It is about to paint a look, such as `the dark style`.
  case begun(String)

  case passed
  case failed(reason: String)

  /// There is no screen, or the program's resources are missing.
  case unable(reason: String)
}
