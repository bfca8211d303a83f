import LiverySystem

extension Installer {
  /// Plans and carries out changes under a lock, after removing leftovers of a killed process.
  ///
  /// - Throws: The error of `body`, or an error if another program holds the lock for ten seconds.
  public func locked<Result>(
    _ body: () throws(InstallError) -> Result
  ) throws(InstallError) -> Result {
    // The folder above the configuration, since the configuration's folder may not exist yet.
    let folder = RegularFile.folder(of: places.configuration)
    let lock: FileLock?
    do throws(FileError) {
      lock = try FileLock.wait(forFolder: folder, milliseconds: 10_000)
    } catch {
      throw .file(error)
    }
    defer { withExtendedLifetime(lock) {} }
    removeLeftovers()
    return try body()
  }

  /// Carries out a plan; if a step fails, the earlier ones are undone.
  public func carryOut(_ plan: Plan) throws(InstallError) {
    for (index, change) in plan.changes.enumerated() {
      do throws(InstallError) {
        try carryOut(change)
      } catch {
        for done in plan.changes[..<index].reversed() {
          // Changes that cannot be undone are left for 'uninstall'; the manifest lists them.
          do throws(InstallError) {
            for step in done.inverse { try carryOut(step) }
          } catch {
            break
          }
        }
        throw error
      }
    }
  }

  private func carryOut(_ change: InstallChange) throws(InstallError) {
    try check(change)
    do throws(FileError) {
      switch change {
      case .createFolder(let path): try AtomicFile.createFolder(path)
      case .createFolderWithFile(let path, let file, let bytes):
        try AtomicFile.createFolder(path, with: file, bytes)
      case .write(let path, let bytes, _): try AtomicFile.write(bytes, to: path)
      case .remove(let path, _): try AtomicFile.remove(path)
      case .removeFolder(let path): try AtomicFile.removeEmptyFolder(path)
      case .link(let path, let target):
        guard RegularFile.target(ofLink: path) == target || RegularFile.link(path, to: target)
        else {
          throw FileError(.write, path)
        }
      case .removeLink(let path, _): try AtomicFile.remove(path)
      case .replaceLink(let path, _, _, let bytes):
        let beside = InstallPlaces.beside(path)
        try AtomicFile.write(bytes, to: beside)
        guard Folder.move(beside, to: path) else { throw FileError(.write, path) }
      case .restoreLink(let path, let kept, _, _):
        guard Folder.move(kept, to: path) else { throw FileError(.write, path) }
      }
    } catch {
      throw .file(error)
    }
  }

  /// Refuses to overwrite a file that was changed since the plan was made.
  private func check(_ change: InstallChange) throws(InstallError) {
    switch change {
    case .createFolder, .createFolderWithFile, .removeFolder, .link: return
    case .removeLink(let path, let target):
      let found = RegularFile.target(ofLink: path)
      if found != target, RegularFile.exists(path) || found != nil {
        throw .inTheWay(path: path, reason: "was changed just now")
      }
    case .replaceLink(let path, _, let target, _):
      if RegularFile.target(ofLink: path) != target {
        throw .inTheWay(path: path, reason: "was changed just now")
      }
    case .restoreLink(let path, let kept, let target, let before):
      let file = try InstalledFile(path)
      if file.isLink || file.bytes != before || RegularFile.target(ofLink: kept) != target {
        throw .inTheWay(path: path, reason: "was changed just now")
      }
    case .write(let path, _, let before):
      if try InstalledFile(path).bytes != before {
        throw .inTheWay(path: path, reason: "was changed just now")
      }
    case .remove(let path, let before):
      if try InstalledFile(path).bytes != before {
        throw .inTheWay(path: path, reason: "was changed just now")
      }
    }
  }

  /// Removes the files that a killed process left beside those of the theme.
  private func removeLeftovers() {
    let names =
      [InstallPlaces.manifest]
      + places.folders.flatMap {
        [InstallPlaces.stylesheet(in: $0), InstallPlaces.theme(in: $0)]
      } + InstallPlaces.followed
    for name in names + [""] { AtomicFile.removeLeftovers(of: places.path(name)) }
    // A file that was about to replace a link.
    for folder in places.folders {
      let beside = InstallPlaces.beside(places.path(InstallPlaces.stylesheet(in: folder)))
      AtomicFile.removeLeftovers(of: beside)
      if (try? RegularFile.read(beside, upTo: 4096)) == ManagedImport.inPlaceOfLink {
        try? AtomicFile.remove(beside)
      }
    }
  }
}
