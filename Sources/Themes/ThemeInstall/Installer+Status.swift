import ThemeFormats

extension Installer {
  /// The state of a user's configuration.
  public struct Status: Hashable, Sendable {
    /// The theme's ID and name; `nil` if none is installed.
    public let id: String?
    public let name: String?

    /// Whether it follows the desktop's color scheme.
    public let follows: Bool

    public let files: [File]

    /// Warnings that the user's own stylesheets override the theme, each with the colors.
    public let warnings: [String]

    /// A file, and a description of its state.
    public struct File: Hashable, Sendable {
      public let path: String
      public let state: String
    }
  }

  /// The name of the installed theme if the user's stylesheet for GTK 4 only contains its import;
  /// `nil` if none is installed, the user wrote more, or a file cannot be read.
  public var soleTheme: String? {
    guard let folder = places.folders.first,
      let own = try? InstalledFile(places.path(InstallPlaces.stylesheet(in: folder))).bytes,
      ManagedImport.isThere(in: own),
      ManagedImport.removing(from: own).allSatisfy({ $0 <= UInt8(ascii: " ") })
    else { return nil }
    return try? status().name
  }

  private static let empty = "empty, for applications that run; 'livery uninstall' takes it away"

  /// Reads which theme is installed, and whether its files are unchanged.
  public func status() throws(InstallError) -> Status {
    let manifest = try self.manifest()
    var files: [Status.File] = []
    var sheets: [WrittenTheme.File] = []
    for folder in places.folders {
      let theme = InstallPlaces.theme(in: folder)
      let sheet = try InstalledFile(places.path(theme))
      if let bytes = sheet.bytes { sheets.append(WrittenTheme.File(name: theme, bytes: bytes)) }
      let isOurs = sheet.bytes.map { manifest?.wrote($0, to: theme) ?? false }
      if manifest != nil || isOurs != nil {
        let isEmpty = sheet.bytes?.isEmpty == true
        let state =
          isOurs.map { !$0 ? "changed by hand" : isEmpty ? Self.empty : "the theme" } ?? "missing"
        files.append(Status.File(path: sheet.path, state: state))
      }
      let own = try InstalledFile(places.path(InstallPlaces.stylesheet(in: folder)))
      let hasLine = own.bytes.map(ManagedImport.isThere) ?? false
      if manifest != nil || hasLine {
        files.append(
          Status.File(path: own.path, state: hasLine ? "imports it" : "does not import it"))
      }
    }
    let isThere = manifest.map { !$0.isEmptied } ?? false
    let title = isThere ? manifest?.name : nil
    return Status(
      id: isThere ? manifest?.id : nil, name: title, follows: manifest?.follows ?? false,
      files: files,
      warnings: title == nil ? [] : try warnings(of: sheets, named: title ?? ""))
  }
}
