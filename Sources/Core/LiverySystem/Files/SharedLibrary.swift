import CLiverySystem

/// The shared libraries that the dynamic linker finds.
public enum SharedLibrary {
  /// What `ldconfig` writes: the paths of all libraries, each ended by a zero byte.
  private static let cache = "/etc/ld.so.cache"

  /// Where libraries lie on systems without a cache.
  private static let folders = ["/usr/local/lib", "/usr/lib64", "/usr/lib", "/lib64", "/lib"]

  /// The file of a library by its name, such as `libc.so.6`, links followed.
  public static func path(of name: String) -> String? {
    let known = listed(name).first.flatMap(RegularFile.realPath)
    return known ?? folders.lazy.compactMap { RegularFile.realPath("\($0)/\(name)") }.first
  }

  /// The paths that the cache has of a library.
  private static func listed(_ name: String) -> [String] {
    guard let bytes = try? RegularFile.read(cache, upTo: 16 * 1024 * 1024) else { return [] }
    let end = Array("/\(name)\0".utf8)
    var (paths, place): ([String], Int) = ([], 0)
    while let found = bytes.firstIndex(of: end, from: place) {
      place = found + end.count
      let start = bytes[..<found].lastIndex(of: 0).map { $0 + 1 } ?? 0
      let path = bytes[start..<place - 1]
      if path.first == UInt8(ascii: "/") { paths.append(String(decoding: path, as: UTF8.self)) }
    }
    return paths
  }
}

extension [UInt8] {
  /// Where some bytes begin first at or after a place; `nil` where they do not.
  fileprivate func firstIndex(of part: [UInt8], from place: Int) -> Int? {
    let index = system_find(part, part.count, self, count, place)
    return index < 0 ? nil : index
  }
}
