import LiverySystem
public import ThemeFormats

extension Installer {
  /// The steps that install a theme, in an order in which every imported stylesheet exists.
  ///
  /// The list is empty if nothing has to change. The theme's files are those of `UserExport`.
  public func planInstall(
    _ theme: WrittenTheme, id: String, name: String
  ) throws(InstallError) -> Plan {
    try planInstall(theme, id: id, name: name, following: nil)
  }

  /// The steps that install a theme that may follow the desktop's color scheme.
  package func planInstall(
    _ theme: WrittenTheme, id: String, name: String, following followed: FollowedTheme?
  ) throws(InstallError) -> Plan {
    var plan = Plan()
    let known = try self.manifest()
    var manifest = known ?? InstallManifest(id: id, name: name)
    (manifest.id, manifest.name, manifest.isEmptied) = (id, name, false)
    manifest.follows = followed != nil
    let own = followed?.ownFiles(in: places.folders) ?? []
    for sheet in followed?.sheets(in: places.folders) ?? [] {
      manifest.add(sheet.bytes, at: InstallPlaces.theme(in: sheet.folder))
    }
    let files = theme.files.filter { places.holds(RegularFile.folder(of: $0.name)) } + own
    let themes = try planThemes(files, &manifest)
    let imports = try planImports(&manifest)
    let inner = theme.files.flatMap { Installer.folders(of: $0.name) }
    let outer = ["", InstallPlaces.own]
    let later =
      places.folders + inner.filter(places.holds)
      + own.flatMap { Installer.folders(of: $0.name) }.filter { !outer.contains($0) }
    let wanted = outer + later
    let missing = wanted.indices.filter { !wanted[..<$0].contains(wanted[$0]) }.map { wanted[$0] }
      .filter {
        !RegularFile.isFolder(places.path($0))
      }
    manifest.folders += missing.filter { !manifest.folders.contains($0) }
    if manifest != known { plan.changes += try planManifest(manifest, missing) }
    plan.changes += missing.filter(later.contains).map { .createFolder(places.path($0)) }
    plan.changes += themes + imports
    plan.notes = try warnings(of: theme.files, named: name) + linkNotes(imports)
    plan.notes += folderNotes + imports.compactMap(keptNote)
    if known?.follows == true, followed == nil {
      plan.notes.append("the theme no longer follows the desktop's light and dark")
    }
    return plan
  }

  /// The steps that write the manifest; a missing configuration folder is created with it, so that
  /// no empty one is left if the process is killed.
  private func planManifest(
    _ manifest: InstallManifest, _ missing: [String]
  ) throws(InstallError) -> [InstallChange] {
    let (path, bytes) = (places.path(InstallPlaces.manifest), Array(manifest.text.utf8))
    if missing.contains("") {
      try checkHome()
      return [
        .createFolderWithFile(places.configuration, file: InstallPlaces.manifest, bytes)
      ]
    }
    let own = missing.filter { $0 == InstallPlaces.own }.map {
      InstallChange.createFolder(places.path($0))
    }
    return own + [.write(path, bytes, before: try InstalledFile(path).bytes)]
  }

  /// Refuses to create a home folder: if there is none, the environment is wrong.
  private func checkHome() throws(InstallError) {
    let home = RegularFile.folder(of: places.configuration)
    guard RegularFile.isFolder(home) else {
      throw .file(
        FileError(.write, places.configuration, reason: "the folder '\(home)' is not there"))
    }
  }

  /// The steps that write the theme's files; a file that Livery did not write is an obstacle.
  private func planThemes(
    _ files: [WrittenTheme.File], _ manifest: inout InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    var changes: [InstallChange] = []
    for sheet in files {
      let path = places.path(sheet.name)
      let old = try InstalledFile(path)
      try old.checkWritable()
      if let bytes = old.bytes, !manifest.wrote(bytes, to: sheet.name) {
        throw .inTheWay(path: path, reason: "is not as Livery left it; move it away first")
      }
      manifest.add(sheet.bytes, at: sheet.name)
      if old.bytes != sheet.bytes {
        changes.append(.write(path, sheet.bytes, before: old.bytes))
      }
    }
    let names = Set(files.map(\.name))
    return try changes + removals(of: manifest.linked.filter { !names.contains($0) }, manifest)
  }

  /// The steps that remove files of an earlier theme's CSS, unless they were changed.
  func removals(
    of names: [String], _ manifest: InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    var changes: [InstallChange] = []
    for name in names {
      let file = try InstalledFile(places.path(name))
      if let bytes = file.bytes, manifest.wrote(bytes, to: name) {
        changes.append(.remove(file.path, before: bytes))
      }
    }
    return changes
  }

  /// Notes that a written file has other hard links, which keep the old content.
  private func linkNotes(_ changes: [InstallChange]) throws(InstallError) -> [String] {
    var notes: [String] = []
    for case .write(let path, _, _) in changes {
      let count = try InstalledFile(path).otherNames
      guard count > 0 else { continue }
      let names =
        count == 1
        ? "another name, a hard link, which keeps" : "\(count) other names, hard links, which keep"
      notes.append("warning: '\(path)' had \(names) what it held before")
    }
    return notes
  }

  /// The missing folders on the path to a file, outermost first.
  private static func folders(of name: String) -> [String] {
    let parts = name.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The steps that import them into the user's stylesheets.
  private func planImports(
    _ manifest: inout InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    var changes: [InstallChange] = []
    for (name, file) in try ownStylesheets() {
      let bytes = file.bytes ?? []
      if ManagedImport.isThere(in: bytes) { continue }
      if let link = linkToKeep(name) {
        changes += try planKeeping(link, name, &manifest)
        continue
      }
      try file.checkWritable()
      // A file that was created after an interrupted install is the user's.
      manifest.created.removeAll { $0 == name }
      if file.bytes == nil { manifest.created.append(name) }
      changes.append(.write(file.path, ManagedImport.adding(to: bytes), before: file.bytes))
    }
    return changes
  }
}
