import Glibc

extension RegularFile {
  /// The links that are followed before a path counts as a loop, as in Linux (`MAXSYMLINKS`).
  private static let linkLimit = 40

  /// The absolute paths whose change may change what a path leads to: the path itself, each link on
  /// the way, and the place that they lead to; whether or not anything is there.
  public static func trail(of path: String) -> [String] {
    let absolute = absolute(path)
    var trail = [absolute]
    var place = ""
    var pending = Array(absolute.split(separator: "/").reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
        continue
      }
      let next = "\(place)/\(name)"
      guard let target = target(ofLink: next) else {
        place = next
        continue
      }
      links += 1
      guard links <= linkLimit else { return trail }
      if !trail.contains(next) { trail.append(next) }
      if target.hasPrefix("/") { place = "" }
      pending += target.split(separator: "/").reversed()
    }
    if !trail.contains(place) { trail.append(place) }
    return trail
  }

  /// A path from the root, `.` and `..` and links still in it.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }

  /// What a link says; `nil` for anything else.
  private static func target(ofLink path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &target, target.count)
    guard count >= 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
