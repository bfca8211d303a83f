package import CommandLineKit
import FoundationEssentials
import LiveryAdwaita
import LiverySystem
import ThemeSource

/// The command `compare`: compares two folders of pictures.
package final class ComparisonRun {
  private let request: ComparisonRequest

  /// The status for pictures that cannot be compared.
  private var worst = Status.fine

  package init(_ request: ComparisonRequest) {
    self.request = request
  }

  /// Compares all pictures, writes the report, prints the result and returns the exit status.
  package func run() throws -> Status {
    StopRequest.block()
    do {
      return try compare()
    } catch let request as StopRequest.Arrived {
      Program.die(of: request.signal)
    } catch let problem as any ExitError {
      Terminal.printError("\(problem)")
      return problem.status
    }
  }

  private func compare() throws -> Status {
    for folder in [request.old, request.new] where FolderTree.isInside(request.output, folder) {
      throw PicturesError(
        "'\(request.output)' lies in '\(folder)', whose pictures are compared", .usage)
    }
    let new = try PictureFolder(request.new)
    if request.approves, RegularFile.realPath(request.old) == nil {
      try checkReleases(new)
      try Baseline.approve(new, inPlaceOf: request.old)
      Terminal.say("'\(request.new)' is the first baseline, in '\(request.old)'")
      return .fine
    }
    let old = try PictureFolder(request.old)
    // Pictures that replace others need not be similar to them.
    try request.approves ? checkReleases(new) : checkReleases(old, new)
    try checkSettings(old, new)
    let output = try ComparisonReport.output(request.output)
    let report: ComparisonReport
    do {
      report = try self.report(old, new, output)
      try report.commit(to: output)
    } catch {
      output.discard()
      throw error
    }
    try say(report)
    if worst != .fine {
      if request.approves {
        Terminal.printError(
          "'\(request.old)' stays as it is, since not all pictures can be compared")
      }
      return worst
    }
    if request.approves {
      try Baseline.approve(new, inPlaceOf: request.old)
      Terminal.say("the baseline '\(request.old)' has the pictures of '\(request.new)' now")
      return .fine
    }
    return report.isFailed ? .findings : .fine
  }

  /// Reports each folder whose pictures do not have the requested release's colors.
  private func checkReleases(_ folders: PictureFolder...) throws {
    let problems = folders.compactMap { folder in request.target.flatMap(folder.problem) }
    for problem in problems.dropLast() { Terminal.printError("\(problem)") }
    if let last = problems.last { throw last }
  }

  /// Pictures of another size, scale or release differ everywhere, which is no useful result.
  ///
  /// If no release was requested, different releases are only reported as conditions.
  private func checkSettings(_ old: PictureFolder, _ new: PictureFolder) throws {
    guard !request.approves, let before = old.report, let after = new.report else { return }
    if before.target != nil || after.target != nil, before.release != after.release {
      throw PicturesError(
        "'\(old.path)' has the colors of GTK \(before.release), and '\(new.path)' those of GTK "
          + after.release, .unrecognized)
    }
    let (ours, theirs) = (before.settings, after.settings)
    guard ours != theirs else { return }
    let words = { (settings: RenderReport.Settings) in
      "size \(settings.size ?? "of the content"), scale \(settings.scale), "
        + (settings.only.map { "'\($0)' only" } ?? "whole pages")
    }
    throw PicturesError(
      "'\(old.path)' was painted with \(words(ours)), and '\(new.path)' with "
        + words(theirs), .unrecognized)
  }

  private func report(
    _ old: PictureFolder, _ new: PictureFolder, _ output: OutputFolder
  ) throws -> ComparisonReport {
    var report = ComparisonReport(
      old: request.names?.first ?? request.old, new: request.names?.last ?? request.new,
      threshold: request.threshold, channels: request.channels,
      circumstances: old.circumstances(unlike: new),
      unpainted: (new.report?.themes ?? []).compactMap { theme in
        theme.missing.map { (theme.id, $0) }
      })
    let (before, after) = (Set(old.files), Set(new.files))
    let files = new.files + old.files.filter { !after.contains($0) }
    var progress = Progress(count: files.count)
    defer { progress.clear() }
    let comparer = PictureComparer(request, old: old, new: new, output: output.staging)
    // Signals are handled between two batches.
    let size = Program.processorCount * 4
    for start in stride(from: 0, to: files.count, by: size) {
      try StopRequest.check()
      let batch = Array(files[start..<min(start + size, files.count)])
      let outcomes = batch.concurrentMap { file in
        !before.contains(file)
          ? .success(.init(file: file, state: .added))
          : !after.contains(file)
            ? .success(.init(file: file, state: .missing)) : comparer.outcome(of: file)
      }
      for (file, outcome) in zip(batch, outcomes) {
        do {
          report.pictures.append(try outcome.get())
        } catch let problem as PicturesError {
          progress.clear()
          Terminal.printError("\(problem)")
          worst = worst.worse(problem.status)
          var picture = ComparisonReport.Picture(file: file, state: .unreadable)
          picture.flaw = problem.description
          report.pictures.append(picture)
        }
        progress.advance()
      }
    }
    return report
  }
}

extension ComparisonRun {
  /// Prints the result, and a warning if other conditions differ.
  private func say(_ report: ComparisonReport) throws {
    switch request.format {
    case .text: try Terminal.write(report.text)
    case .json: try Terminal.write(report.json.text + "\n")
    case .junit: try Terminal.write(report.junit)
    }
    guard !report.circumstances.isEmpty else { return }
    Terminal.printError(
      "the pictures were painted under different circumstances, so what differs is not counted: "
        + report.circumstances.joined(separator: "; "))
  }
}
