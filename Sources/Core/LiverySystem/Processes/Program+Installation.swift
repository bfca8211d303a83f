extension Program {
  /// The URL of a file that was installed with the program, `<prefix>/share/NAME` of
  /// `<prefix>/bin/livery`; `nil` if it is not there, as beside a build.
  package static func installedURL(of name: String) -> String? {
    guard let folder, let path = RegularFile.realPath("\(folder)/../share/\(name)") else {
      return nil
    }
    return FileURL.url(of: path)
  }
}
