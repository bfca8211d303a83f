import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

extension ThemeBuilder {
  /// Finds the pictures that the theme's own CSS names, to show them, and warns about unsafe ones.
  ///
  /// If a picture is missing or not shown, GTK does not find it either.
  ///
  /// - Parameters:
  ///   - folder: The folder for relative addresses, after following links; `nil` for a text without
  ///     one.
  ///   - lookup: Reads a file by its path relative to the folder.
  mutating func findPictures(in folder: String?, _ lookup: (String) -> PictureLookup) {
    guard let folder, extraCSS != nil || darkCSS != nil else { return }
    var shownAddresses: [String: ShownAddress] = [:]
    var refused: [Finding] = []
    let show = { (address: String, location: SourceLocation?) -> ShownAddress? in
      guard let path = PictureAddress.path(of: address) else { return nil }
      if let known = shownAddresses[path] { return known }
      let file = "\(folder)/\(path)"
      var shown = ShownAddress(url: FileURL.url(of: file), content: nil)
      switch lookup(path) {
      case .found(let picture):
        shown = ShownAddress(url: shown.url, content: "\(Fingerprint(of: picture.bytes))")
      case .unusable(let reason):
        shown = ShownAddress(url: FileURL.url(of: "/dev/null/\(path)"), content: nil)
        if let location, RegularFile.isRegular(file) {
          refused.append(
            Finding(
              .warning, .picture, at: location,
              "'\(path.utf8.shownOnOneLine(upTo: 200))' is not shown: \(reason)"))
        }
      }
      shownAddresses[path] = shown
      return shown
    }
    if let shown = extraCSS?.showing(show) { setExtraCSS(shown) }
    if let shown = darkCSS?.showing(show) { setDarkCSS(shown) }
    findings += refused
  }
}
