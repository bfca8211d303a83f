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

  /// The minor release of a library of GTK by its name, such as `libgtk-4.so.1`; `nil` if there is
  /// none.
  ///
  /// The file of a shared library ends with its version as libtool counts it: of GTK 4.18.6 with
  /// `.1.1800.6`, a hundred for each minor release.
  public static func minorRelease(ofGTK name: String) -> Int? {
    guard let path = path(of: name) else { return nil }
    let numbers = RegularFile.name(of: path).dropFirst(name.count + 1).split(separator: ".")
    return numbers.first.flatMap { Int($0) }.map { $0 / 100 }
  }

  /// Which of some functions a library has, by its name; none where there is no such library.
  package static func functions(_ names: [String], of library: String) -> [String] {
    guard let path = path(of: library),
      let bytes = try? RegularFile.read(path, upTo: 64 * 1024 * 1024)
    else { return [] }
    return names.filter { bytes.firstIndex(of: Array("\0\($0)\0".utf8), from: 0) != nil }
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
  /// Where some bytes begin first at or after a place; `nil` if they do not.
  fileprivate func firstIndex(of part: [UInt8], from place: Int) -> Int? {
    let index = system_find(part, part.count, self, count, place)
    return index < 0 ? nil : index
  }
}
