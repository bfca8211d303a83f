import LiverySystem
public import ThemeModel
import ThemeSource

/// The pictures beside a theme, which are copied with the theme: those of `[pictures]`, and those
/// that its CSS names by `url()`.
public struct LinkedFiles: Sendable {
  /// The files, each with its path from the theme's folder.
  public private(set) var files: [WrittenTheme.File] = []

  /// Files that the CSS names but that cannot be copied, with the reasons.
  public private(set) var left: [(address: String, reason: String)] = []

  /// The maximum number of bytes of all files together, and the maximum number of files.
  private static let sizeLimit = 32 * 1024 * 1024
  private static let countLimit = 256

  /// The endings of pictures, the only files that are copied: GTK reads others in the same folders,
  /// such as `settings.ini`.
  private static let endings = [
    ".png", ".svg", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".tif", ".tiff", ".bmp", ".ico",
  ]

  /// The names of the pictures that apps and the theme's own file use, independent of the CSS.
  private var pictures: Set<String> = []

  private var size = 0

  /// Reads the files of a theme and its base themes.
  ///
  /// All CSS is written to one place, and so are the files, each by its path relative to the file
  /// that names it.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - folder: Returns the folder of a file with CSS, to which its addresses are relative; links
  ///     may lead to other folders of the same theme. `nil` if it is in none.
  public init(of theme: Theme, in folder: (_ file: String) -> String?) {
    for picture in theme.allPictures { take(picture) }
    // If two have the same name, that of the theme itself counts.
    for css in theme.allExtraCSS.reversed() {
      let folder = css.folder ?? folder(css.source.location(of: css.source.range).file)
      for address in LinkedFiles.addresses(in: css.css) { take(address, from: folder) }
    }
  }

  /// Reads the files of a theme, given the files of the theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - files: The absolute paths of the theme's files.
  public init(of theme: Theme, readFrom files: [String]) {
    self.init(of: theme) { file in
      // A built-in theme's text is in no folder.
      RegularFile.realPath(file).flatMap { files.contains($0) ? RegularFile.folder(of: $0) : nil }
    }
  }

  /// Adds a picture that was read with the theme.
  private mutating func take(_ picture: ThemePicture) {
    guard let name = PictureAddress.path(of: picture.address) else { return }
    guard !picture.file.isEmpty else { return leave(name, since: "the theme is not in a folder") }
    if let known = files.first(where: { $0.name == name }) {
      if known.bytes != picture.file { leave(name, since: "another file has its name") }
      return
    }
    size += picture.file.count
    pictures.insert(name)
    files.append(WrittenTheme.File(name: name, bytes: picture.file))
  }

  private mutating func take(_ address: String, from folder: String?) {
    guard let name = PictureAddress.path(of: address) else {
      if !PictureAddress.isElsewhere(address) { leave(address, since: RegularFile.outside) }
      return
    }
    guard LinkedFiles.endings.contains(where: name.lowercased().hasSuffix) else {
      return leave(address, since: "it is no picture")
    }
    guard let folder else { return leave(address, since: "the theme is not in a folder") }
    guard files.count < LinkedFiles.countLimit else {
      return leave(address, since: "there are more than \(LinkedFiles.countLimit) files")
    }
    do throws(FileError) {
      let bytes = try RegularFile.read(
        "\(folder)/\(name)", inside: ThemeRoot.of(folder), upTo: LinkedFiles.sizeLimit - size)
      if let known = files.first(where: { $0.name == name }) {
        if known.bytes != bytes { leave(address, since: "another file has its name") }
        return
      }
      if let problem = PictureCheck.problem(in: bytes) { return leave(address, since: problem) }
      size += bytes.count
      files.append(WrittenTheme.File(name: name, bytes: bytes))
    } catch {
      leave(address, since: error.reason)
    }
  }

  private mutating func leave(_ address: String, since reason: String) {
    if !left.contains(where: { $0 == (address, reason) }) { left.append((address, reason)) }
  }

  private static func addresses(in css: String) -> [String] {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", css)), findings: &findings)
    return sheet.tokens.indices.compactMap { index -> String? in
      let token = sheet.tokens[index]
      if token.kind == .url { return sheet.name(of: token) }
      guard token.kind == .function, sheet.isWord(token, "url"),
        let string = sheet.tokens[(index + 1)...].first(where: { !$0.isSpace }),
        string.kind == .string
      else { return nil }
      return sheet.name(of: string)
    }
  }
}

extension LinkedFiles {
  /// Whether a file is one of the theme's pictures.
  fileprivate func isPicture(_ name: String) -> Bool { pictures.contains(name) }
}

extension WrittenTheme {
  /// The theme with the files that it names, beside each file that names them.
  ///
  /// - Parameters:
  ///   - linked: The files.
  ///   - keepsPictures: Whether its pictures are included, beside the first file, even if no file
  ///     names them: apps ask for them by name.
  /// - Returns: The theme with them.
  public func carrying(_ linked: LinkedFiles, keepsPictures: Bool = false) -> WrittenTheme {
    var all = files
    for (index, sheet) in files.enumerated() {
      let folder = RegularFile.folder(of: sheet.name)
      for file in linked.files
      where sheet.names(file.name)
        || keepsPictures && index == 0 && linked.isPicture(file.name)
      {
        let name = folder == "." ? file.name : "\(folder)/\(file.name)"
        if !all.contains(where: { $0.name == name }) {
          all.append(File(name: name, bytes: file.bytes))
        }
      }
    }
    return WrittenTheme(files: all, omissions: omissions)
  }
}

extension WrittenTheme.File {
  /// Whether a text contains the last part of a file's path, in any notation of the rest.
  fileprivate func names(_ path: String) -> Bool {
    let name = RegularFile.name(of: path)
    return [name, FileURL.encoded(name, signs: FileURL.pathSigns)].contains {
      bytes.contains($0.utf8)
    }
  }
}
