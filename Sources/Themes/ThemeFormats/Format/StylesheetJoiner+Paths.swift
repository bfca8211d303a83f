import LiverySystem
import ThemeCSS
import ThemeSource

extension StylesheetJoiner {
  /// The folder of the program whose configuration the first file is in, if the file is in one of
  /// its folders: programs that switch between stylesheets often link to one of them from there.
  func programFolder(of folder: String) -> String? {
    guard chain.count == 1, let root = roots.first, root != folder,
      ProgramFolder.around(folder) == root
    else { return nil }
    return root
  }

  /// A path into the theme's folder with that folder as it is called without links.
  private func plain(_ path: String) -> String {
    guard let linkedRoot, let name = RelativePath.of(path, below: linkedRoot.path) else {
      return path
    }
    return "\(linkedRoot.real)/\(name)"
  }

  /// The address relative to the common folder; `nil` if it can stay as it is.
  mutating func path(
    of token: CSSToken, in sheet: CSSStylesheet, from place: String, isOfRoot: Bool
  ) -> String? {
    let address = sheet.name(of: token)
    guard let folder, let path = StylesheetAddress.path(of: address, in: place).map(plain) else {
      return nil
    }
    guard let name = RelativePath.of(path, below: folder) else {
      if roots.contains(where: { RelativePath.of(path, below: $0) != nil }) { leadsAbove = true }
      return nil
    }
    let isPlain = isOfRoot && place == folder && !CSSAddress.leavesFolder(address)
    return isPlain || name == address ? nil : name
  }

  /// The name of an imported file as messages show it, from the folder of the first.
  func shown(_ path: String) -> String {
    guard let root = context.path else { return path }
    let (folder, file) = (RegularFile.folder(of: root), joiner.files[0].file)
    if let name = RelativePath.of(path, below: folder) {
      return RelativePath.shown(name, beside: file)
    }
    guard let theme = roots.first(where: { RelativePath.of(path, below: $0) != nil }),
      let name = RelativePath.of(path, below: theme),
      let own = RelativePath.of(root, below: theme)
    else { return path }
    let up = String(repeating: "../", count: own.split(separator: "/").count - 1)
    return RelativePath.normalized(RelativePath.shown(up + name, beside: file))
  }
}
