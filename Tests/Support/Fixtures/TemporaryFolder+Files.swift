public import Foundation

extension TemporaryFolder {
  /// Every file in a folder of this one with its content, hidden ones too.
  public func contents(of name: String) throws -> [String: Data] {
    let root = "\(path)/\(name)"
    guard let names = FileManager.default.enumerator(atPath: root) else {
      throw CocoaError(.fileNoSuchFile)
    }
    var contents: [String: Data] = [:]
    for case let name as String in names {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(root)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue {
        contents[name] = try read("\(root.dropFirst(path.count + 1))/\(name)")
      }
    }
    return contents
  }

  public func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// Writes a theme that sets one color, and gives its path.
  public func writeTheme(_ name: String, accent: String) throws -> String {
    try write(
      "\(name).livery.toml",
      "livery = 1\nname = \"\(name)\"\n\n[colors]\naccent-bg = \"\(accent)\"\n")
  }
}
