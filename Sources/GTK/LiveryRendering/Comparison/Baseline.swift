import LiverySystem

/// The pictures with which later ones are compared.
enum Baseline {
  /// Replaces old pictures by new ones in one step: at any time there is one complete set.
  ///
  /// Other files in the old folder stay there.
  static func approve(_ new: PictureFolder, inPlaceOf old: String) throws {
    let own = new.files + (new.report.map { $0.extras + [RenderReport.file] } ?? [])
    let source = try OpenFolder(new.path)
    try OutputName.checkLinks(own, in: source)
    let folder = RegularFile.realPath(old) ?? old
    let parent = RegularFile.folder(of: folder)
    let prefix = "\(RegularFile.name(of: folder)).livery-"
    try AtomicFile.createFolder(parent)
    ScratchFolder.removeLeftovers(in: parent, prefix: prefix)
    let scratch = try ScratchFolder(in: parent, prefix: prefix)
    defer { scratch.remove() }
    let path = "\(scratch.path)/pictures"
    try AtomicFile.createFolder(path)
    let draft = try OpenFolder(path)
    for file in own { try source.copy(file, to: draft) }
    if RegularFile.isFolder(folder) {
      let before = try? PictureFolder(folder)
      let replaced = Set(
        (before?.files ?? []) + (before?.report?.extras ?? []) + [RenderReport.file] + own)
      let present = try OpenFolder(folder)
      for file in FolderTree.files(in: folder, includingHidden: true)
      where !replaced.contains(file) { try present.copy(file, to: draft) }
    }
    if Folder.move(path, to: folder) || Folder.exchange(path, folder) { return }
    // Not every file system can exchange two folders. This folder has no marker file: if the
    // program is killed before the next call, it is the only copy.
    let aside = "\(folder).livery-old-\(Program.processID)"
    guard Folder.move(folder, to: aside) else { throw FileError(.write, folder) }
    guard Folder.move(path, to: folder) else {
      let error = FileError(.write, folder)
      _ = Folder.move(aside, to: folder)
      throw error
    }
    Folder.removeTree(aside)
  }
}
