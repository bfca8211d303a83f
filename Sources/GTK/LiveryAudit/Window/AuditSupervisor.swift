import CommandLineKit
import LiveryAdwaita
import LiveryGTK
import LiveryGallery
import LiveryRendering
import LiverySystem
import ThemeCSS

/// A process without GTK that has pages looked at for the window.
///
/// The window may start no program that needs a screen of its own, and may not wait for one. A
/// worker is kept for the next look at its page, since it knows the page in the toolkit's own theme
/// by then; a theme that kills GTK ends only the worker.
package final class AuditSupervisor {
  /// How long a worker may say nothing, and how long one is kept that has nothing to do, in ms.
  private static let (timeout, rest) = (60_000.0, 120_000.0)

  private let input: LineInput
  private let output: Int32
  private let words: [String]
  private var folder: PrivateFolder?
  private var worker: AuditWorker?
  private var started = 0

  /// Serves a window, in lines, until it closes its end or ends.
  package static func run(
    input: Int32 = 0, output: Int32 = 1,
    worker: [String] = ["/proc/self/exe", "render-worker"]
  ) {
    Terminal.ignoreClosedPipes()
    AuditSupervisor(LineInput(input), output, worker).serve()
  }

  private init(_ input: LineInput, _ output: Int32, _ words: [String]) {
    (self.input, self.output, self.words) = (input, output, words)
  }

  private func serve() {
    while !input.isAtEnd {
      Helper.wait(
        for: worker.map { [$0.helper] } ?? [], and: [input], milliseconds: worker?.time ?? -1)
      if let order: AuditOrder = input.last() { begin(order) }
      listen()
    }
    endWorker()
    folder?.remove()
  }

  /// Begins an audit, in the worker that has the page, or in another.
  private func begin(_ order: AuditOrder) {
    if let worker, worker.order != nil || !worker.serves(order) { endWorker() }
    guard let started = worker ?? startWorker(for: order) else {
      return say(.failed(reason: "no worker can be started", order: order.number))
    }
    worker = started
    started.begin(order)
  }

  private func startWorker(for order: AuditOrder) -> AuditWorker? {
    if folder == nil {
      Program.lowerPriority()
      folder = PrivateFolder()
    }
    started += 1
    guard let folder, Folder.createPrivate("\(folder.path)/worker-\(started)") else { return nil }
    let own = "\(folder.path)/worker-\(started)"
    var environment = AuditSetup.variables(folder: folder.path)
    // The display is the person's: nothing may flash up there.
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] { environment[name] = nil }
    guard let helper = Helper(words, environment: environment, log: "\(own)/log") else {
      return nil
    }
    let setup = WorkerSetup(
      pages: [order.page], specimen: nil, size: nil, scale: 1, thumbnail: nil,
      target: order.release, folder: own,
      audit: AuditSetup(
        states: AuditState.allCases, isStrict: false, paints: false))
    helper.send(setup.line)
    return AuditWorker(helper, for: order, folder: own)
  }

  private func endWorker() {
    guard let worker else { return }
    worker.end()
    Folder.removeTree(worker.folder)
    self.worker = nil
  }

  private func listen() {
    guard let worker else { return }
    while let line = worker.helper.nextLine() {
      guard let message = WorkerMessage(line: line), let order = worker.order else { continue }
      switch message {
      case .audited(let faults): say(.found(faults, order: order.number))
      case .done:
        worker.finish()
        say(.done(order: order.number))
      case .failed(let reason), .unwritable(let reason):
        worker.finish()
        say(.failed(reason: reason, order: order.number))
      case .unable(let reason, _):
        endWorker()
        return say(.failed(reason: reason, order: order.number))
      case .ready, .note, .building, .unshown, .picture, .summarized, .overridden: break
      }
    }
    let isLate =
      worker.order == nil
      ? worker.helper.silence.milliseconds > Self.rest : worker.helper.isLate(Self.timeout)
    guard worker.helper.isSilent || isLate else { return }
    let order = worker.order
    let isFresh = worker.isFresh
    let reason = isLate ? "GTK painted nothing for a minute" : worker.endingReason
    endWorker()
    guard let order else { return }
    // Perhaps the audit before was the cause.
    if isFresh || isLate {
      say(.failed(reason: reason, order: order.number))
    } else {
      begin(order)
    }
  }

  private func say(_ answer: AuditAnswer) {
    _ = Descriptor.write(Array((answer.line + "\n").utf8), to: output)
  }
}
