import LiverySystem
package import ThemeModel

extension Installer {
  /// Whether the theme that is installed follows the desktop's color scheme.
  package func follows() throws(InstallError) -> Bool { try manifest()?.follows ?? false }

  /// The steps that change the installed theme to a scheme; empty if it does not follow the
  /// desktop, or was changed by hand.
  package func planFollowing(_ scheme: Appearance.Scheme) throws(InstallError) -> Plan {
    var plan = Plan()
    guard let manifest = try manifest(), manifest.follows else { return plan }
    for folder in places.folders {
      let name = InstallPlaces.theme(in: folder)
      let sheet = try InstalledFile(places.path(name))
      let variant = try InstalledFile(places.path(InstallPlaces.variant(in: folder, scheme)))
      guard let before = sheet.bytes, manifest.wrote(before, to: name),
        let bytes = variant.bytes, manifest.wrote(bytes, to: name), bytes != before
      else { continue }
      try sheet.checkWritable()
      plan.changes.append(.write(sheet.path, bytes, before: before))
    }
    return plan
  }
}
