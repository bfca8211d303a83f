/// The shared libraries that the dynamic linker finds.
public enum SharedLibrary {
  /// What `ldconfig` writes: the paths of all libraries, each ended by a zero byte.
  private static let cache = "/etc/ld.so.cache"

  /// Where libraries lie on systems without a cache.
  private static let folders = ["/usr/local/lib", "/usr/lib64", "/usr/lib", "/lib64", "/lib"]

  /// The file of a library by its name, such as `libc.so.6`, links followed; `nil` where there is
  /// none.
  public static func path(of name: String) -> String? {
    let known = listed(name).first.flatMap(RegularFile.realPath)
    return known ?? folders.lazy.compactMap { RegularFile.realPath("\($0)/\(name)") }.first
  }

  /// The paths that the cache has of a library.
  private static func listed(_ name: String) -> [String] {
    guard let bytes = try? RegularFile.read(cache, upTo: 16 * 1024 * 1024) else { return [] }
    let end = Array("/\(name)".utf8)
    var (paths, start): ([String], Int) = ([], 0)
    for index in bytes.indices where bytes[index] == 0 {
      let text = bytes[start..<index]
      start = index + 1
      if text.first == end[0], text.suffix(end.count) == end[...] {
        paths.append(String(decoding: text, as: UTF8.self))
      }
    }
    return paths
  }
}
