import LiverySystem

extension Installer {
  /// The steps that replace the theme by an empty file, which running apps read; the next uninstall
  /// removes the rest.
  ///
  /// If that was done already, or there is no theme, the steps are those of an uninstall.
  public func planEmptying() throws(InstallError) -> Plan {
    guard var manifest = try manifest(), !manifest.isEmptied else { return try planUninstall() }
    var plan = Plan()
    var themes: [InstallChange] = []
    for folder in places.folders {
      let name = InstallPlaces.theme(in: folder)
      let sheet = try InstalledFile(places.path(name))
      guard let bytes = sheet.bytes else { continue }
      guard manifest.wrote(bytes, to: name) else {
        plan.notes.append("'\(sheet.path)' is not as Livery left it, and stays")
        continue
      }
      try sheet.checkWritable()
      manifest.add([], at: name)
      if !bytes.isEmpty { themes.append(.write(sheet.path, [], before: bytes)) }
    }
    (manifest.isEmptied, manifest.follows) = (true, false)
    let path = places.path(InstallPlaces.manifest)
    let written = InstallChange.write(
      path, Array(manifest.text.utf8), before: try InstalledFile(path).bytes)
    plan.changes = try [written] + themes + removals(of: manifest.linked, manifest)
    return plan
  }
}
