import LiverySystem
import ThemeFormats
import ThemeInstall
import ThemeSource

/// The user's `gtk.css` in one of GTK's folders.
struct UserStylesheet: Sendable {
  /// The state of the file at its path.
  enum State: Hashable, Sendable {
    case missing
    case readable
    case unreadable(String)
  }

  /// GTK's folder, `gtk-4.0` or `gtk-3.0`, and its path.
  let name, folder: String
  let path: String
  let state: State
  let link: ConfigurationLink?

  /// The link that the folder itself is, if it is one.
  let folderLink: ConfigurationLink?

  /// The content, as far as it is read.
  let bytes: [UInt8]

  /// The addresses that it imports, as written.
  let imports: [String]

  /// The other files in the folder.
  let files: [String]

  /// Larger than any stylesheet in practice.
  static let sizeLimit = 1024 * 1024

  init(_ name: String, of session: UserSession) {
    self.name = name
    folder = "\(session.configuration)/\(name)"
    path = "\(folder)/gtk.css"
    link = ConfigurationLink(path)
    folderLink = ConfigurationLink(folder)
    files = Folder.names(in: folder).filter { $0 != "gtk.css" }
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: Self.sizeLimit + 1)
      state = .readable
    } catch {
      bytes = []
      let isThere = RegularFile.exists(path) || RegularFile.isLink(path)
      // A folder that cannot be searched hides its files.
      let isHidden = RegularFile.isFolder(folder) && !Folder.isReadable(folder)
      let isCircle = folderLink?.isCircular == true
      state = isThere || isHidden || isCircle ? .unreadable(error.reason) : .missing
    }
    imports = Self.imports(in: Array(bytes.prefix(64 * 1024)))
  }

  var isTooLarge: Bool { bytes.count > Self.sizeLimit }

  /// Whether it exists and has more than white space; of a long file only the start counts.
  var hasContent: Bool {
    bytes.count > 64 * 1024 || bytes.contains { $0 > 0x20 }
  }

  /// Whether it could be read completely, if it exists.
  var isWhole: Bool { (state == .readable || state == .missing) && !isTooLarge }

  /// The links on the way to it.
  var links: [ConfigurationLink] { [folderLink, link].compactMap(\.self) }

  /// The link on the way to it whose target is missing.
  var brokenLink: ConfigurationLink? { links.first { $0.isBroken } }

  /// The first part in lowercase, where programs write their names.
  var head: String { Self.head(of: bytes) }

  /// The first part of a file in the folder.
  func head(ofFile name: String) -> String {
    Self.head(of: (try? RegularFile.read("\(folder)/\(name)", upTo: 16 * 1024)) ?? [])
  }

  private static func head(of bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(16 * 1024), as: UTF8.self).lowercased()
  }

  private static func imports(in bytes: [UInt8]) -> [String] {
    var findings: [Finding] = []
    let sheet = CSSStylesheet(CSSText(SourceText(file: "", bytes: bytes)), findings: &findings)
    return sheet.statements.compactMap { statement in
      guard case .atRule(let rule) = statement, sheet.isWord(rule.name, "import") else {
        return nil
      }
      return sheet.tokens[rule.prelude].first { $0.kind == .string || $0.kind == .url }
        .map(sheet.name)
    }
  }
}
