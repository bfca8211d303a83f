import LiverySystem

extension Installer {
  /// The link that is a user's own stylesheet, if the line should not be written through it.
  ///
  /// A link to the stylesheet of GTK's other folder counts as a file.
  func linkToKeep(_ name: String) -> ConfigurationLink? {
    guard !writesThroughLinks, let link = ConfigurationLink(places.path(name)), !link.isBroken
    else {
      return nil
    }
    let own = places.folders.compactMap {
      RegularFile.realPath(places.path($0)).map { "\($0)/gtk.css" }
    }
    return own.contains(link.target) ? nil : link
  }

  /// The steps that replace a link by a file, and keep the link beside it.
  func planKeeping(
    _ link: ConfigurationLink, _ name: String, _ manifest: inout InstallManifest
  ) throws(InstallError) -> [InstallChange] {
    let kept = InstallPlaces.keptLink(in: RegularFile.folder(of: name))
    let path = places.path(kept)
    guard let target = RegularFile.target(ofLink: link.path) else { return [] }
    let found = RegularFile.target(ofLink: path)
    if found != target, RegularFile.exists(path) || found != nil {
      throw .inTheWay(path: path, reason: "is not as Livery left it; move it away first")
    }
    if !manifest.kept.contains(kept) { manifest.kept.append(kept) }
    var changes: [InstallChange] = [
      .link(path, to: target),
      .replaceLink(link.path, kept: path, target: target, ManagedImport.inPlaceOfLink),
    ]
    // GTK's other folder may have a link to this one: the kept link is imported there, too.
    for folder in places.folders where folder != RegularFile.folder(of: name) {
      let other = InstallPlaces.stylesheet(in: folder)
      guard RegularFile.steps(ofLink: places.path(other)).contains(link.path) else { continue }
      let beside = InstallPlaces.keptLink(in: folder)
      if !manifest.kept.contains(beside) { manifest.kept.append(beside) }
      changes.append(.link(places.path(beside), to: path))
    }
    return changes
  }

  /// The steps that undo that; text that the user added to the file stays.
  func planRestoring(_ manifest: InstallManifest, _ plan: inout Plan) throws(InstallError) {
    for name in manifest.kept {
      let path = places.path(name)
      guard let target = RegularFile.target(ofLink: path) else { continue }
      let own = places.path(InstallPlaces.stylesheet(in: RegularFile.folder(of: name)))
      let file = try InstalledFile(own)
      if !file.isLink, let bytes = file.bytes, bytes == ManagedImport.inPlaceOfLink {
        plan.changes.append(.restoreLink(own, kept: path, target: target, before: bytes))
      } else if file.isLink || file.bytes == nil {
        plan.changes.append(.removeLink(path, to: target))
      } else {
        plan.notes.append(
          "'\(own)' stays, since something was written there; '\(path)' is the link that it was")
      }
    }
  }

  /// The user's stylesheets that become links again, without other changes.
  func restored(by plan: Plan) -> [String] {
    plan.changes.compactMap { change in
      guard case .restoreLink(let path, _, _, _) = change else { return nil }
      return path
    }
  }

  /// The note about a kept link.
  func keptNote(_ change: InstallChange) -> String? {
    guard case .replaceLink(let path, let kept, _, _) = change, let link = ConfigurationLink(path)
    else { return nil }
    return
      "'\(path)' \(link.words); the line that imports the theme would go there, and goes into a "
      + "file in the link's place instead, which imports what the link led to; the link is kept as "
      + "'\(RegularFile.name(of: kept))' until 'livery uninstall'; '--through-link' writes through it"
  }

  /// The notes about GTK folders that are links to others: the theme is written there.
  private var folderLinks: [ConfigurationLink] {
    places.folders.compactMap { ConfigurationLink(places.path($0)) }
  }

  var folderNotes: [String] {
    let known = (try? manifest()) != nil
    return known
      ? [] : folderLinks.map { "'\($0.path)' \($0.words); the theme's file is written there" }
  }
}
