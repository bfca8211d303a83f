import LiverySystem

/// One step of installing or uninstalling a theme, which is carried out completely or not at all.
public enum InstallChange: Hashable, Sendable {
  case createFolder(String)
  /// A folder with a file in it is created; the file's path is relative to the folder.
  case createFolderWithFile(String, file: String, [UInt8])
  /// A file gets new content; `before` is `nil` if there is no file yet.
  case write(String, [UInt8], before: [UInt8]?)
  case remove(String, before: [UInt8])
  case removeFolder(String)
  case link(String, to: String)
  case removeLink(String, to: String)
  /// A file replaces a link; another link, `kept`, leads to the same target.
  case replaceLink(String, kept: String, target: String, [UInt8])
  /// The kept link replaces the file again.
  case restoreLink(String, kept: String, target: String, before: [UInt8])

  /// The line added to a user's stylesheet, after a `+`, or removed, after a `-`, if any.
  public var changedLine: String? {
    switch self {
    case .replaceLink: return "+\(ManagedImport.line)"
    case .restoreLink: return "-\(ManagedImport.line)"
    default: break
    }
    guard case .write(_, let bytes, let before) = self, bytes != before else { return nil }
    if bytes == ManagedImport.adding(to: before ?? []) { return "+\(ManagedImport.line)" }
    return before.map(ManagedImport.removing) == bytes ? "-\(ManagedImport.line)" : nil
  }

  /// Whether it removes a file.
  func removes(_ file: String) -> Bool {
    if case .remove(file, _) = self { true } else { false }
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
    case .link(let path, let target): [.removeLink(path, to: target)]
    case .removeLink(let path, let target): [.link(path, to: target)]
    case .replaceLink(let path, let kept, let target, let bytes):
      [.restoreLink(path, kept: kept, target: target, before: bytes)]
    case .restoreLink(let path, let kept, let target, let bytes):
      [.link(kept, to: target), .replaceLink(path, kept: kept, target: target, bytes)]
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
