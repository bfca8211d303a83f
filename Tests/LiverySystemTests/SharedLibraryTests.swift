import Fixtures
import Foundation
import LiverySystem
import Testing

/// Libraries by their names, judged by what the dynamic linker has loaded.
@Suite struct SharedLibraryTests {
  @Test func findsTheFileOfALoadedLibrary() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: file.readThrough(), as: UTF8.self)
    let loaded = Set(maps.split(separator: "\n").compactMap { $0.split(separator: " ").last })
    let path = try #require(SharedLibrary.path(of: "libc.so.6"))
    #expect(loaded.contains(Substring(path)))
  }

  @Test(arguments: ["libno-such-library.so.6", "so.6", "c.so.6"])
  func findsNoneOfAnotherName(name: String) {
    #expect(SharedLibrary.path(of: name) == nil)
  }
}
