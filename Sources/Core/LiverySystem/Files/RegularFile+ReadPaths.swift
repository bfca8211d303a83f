import Glibc

extension RegularFile {
  /// The number of links after which a path counts as a loop, as in Linux (`MAXSYMLINKS`).
  private static let linkLimit = 40

  /// The absolute paths that decide to which file a path leads: the path itself, each link on the
  /// way, and the final path.
  ///
  /// They need not exist.
  package static func trail(of path: String) -> [String] {
    let absolute = absolute(path)
    var trail = [absolute]
    var reached = ""
    var pending = Array(absolute.split(separator: "/").reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        reached = reached.lastIndex(of: "/").map { String(reached[..<$0]) } ?? ""
        continue
      }
      let next = "\(reached)/\(name)"
      guard let target = target(ofLink: next) else {
        reached = next
        continue
      }
      links += 1
      guard links <= linkLimit else { return trail }
      if !trail.contains(next) { trail.append(next) }
      if target.hasPrefix("/") { reached = "" }
      pending += target.split(separator: "/").reversed()
    }
    if !trail.contains(reached) { trail.append(reached) }
    return trail
  }

  /// The target of a link, as it is written; `nil` for anything else.
  package static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count >= 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
