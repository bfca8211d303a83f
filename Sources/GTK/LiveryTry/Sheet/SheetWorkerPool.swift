import CommandLineKit
import LiveryAdwaita
import LiveryRendering
import LiverySystem

/// Takes the pictures of all tasks, with as many workers as processors.
final class SheetWorkerPool {
  /// A worker and its current task.
  private struct Member {
    var worker: Helper
    var task: Int?
  }

  private let request: SheetRequest
  private let folder: String
  private let output: String
  private var members: [Member] = []
  private var waiting: [Int]
  private var results: [Int: VariantResult] = [:]
  private var started = 0

  init(
    _ request: SheetRequest, but refused: [Int: String], in folder: String, output: String
  ) {
    (self.request, self.folder, self.output) = (request, folder, output)
    waiting = request.tasks.indices.filter { refused[$0] == nil }
    for (index, reason) in refused { results[index] = VariantResult(index: index, problem: reason) }
  }

  /// Runs all tasks, and returns their results in order.
  func run() throws -> [VariantResult] {
    let count = min(Program.processorCount, waiting.count)
    for _ in 0..<count { members.append(Member(worker: try start())) }
    var progress = Progress(count: waiting.count)
    var failure: (any Error)?
    while failure == nil, results.count < request.tasks.count {
      _ = MainLoop.run(
        until: {
          do {
            for index in members.indices { try serve(index, &progress) }
          } catch {
            failure = error
          }
          return failure != nil || results.count == request.tasks.count
        }, milliseconds: 60_000)
    }
    progress.clear()
    members = []
    if let failure { throw failure }
    return request.tasks.indices.compactMap { results[$0] }
  }

  private func start() throws -> Helper {
    started += 1
    let place = "\(folder)/worker-\(started)"
    guard Folder.createPrivate(place),
      let worker = SheetWorker.start(request, in: place, output: output)
    else {
      throw AppError("the system has no process to give", .internalFault)
    }
    return worker
  }

  /// Handles the result of a worker, and gives it the next task.
  private func serve(_ index: Int, _ progress: inout Progress) throws {
    while let line = members[index].worker.nextLine() {
      guard let result = VariantResult(line: line), result.index == members[index].task else {
        continue
      }
      members[index].task = nil
      finish(result, &progress)
    }
    if let task = members[index].task, members[index].worker.isSilent {
      finish(
        VariantResult(index: task, problem: "the process that takes the picture has ended"),
        &progress)
      members[index] = Member(worker: try start())
    }
    if members[index].task == nil, !waiting.isEmpty {
      let next = waiting.removeFirst()
      members[index].task = next
      members[index].worker.send("\(next)")
    }
  }

  private func finish(_ result: VariantResult, _ progress: inout Progress) {
    results[result.index] = result
    progress.advance()
    for problem in result.problems {
      Terminal.printError("\(request.title(of: request.tasks[result.index])): \(problem)")
    }
  }
}
