import Glibc

extension Folder {
  /// Removes a file, a link itself, or a folder with its content, as far as possible.
  ///
  /// No link is followed and no other file system is entered.
  package static func removeTree(_ path: String) {
    removeTree(Array(path.utf8CString), in: AT_FDCWD)
  }

  /// Removes the entry with a name from an open folder.
  static func removeTree(_ name: [CChar], in parent: Int32) {
    if unlinkat(parent, name, 0) == 0 { return }
    guard let folder = openForRemoval(name, in: parent) else { return }
    empty(folder)
    close(folder)
    unlinkat(parent, name, AT_REMOVEDIR)
  }

  /// Removes the content of a folder.
  ///
  /// Folders two levels down are moved up, so that a tree of any depth needs only two descriptors,
  /// and no path exceeds the system's limit.
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

  /// Opens a folder, but not through a link; it works even if the user has denied access to
  /// themselves.
  private static func openForRemoval(_ name: [CChar], in parent: Int32) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var status = stat()
    guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    if status.st_mode & S_IRWXU != S_IRWXU {
      // The path of a descriptor leads to the folder itself, even if its name was given to
      // something else.
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
    // Only a user who may write to a folder can move it.
    if let inner = openForRemoval(name, in: folder) { close(inner) }
    for _ in 0..<100_000 {
      count += 1
      if renameat(folder, name, top, "\(count)") == 0 { return true }
      guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { return false }
    }
    return false
  }
}
