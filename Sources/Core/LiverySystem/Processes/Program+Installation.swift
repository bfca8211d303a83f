extension Program {
  /// The URL of a file that was installed with the program: `<prefix>/share/NAME` for
  /// `<prefix>/bin/livery`; `nil` if it does not exist, as in a build folder.
  package static func installedURL(of name: String) -> String? {
    guard let folder, let path = RegularFile.realPath("\(folder)/../share/\(name)") else {
      return nil
    }
    return FileURL.url(of: path)
  }
}
