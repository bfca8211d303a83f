import CommandLineKit
import LiveryAdwaita
import LiverySystem
import ThemeFormats

/// The pictures that later ones are compared with.
enum Baseline {
  /// Replaces old pictures by new ones in one step: at any time there is one complete set.
  ///
  /// Other files in the old folder stay there.
  static func approve(_ new: PictureFolder, inPlaceOf old: String) throws {
    let folder = RegularFile.realPath(old) ?? old
    let draft = "\(folder).livery-\(Program.processID)"
    var isDone = false
    defer { if !isDone { FolderTree.remove(draft) } }
    try AtomicFile.createFolder(draft)
    let own = new.files + (new.report.map { $0.extras + [RenderReport.file] } ?? [])
    for file in own { try copy("\(new.path)/\(file)", to: "\(draft)/\(file)") }
    if RegularFile.isFolder(folder) {
      let before = try? PictureFolder(folder)
      let replaced = Set(
        (before?.files ?? []) + (before?.report?.extras ?? []) + [RenderReport.file] + own)
      for file in FolderTree.files(in: folder, includingHidden: true)
      where !replaced.contains(file) { try copy("\(folder)/\(file)", to: "\(draft)/\(file)") }
    }
    if Folder.move(draft, to: folder) {
      isDone = true
      return
    }
    if Folder.exchange(draft, folder) {
      isDone = true
      FolderTree.remove(draft)
      return
    }
    // Not every file system can exchange two folders.
    let aside = "\(folder).livery-old-\(Program.processID)"
    guard Folder.move(folder, to: aside) else { throw FileError.ofWriting(folder) }
    guard Folder.move(draft, to: folder) else {
      let error = FileError.ofWriting(folder)
      _ = Folder.move(aside, to: folder)
      throw error
    }
    isDone = true
    FolderTree.remove(aside)
  }

  private static func copy(_ source: String, to target: String) throws {
    // Copying a pipe would wait for whoever writes to it.
    guard RegularFile.isLink(source) || RegularFile.isRegular(source) else {
      throw FileError(.read, source, reason: "it is not a regular file")
    }
    try AtomicFile.createFolder(RegularFile.folder(of: target))
    try RegularFile.copy(source, to: target)
  }
}
