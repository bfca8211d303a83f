import LiverySystem

extension Installer {
  /// The steps that remove the installed theme; empty if there is none.
  public func planUninstall() throws(InstallError) -> Plan {
    var plan = Plan()
    let manifest = try self.manifest()
    if let manifest { try planRestoring(manifest, &plan) }
    let restored = restored(by: plan)
    for (name, file) in try ownStylesheets() where !restored.contains(file.path) {
      guard let bytes = file.bytes, ManagedImport.isThere(in: bytes) else { continue }
      try file.checkWritable()
      let rest = ManagedImport.removing(from: bytes)
      let isOurs = manifest?.created.contains(name) ?? false
      plan.changes.append(
        rest.isEmpty && isOurs && !file.isLink
          ? .remove(file.path, before: bytes) : .write(file.path, rest, before: bytes))
    }
    for folder in places.folders { try planRemoval(in: folder, manifest, &plan) }
    if let manifest { try planRemovals(manifest, &plan) }
    let folders = manifest?.folders ?? []
    // The folders that the manifest is in are removed after it.
    let outer = ["", InstallPlaces.own]
    plan.changes += folders.filter { !outer.contains($0) }.reversed()
      .map { .removeFolder(places.path($0)) }
    let path = places.path(InstallPlaces.manifest)
    if let bytes = try InstalledFile(path).bytes {
      plan.changes.append(.remove(path, before: bytes))
    }
    // If an earlier process was killed, Livery's own folder may have no manifest.
    if RegularFile.isFolder(places.path(InstallPlaces.own)) {
      plan.changes.append(.removeFolder(places.path(InstallPlaces.own)))
    }
    if folders.contains("") { plan.changes.append(.removeFolder(places.path(""))) }
    return plan
  }

  /// Plans to remove the files beside the theme's stylesheets, and notes which ones stay.
  private func planRemovals(
    _ manifest: InstallManifest, _ plan: inout Plan
  ) throws(InstallError) {
    let removals = try removals(of: manifest.linked, manifest)
    plan.changes += removals
    for path in manifest.linked.map(places.path) where RegularFile.exists(path) {
      if removals.contains(where: { $0.removes(path) }) { continue }
      plan.notes.append("'\(path)' is not as Livery left it, and stays")
    }
  }

  /// Plans to remove a theme's file, if it is unchanged and no other stylesheet uses it.
  private func planRemoval(
    in folder: String, _ manifest: InstallManifest?, _ plan: inout Plan
  ) throws(InstallError) {
    let name = InstallPlaces.theme(in: folder)
    let sheet = try InstalledFile(places.path(name))
    guard let bytes = sheet.bytes else { return }
    guard let manifest, manifest.wrote(bytes, to: name) else {
      plan.notes.append("'\(sheet.path)' is not as Livery left it, and stays")
      return
    }
    let own = try InstalledFile(places.path(InstallPlaces.stylesheet(in: folder))).bytes ?? []
    if ManagedImport.isNamed(in: own) {
      plan.notes.append(
        "'\(sheet.path)' stays, since 'gtk.css' names it in a line that is not Livery's")
      return
    }
    plan.changes.append(.remove(sheet.path, before: bytes))
  }
}
