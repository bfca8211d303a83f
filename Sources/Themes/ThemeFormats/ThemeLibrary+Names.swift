import LiverySystem

extension ThemeLibrary {
  /// The ID from a file's name: without its ending, with `-` for other bytes.
  public static func id(ofFile path: String) -> String {
    FileName.id(of: path, without: ThemeFormat.endings)
  }

  /// The paths of the files in a folder that may be themes, sorted by name.
  ///
  /// Those whose names begin with a point are left out; `nil` if the folder cannot be read.
  public static func files(in folder: String) -> [String]? {
    Folder.readableNames(in: folder)?.filter { !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }.filter { !RegularFile.isFolder($0) }
  }

  /// The files in the user's folder.
  public var installedFiles: [String] {
    userFolder.flatMap(ThemeLibrary.files) ?? []
  }
}
