import Glibc

extension Folder {
  /// Removes a file, a link itself, or a folder with all that is in it, as far as that can be done.
  ///
  /// No link is followed and no other file system is entered.
  package static func removeTree(_ path: String) {
    removeTree(Array(path.utf8CString), in: AT_FDCWD)
  }

  /// Removes what has a name in a folder that is open.
  static func removeTree(_ name: [CChar], in parent: Int32) {
    if unlinkat(parent, name, 0) == 0 { return }
    guard let folder = openForRemoval(name, in: parent) else { return }
    empty(folder)
    close(folder)
    unlinkat(parent, name, AT_REMOVEDIR)
  }

  /// Removes all that is in a folder.
  ///
  /// Folders two levels down are moved up, so that a tree of any depth needs two descriptors and no path
  /// that is longer than the system takes.
  private static func empty(_ top: Int32) {
    var status = stat()
    guard fstat(top, &status) == 0 else { return }
    let device = status.st_dev
    var moved = 0
    var isChanged = true
    while isChanged {
      isChanged = false
      for name in rawNames(in: top) ?? [] {
        if unlinkat(top, name, 0) == 0 {
          isChanged = true
          continue
        }
        guard let inner = openForRemoval(name, in: top) else { continue }
        defer { close(inner) }
        guard fstat(inner, &status) == 0, status.st_dev == device else { continue }
        for name in rawNames(in: inner) ?? [] {
          if unlinkat(inner, name, 0) == 0 || unlinkat(inner, name, AT_REMOVEDIR) == 0
            || move(name, in: inner, to: top, &moved)
          {
            isChanged = true
          }
        }
        if unlinkat(top, name, AT_REMOVEDIR) == 0 { isChanged = true }
      }
    }
  }

  /// Opens a folder and not what a link leads to, even one that this user has closed to itself.
  private static func openForRemoval(_ name: [CChar], in parent: Int32) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var status = stat()
    guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    if status.st_mode & S_IRWXU != S_IRWXU {
      // The path of a descriptor leads to the folder itself, whatever has its name by now.
      let place = openat(parent, name, RegularFile.openPath | flags)
      if place >= 0 {
        chmod("/proc/self/fd/\(place)", S_IRWXU)
        close(place)
      }
    }
    let folder = openat(parent, name, flags)
    return folder >= 0 ? folder : nil
  }

  /// Moves a folder into another under a free name that is a number; `false` if that fails.
  private static func move(
    _ name: [CChar], in folder: Int32, to top: Int32, _ count: inout Int
  ) -> Bool {
    // A folder can only be moved by one who may write to it.
    if let inner = openForRemoval(name, in: folder) { close(inner) }
    for _ in 0..<100_000 {
      count += 1
      if renameat(folder, name, top, "\(count)") == 0 { return true }
      guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { return false }
    }
    return false
  }
}
