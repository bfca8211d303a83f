import System
public import ThemeFormats

extension Installer {
  /// The steps that install a theme, in an order in which every stylesheet that is imported exists.
  ///
  /// There is none where nothing has to change. The theme's files are those of `UserExport`.
  public func planInstall(
    _ theme: WrittenTheme, id: String, name: String
  ) throws(InstallError) -> Plan {
    var plan = Plan()
    let known = try self.manifest()
    var manifest = known ?? InstallManifest(id: id, name: name)
    (manifest.id, manifest.name) = (id, name)
    let themes = try planThemes(theme, &manifest)
    let imports = try planImports(&manifest)
    let folders = ["", InstallPlaces.own] + places.folders
    for folder in folders where !RegularFile.isFolder(places.path(folder)) {
      plan.changes.append(.createFolder(places.path(folder)))
      if !manifest.folders.contains(folder) { manifest.folders.append(folder) }
    }
    if manifest != known {
      // Only the folders that the manifest is in are created before it.
      let path = places.path(InstallPlaces.manifest)
      let outer = plan.changes.prefix { change in
        change == .createFolder(places.path(""))
          || change == .createFolder(places.path(InstallPlaces.own))
      }
      plan.changes.insert(
        .write(path, Array(manifest.text.utf8), before: try InstalledFile(path).bytes),
        at: outer.count)
    }
    plan.changes += themes + imports
    return plan
  }

  /// The steps that write the theme's files; a file that Livery did not write is in the way.
  private func planThemes(
    _ theme: WrittenTheme, _ manifest: inout InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    var changes: [InstallChange] = []
    for sheet in theme.files where places.folders.contains(RegularFile.folder(of: sheet.name)) {
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
    return changes
  }

  /// The steps that import them into the user's stylesheets.
  private func planImports(
    _ manifest: inout InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    var changes: [InstallChange] = []
    for (name, file) in try ownStylesheets() {
      let bytes = file.bytes ?? []
      if ManagedImport.isThere(in: bytes) { continue }
      try file.checkWritable()
      // A file that was created after an interrupted install is the user's.
      manifest.created.removeAll { $0 == name }
      if file.bytes == nil { manifest.created.append(name) }
      changes.append(.write(file.path, ManagedImport.adding(to: bytes), before: file.bytes))
    }
    return changes
  }
}
