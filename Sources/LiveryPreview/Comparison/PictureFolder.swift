import Console
import System
import ThemeFormats

/// A folder of pictures that is compared with another.
nonisolated struct PictureFolder {
  let path: String

  /// What `render` says of it; `nil` where others painted the pictures.
  let report: RenderReport?

  /// The pictures, as paths from the folder, in order.
  let files: [String]

  /// Why a folder cannot be compared.
  struct Problem: ExitError {
    let description: String
    let status: Status
  }

  /// Looks through a folder.
  init(_ path: String) throws(Problem) {
    self.path = path
    guard RegularFile.realPath(path) != nil else {
      throw Problem(description: "'\(path)' is not there", status: .unreadable)
    }
    guard RegularFile.isFolder(path) else {
      throw Problem(description: "'\(path)' is not a folder", status: .unreadable)
    }
    let present = FolderTree.files(in: path).filter { $0.hasSuffix(".png") }
    report = RenderReport(in: path)
    if report == nil, RegularFile.realPath("\(path)/\(RenderReport.file)") != nil {
      throw Problem(
        description: "'\(path)/\(RenderReport.file)' is no report of a render",
        status: .unrecognized)
    }
    files = report?.files.filter { $0.hasSuffix(".png") } ?? present
    guard !files.isEmpty else {
      throw Problem(description: "'\(path)' holds no pictures", status: .unreadable)
    }
    let there = Set(present)
    let missing = files.filter { !there.contains($0) }
    guard missing.isEmpty else {
      throw Problem(
        description: "'\(path)' is incomplete: its report lists "
          + "\(HTMLPage.count(missing.count, "picture")) that it lacks, such as '\(missing[0])'",
        status: .unreadable)
    }
  }

  /// What else than the themes is not the same in another folder.
  func circumstances(unlike other: PictureFolder) -> [String] {
    guard let ours = report, let theirs = other.report else { return [] }
    let (old, new) = (ours.environment, theirs.environment)
    let pairs: [(String, String, String)] = [
      ("Livery", ours.livery, theirs.livery), ("GTK", old.gtk, new.gtk),
      ("libadwaita", old.libadwaita, new.libadwaita), ("Pango", old.pango, new.pango),
      ("Cairo", old.cairo, new.cairo), ("the renderer", old.renderer, new.renderer),
      (
        "the fonts", old.fonts.joined(separator: "; "), new.fonts.joined(separator: "; ")
      ),
    ]
    let found = pairs.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1), now \($0.2)" }
    if found.isEmpty, old.text != new.text {
      return ["text is painted in another way: other versions of the fonts, or other settings"]
    }
    return found
  }
}
