import CommandLineKit
import LiverySystem

/// Workers that share the jobs of a render, one for each processor.
///
/// A worker that dies costs one theme at most: another worker replaces it.
package final class RenderWorkerPool {
  /// An event of a job.
  package enum Event {
    case environment(RenderEnvironment)

    /// A worker's screen is not the best that is installed; why.
    case note(String)

    /// A UI file cannot be shown; why.
    case unshown(file: String, reason: String)
    case picture(PictureRecord, RenderJob)
    case summarized(ThemeSummary, RenderJob)
    case audited([FoundFault], RenderJob)
    case overridden([OverriddenCount], RenderJob)
    case done(RenderJob)

    /// A theme cannot be painted; its other jobs are discarded.
    case lost(RenderJob, reason: String)
  }

  private let words: [String]
  private let environment: [String: String]
  private let setup: (_ folder: String) -> WorkerSetup
  private let folder: String
  private let timeout: Int
  private let limit: Int
  private var pending: [RenderJob]
  private var workers: [Worker] = []
  private var started = 0

  private var lost: Set<Int> = []

  /// Jobs whose worker died, after it had done others.
  private var retried: Set<RenderJob> = []

  /// Creates a worker pool; `timeout` is how long a worker may print nothing, in seconds.
  ///
  /// `setup` returns the first line for a worker, given the worker's folder.
  package init(
    jobs: [RenderJob], words: [String], environment: [String: String], folder: String,
    timeout: Int, processors: Int = Program.processorCount,
    setup: @escaping (_ folder: String) -> WorkerSetup
  ) {
    (pending, self.words, self.environment, self.folder) = (jobs, words, environment, folder)
    (self.timeout, self.setup) = (timeout, setup)
    limit = min(jobs.count, processors)
  }

  /// Does all jobs, and reports each event.
  package func run(_ report: (Event) throws -> Void) throws {
    defer { workers = [] }
    // A worker may crash while this process writes to it.
    Terminal.ignoreClosedPipes()
    while !pending.isEmpty || workers.contains(where: { $0.job != nil }) {
      try StopRequest.check()
      while workers.count < limit, workers.count(where: { $0.job == nil }) < pending.count {
        try startWorker()
      }
      for worker in workers where worker.isReady && worker.job == nil && !pending.isEmpty {
        worker.begin(pending.removeFirst())
      }
      Helper.wait(for: workers.map(\.helper), milliseconds: 200)
      for worker in workers { try listen(to: worker, report) }
    }
    for worker in workers { worker.helper.finish() }
    // All is painted: a worker whose screen does not end is not waited for.
    for worker in workers where !worker.helper.ends(within: Self.endTimeout) {
      worker.helper.kill()
    }
    for worker in workers { worker.helper.wait() }
  }

  /// How long a worker may take to end, in ms.
  private static let endTimeout = 10_000

  private func startWorker() throws {
    started += 1
    let own = "\(folder)/worker-\(started)"
    guard Folder.createPrivate(own),
      let helper = Helper(words, environment: environment, log: "\(own)/log")
    else { throw PicturesError("no worker can be started") }
    helper.send(setup(own).line)
    workers.append(Worker(helper, log: "\(own)/log"))
  }

  private func listen(to worker: Worker, _ report: (Event) throws -> Void) throws {
    while let line = worker.helper.nextLine() {
      guard let message = WorkerMessage(line: line) else { continue }
      try take(message, from: worker, report)
    }
    let isLate = worker.isBusy && worker.helper.isLate(Double(timeout) * 1_000)
    guard worker.helper.isSilent || isLate else { return }
    if isLate { worker.helper.kill() }
    let ending = worker.helper.wait()
    workers.removeAll { $0 === worker }
    guard let job = worker.job else {
      if worker.isReady, pending.isEmpty { return }
      let reason =
        !isLate
        ? worker.explain(ending)
        : worker.building == nil ? "the screen does not come up" : "GTK does not finish"
      if let file = worker.building {
        throw PicturesError("'\(file)' cannot be shown: \(reason)", .unrecognized)
      }
      throw PicturesError("a worker ended before it began: \(reason)")
    }
    guard !lost.contains(job.theme) else { return }
    // Perhaps the theme before was the cause.
    if worker.jobsDone > 0, retried.insert(job).inserted {
      pending.insert(job, at: 0)
    } else {
      try lose(
        job, isLate ? "GTK painted nothing for \(timeout) s" : worker.explain(ending), report)
    }
  }

  private func take(
    _ message: WorkerMessage, from worker: Worker, _ report: (Event) throws -> Void
  ) throws {
    switch message {
    case .ready(let environment):
      (worker.isReady, worker.building) = (true, nil)
      try report(.environment(environment))
    case .note(let text): try report(.note(text))
    case .building(let file): worker.building = file
    case .unshown(let file, let reason): try report(.unshown(file: file, reason: reason))
    case .unable(let reason, let status):
      throw PicturesError(reason, Status(rawValue: status) ?? .internalFault)
    case .unwritable(let reason): throw PicturesError(reason, .unwritable)
    case .picture(let picture):
      if let job = worker.job, !lost.contains(job.theme) { try report(.picture(picture, job)) }
    case .summarized(let summary):
      if let job = worker.job, !lost.contains(job.theme) { try report(.summarized(summary, job)) }
    case .audited(let faults):
      if let job = worker.job, !lost.contains(job.theme) { try report(.audited(faults, job)) }
    case .overridden(let counts):
      if let job = worker.job, !lost.contains(job.theme) { try report(.overridden(counts, job)) }
    case .done:
      guard let job = worker.finish(), !lost.contains(job.theme) else { return }
      try report(.done(job))
    case .failed(let reason):
      guard let job = worker.finish(), !lost.contains(job.theme) else { return }
      try lose(job, reason, report)
    }
  }

  private func lose(
    _ job: RenderJob, _ reason: String, _ report: (Event) throws -> Void
  ) throws {
    lost.insert(job.theme)
    pending.removeAll { $0.theme == job.theme }
    try report(.lost(job, reason: reason))
  }
}

extension RenderWorkerPool {
  /// A worker's process and its job.
  private final class Worker {
    let helper: Helper
    private let log: String
    var isReady = false

    /// The UI file that it is reading, before it is ready.
    var building: String?
    private(set) var job: RenderJob?
    private(set) var jobsDone = 0

    init(_ helper: Helper, log: String) {
      (self.helper, self.log) = (helper, log)
    }

    /// Whether it has something to do.
    var isBusy: Bool { !isReady || job != nil }

    func begin(_ job: RenderJob) {
      self.job = job
      helper.expectLine()
      helper.send(job.line)
    }

    func finish() -> RenderJob? {
      defer { (job, jobsDone) = (nil, jobsDone + 1) }
      return job
    }

    func explain(_ ending: ProcessEnding) -> String { ending.reason(log: log) }
  }
}
