import CommandLineKit
import FoundationEssentials
import LiverySystem
import ThemeSource

extension ComparisonReport {
  nonisolated static let junitFile = "junit.xml"

  /// The folder for a report, created if necessary; it may contain an earlier comparison's.
  static func output(_ path: String) throws -> OutputFolder {
    let files = [RenderReport.file, junitFile, ComparisonPage.file]
    let report = "\(path)/\(RenderReport.file)"
    guard RegularFile.realPath(report) != nil else { return try OutputFolder(path, for: files) }
    if RenderReport(in: path) != nil {
      throw PicturesError("'\(path)' holds the pictures of a render; choose another folder", .usage)
    }
    guard
      let earlier = RenderReport.bytes(in: path).flatMap({
        try? JSONDecoder().decode(Earlier.self, from: Data($0))
      })
    else {
      throw FileError(.write, report, reason: "it is no report of a comparison")
    }
    let pictures = earlier.pictures.flatMap { picture in
      [picture.picture].compactMap(\.self) + (picture.specimens ?? []).compactMap(\.picture)
    }
    try OutputName.check(pictures, listedBy: report)
    return try OutputFolder(path, earlier: pictures + files, for: files)
  }

  /// Writes the report, its page and JUnit's XML, and moves all to the output.
  func commit(to output: OutputFolder) throws {
    try AtomicFile.write(
      Array((json.text + "\n").utf8), to: "\(output.staging)/\(RenderReport.file)",
      isDurable: false)
    try AtomicFile.write(
      Array(junit.utf8), to: "\(output.staging)/\(Self.junitFile)", isDurable: false)
    try ComparisonPage(report: self).write(to: "\(output.staging)/\(ComparisonPage.file)")
    try output.commit(
      pictures.flatMap(\.files) + [Self.junitFile, ComparisonPage.file],
      report: RenderReport.file)
  }

  /// The parts of an earlier comparison's report that are read.
  private nonisolated struct Earlier: Decodable {
    struct Picture: Decodable {
      let file, state: String
      let picture: String?
      let specimens: [Specimen]?
    }

    struct Specimen: Decodable {
      let picture: String?
    }
    let pictures: [Picture]
  }
}

nonisolated extension ComparisonReport.Picture {
  /// The files that show differences.
  fileprivate var files: [String] {
    [shown].compactMap(\.self) + parts.compactMap { specimens[$0.id] }
  }
}
