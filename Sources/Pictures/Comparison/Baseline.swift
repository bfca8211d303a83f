import Adwaita
import Console
import Glibc
import System
import ThemeFormats

/// The pictures that later ones are compared with.
enum Baseline {
  /// Replaces old pictures by new ones in one step: at any time there is one complete set.
  ///
  /// Other files in the old folder stay there.
  static func approve(_ new: PictureFolder, inPlaceOf old: String) throws {
    let place = RegularFile.realPath(old) ?? old
    let draft = "\(place).livery-\(getpid())"
    var isDone = false
    defer { if !isDone { FolderTree.remove(draft) } }
    try AtomicFile.createFolder(draft)
    let own = new.files + (new.report.map { $0.extras + [RenderReport.file] } ?? [])
    for file in own { try copy("\(new.path)/\(file)", to: "\(draft)/\(file)") }
    if RegularFile.isFolder(place) {
      let before = try? PictureFolder(place)
      let gone = Set(
        (before?.files ?? []) + (before?.report?.extras ?? [])
          + [RenderReport.file] + own)
      try keep(place, draft, gone)
    }
    if rename(draft, place) == 0 {
      isDone = true
      return
    }
    if Folder.exchange(draft, place) {
      isDone = true
      FolderTree.remove(draft)
      return
    }
    // Not every file system can exchange two folders.
    let aside = "\(place).livery-old-\(getpid())"
    guard rename(place, aside) == 0 else { throw FileError.ofWriting(place) }
    guard rename(draft, place) == 0 else {
      let failure = FileError.ofWriting(place)
      rename(aside, place)
      throw failure
    }
    isDone = true
    FolderTree.remove(aside)
  }

  /// Copies the files that no render wrote, hidden ones too.
  private static func keep(_ folder: String, _ draft: String, _ gone: Set<String>) throws {
    for file in FolderTree.allFiles(in: folder) where !gone.contains(file) {
      try copy("\(folder)/\(file)", to: "\(draft)/\(file)")
    }
  }

  private static func copy(_ source: String, to target: String) throws {
    guard let cut = target.lastIndex(of: "/") else { return }
    try AtomicFile.createFolder(String(target[..<cut]))
    guard FolderTree.copy(source, to: target) else { throw FileError.ofWriting(target) }
  }
}
