import CLiverySystem

/// The shared libraries that the dynamic linker finds.
public enum SharedLibrary {
  /// The file that `ldconfig` writes: the paths of all libraries, each followed by a zero byte.
  private static let cache = "/etc/ld.so.cache"

  /// The folders of libraries on systems without a cache.
  private static let folders = ["/usr/local/lib", "/usr/lib64", "/usr/lib", "/lib64", "/lib"]

  /// The file of a library by its name, such as `libc.so.6`, links followed.
  public static func path(of name: String) -> String? {
    let known = listed(name).first.flatMap(RegularFile.realPath)
    return known ?? folders.lazy.compactMap { RegularFile.realPath("\($0)/\(name)") }.first
  }

  /// The minor release of a GTK library by its name, such as `libgtk-4.so.1`; `nil` if there is
  /// none.
  ///
  /// The file name of a shared library ends with its libtool version: that of GTK 4.18.6 is
  /// `.1.1800.6`, which counts 100 for each minor release.
  public static func minorRelease(ofGTK name: String) -> Int? {
    guard let path = path(of: name) else { return nil }
    let numbers = RegularFile.name(of: path).dropFirst(name.count + 1).split(separator: ".")
    return numbers.first.flatMap { Int($0) }.map { $0 / 100 }
  }

  /// Those of the given functions that a library has; none if there is no such library.
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
  /// The first index of some bytes at or after a place; `nil` if there is none.
  fileprivate func firstIndex(of part: [UInt8], from place: Int) -> Int? {
    let index = system_find(part, part.count, self, count, place)
    return index < 0 ? nil : index
  }
}
