package import CommandLineKit
import FoundationEssentials
import LiveryAdwaita
import LiverySystem
import ThemeSource

/// `compare`: two folders of pictures, and what differs in them.
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
      Terminal.complain("\(problem)")
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
    // What takes the place of other pictures need not be like them.
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
        Terminal.complain("'\(request.old)' stays as it is, since not all pictures can be compared")
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

  /// Complains about each folder whose pictures have not the colors that are asked for.
  private func checkReleases(_ folders: PictureFolder...) throws {
    let problems = folders.compactMap { folder in request.target.flatMap(folder.problem) }
    for problem in problems.dropLast() { Terminal.complain("\(problem)") }
    if let last = problems.last { throw last }
  }

  /// Pictures of another size, scale or release's colors differ everywhere, which says nothing.
  ///
  /// Where nobody asked for a release's colors, the releases are circumstances.
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
      threshold: request.threshold,
      circumstances: old.circumstances(unlike: new),
      unpainted: (new.report?.themes ?? []).compactMap { theme in
        theme.missing.map { (theme.id, $0) }
      })
    let (before, after) = (Set(old.files), Set(new.files))
    let files = new.files + old.files.filter { !after.contains($0) }
    var progress = Progress(count: files.count)
    defer { progress.clear() }
    for file in files {
      try StopRequest.check()
      do {
        let state: ComparisonReport.State? =
          !before.contains(file) ? .added : !after.contains(file) ? .missing : nil
        report.pictures.append(
          try state.map { .init(file: file, state: $0) } ?? pair(file, old, new, output))
      } catch let problem as PicturesError {
        progress.clear()
        Terminal.complain("\(problem)")
        worst = worst.worse(problem.status)
        var picture = ComparisonReport.Picture(file: file, state: .unreadable)
        picture.flaw = problem.description
        report.pictures.append(picture)
      }
      progress.advance()
    }
    return report
  }

  /// Compares the two pictures of a file, and paints what differs.
  private func pair(
    _ file: String, _ old: PictureFolder, _ new: PictureFolder, _ output: OutputFolder
  ) throws -> ComparisonReport.Picture {
    let paths = ["\(old.path)/\(file)", "\(new.path)/\(file)"]
    let files = try paths.map(PictureFile.init)
    let ours = try files[0].decoded()
    if files[0].bytes == files[1].bytes { return .init(file: file, state: .same) }
    let theirs = try files[1].decoded()
    let isResized = ours.width != theirs.width || ours.height != theirs.height
    if isResized, old.report == nil || new.report == nil {
      if request.approves { return .init(file: file, state: .different) }
      throw PicturesError(
        "'\(paths[0])' has \(ours.width)x\(ours.height) px, and '\(paths[1])' "
          + "\(theirs.width)x\(theirs.height)", .unrecognized)
    }
    // A page is as large as its theme lets it be.
    let (width, height) = (max(ours.width, theirs.width), max(ours.height, theirs.height))
    let (left, right) = (ours.pixels(width, height), theirs.pixels(width, height))
    let known = new.report?.picture(file) ?? old.report?.picture(file)
    let flaw = [new, old].lazy.compactMap { $0.report?.picture(file)?.picture.flaky }.first
    let difference = PixelDifference(
      left, right, width: width, threshold: request.threshold,
      specimens: known?.specimens ?? [],
      page: known.map { $0.picture.app == nil ? "page-\($0.picture.page)" : $0.picture.page }
        ?? "the picture")
    let sizes = isResized ? [ours, theirs].map { "\($0.width)x\($0.height)" } : nil
    guard !difference.indices.isEmpty || isResized else {
      return .init(file: file, state: .same, distance: difference.distance)
    }
    var result = ComparisonReport.Picture(
      file: file, state: flaw == nil ? .different : .flaky, pixels: difference.indices.count,
      distance: difference.distance, parts: difference.parts, sizes: sizes, flaw: flaw)
    guard request.showsSpecimens else {
      let picture = DifferencePicture(difference, old: left, new: right, size: (width, height))
      try write(
        Texture(width: picture.width, height: picture.height, pixels: picture.pixels), file, output)
      result.shown = file
      return result
    }
    for part in result.orderedParts {
      let areas = [old, new].map { folder in
        folder.report?.picture(file)?.specimens.first { $0.id == part.id }
      }
      guard part.id.utf8.allSatisfy(Self.isPlain),
        let cut = SpecimenPicture(
          of: (areas[0], areas[1]), old: left, new: right, size: (width, height))
      else { continue }
      let name = RegularFile.folder(of: file) + "/specimens/\(part.id).png"
      try write(Texture(width: cut.width, height: cut.height, pixels: cut.pixels), name, output)
      result.specimens[part.id] = name
    }
    return result
  }

  /// Writes a picture of the report.
  private func write(_ picture: Texture, _ name: String, _ output: OutputFolder) throws {
    let path = "\(output.staging)/\(name)"
    try AtomicFile.createFolder(RegularFile.folder(of: path))
    try AtomicFile.write(picture.png, to: path, isDurable: false)
  }

  /// Whether a byte is one of those that ids of specimens are made of.
  private static func isPlain(_ byte: UInt8) -> Bool {
    let letter = Unicode.Scalar(byte)
    return letter.properties.isAlphabetic && letter.isASCII || letter == "-" || letter == "_"
      || ("0"..."9").contains(letter)
  }
}

extension ComparisonRun {
  /// Prints the result, and a warning where the circumstances differ.
  private func say(_ report: ComparisonReport) throws {
    switch request.format {
    case .text: try Terminal.write(report.text)
    case .json: try Terminal.write(report.json.text + "\n")
    case .junit: try Terminal.write(report.junit)
    }
    guard !report.circumstances.isEmpty else { return }
    Terminal.complain(
      "the pictures were painted under different circumstances, so what differs is not counted: "
        + report.circumstances.joined(separator: "; "))
  }
}

extension Texture {
  /// The pixels of a picture at least as large, with nothing to the right and below.
  fileprivate func pixels(_ width: Int, _ height: Int) -> [UInt8] {
    guard width != self.width || height != self.height else { return pixels }
    let own = pixels
    let rest = [UInt8](repeating: 0, count: (width - self.width) * 4)
    var all: [UInt8] = []
    all.reserveCapacity(width * height * 4)
    for y in 0..<self.height {
      all += own[y * self.width * 4..<(y + 1) * self.width * 4] + rest
    }
    return all + [UInt8](repeating: 0, count: (height - self.height) * width * 4)
  }
}
