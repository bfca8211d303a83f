import CommandLineKit
import GTKKnowledge
import LiverySystem

/// A folder of pictures that is compared with another.
nonisolated struct PictureFolder {
  let path: String

  /// The report of `render`; `nil` if another program painted the pictures.
  let report: RenderReport?

  /// The pictures, as paths from the folder, in order.
  let files: [String]

  init(_ path: String) throws(PicturesError) {
    self.path = path
    guard RegularFile.realPath(path) != nil else {
      throw PicturesError("'\(path)' is not there", .unreadable)
    }
    guard RegularFile.isFolder(path) else {
      throw PicturesError("'\(path)' is not a folder", .unreadable)
    }
    let present = FolderTree.files(in: path).filter { $0.hasSuffix(".png") }
    report = RenderReport(in: path)
    if report == nil, RegularFile.realPath("\(path)/\(RenderReport.file)") != nil {
      throw PicturesError("'\(path)/\(RenderReport.file)' is no report of a render", .unrecognized)
    }
    if let report {
      try OutputName.check(report.files, listedBy: "\(path)/\(RenderReport.file)")
    }
    files = report?.files.filter { $0.hasSuffix(".png") } ?? present
    guard !files.isEmpty else { throw PicturesError("'\(path)' has no pictures", .unreadable) }
    let there = Set(present)
    let missing = files.filter { !there.contains($0) }
    // A third party who made the pictures may have added links to other people's files.
    if let folder = try? OpenFolder(path) { try OutputName.checkLinks(files, in: folder) }
    guard missing.isEmpty else {
      throw PicturesError(
        "'\(path)' is incomplete: its report lists "
          + "\(missing.count.counted("picture")) that it lacks, such as '\(missing[0])'",
        .unreadable)
    }
  }

  /// The reason why the pictures do not have the colors of a GTK release; `nil` if they have.
  func problem(with target: GTKRelease) -> PicturesError? {
    let remedy = "'livery render --target \(target)' paints those of GTK \(target)"
    guard let report else {
      return PicturesError(
        "nothing tells which release's colors '\(path)' has, since it has no "
          + "'\(RenderReport.file)'; \(remedy)", .unrecognized)
    }
    guard report.release != target.rawValue else { return nil }
    return PicturesError(
      "'\(path)' has the colors of GTK \(report.release); \(remedy)", .unrecognized)
  }

  /// The conditions, besides the themes, that differ in another folder.
  func circumstances(unlike other: PictureFolder) -> [String] {
    guard let ours = report, let theirs = other.report else { return [] }
    let (old, new) = (ours.environment, theirs.environment)
    let pairs: [(String, String, String)] = [
      ("Livery", ours.livery, theirs.livery), ("GTK", old.gtk, new.gtk),
      ("libadwaita", old.libadwaita, new.libadwaita), ("Pango", old.pango, new.pango),
      ("Cairo", old.cairo, new.cairo), ("the renderer", old.renderer, new.renderer),
      ("the fonts", old.fonts.joined(separator: "; "), new.fonts.joined(separator: "; ")),
    ]
    let found = pairs.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1), now \($0.2)" }
    if found.isEmpty, old.text != new.text {
      return ["text is painted in another way: other versions of the fonts, or other settings"]
    }
    return found
  }
}
