import LiverySystem

/// One step of installing or uninstalling a theme, which is carried out whole or not at all.
public enum InstallChange: Hashable, Sendable {
  case createFolder(String)
  /// A folder appears with a file in it; the file's path is one from the folder.
  case createFolderWithFile(String, file: String, [UInt8])
  /// A file gets other bytes; `before` is `nil` where there is none yet.
  case write(String, [UInt8], before: [UInt8]?)
  case remove(String, before: [UInt8])
  case removeFolder(String)

  /// The line added to a user's stylesheet, after a `+`, or removed, after a `-`, if any.
  public var changedLine: String? {
    guard case .write(_, let bytes, let before) = self, bytes != before else { return nil }
    if bytes == ManagedImport.adding(to: before ?? []) { return "+\(ManagedImport.line)" }
    return before.map(ManagedImport.removing) == bytes ? "-\(ManagedImport.line)" : nil
  }

  /// The steps that undo this one.
  var inverse: [InstallChange] {
    switch self {
    case .createFolder(let path): [.removeFolder(path)]
    case .createFolderWithFile: parts.reversed().flatMap(\.inverse)
    case .write(let path, let bytes, nil): [.remove(path, before: bytes)]
    case .write(let path, let bytes, .some(let before)): [.write(path, before, before: bytes)]
    case .remove(let path, let before): [.write(path, before, before: nil)]
    case .removeFolder(let path): [.createFolder(path)]
    }
  }

  /// The folders and files that appear or go one by one in other steps, in their order.
  public var parts: [InstallChange] {
    guard case .createFolderWithFile(let path, let file, let bytes) = self else { return [self] }
    let inner = RegularFile.folder(of: "\(path)/\(file)")
    return [
      .createFolder(path), .createFolder(inner), .write("\(path)/\(file)", bytes, before: nil),
    ]
  }
}
