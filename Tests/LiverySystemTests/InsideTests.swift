import Fixtures
import Foundation
import Testing

@testable import LiverySystem

/// Files that are read only where they lie in a folder.
@Suite struct InsideTests {
  private let folder: TemporaryFolder
  private let inside: String

  init() throws {
    folder = try TemporaryFolder()
    inside = folder.path + "/in"
    try folder.write("out", "secret")
    try folder.write("in/plain", "text")
    try folder.write("in/sub/below", "text")
    try folder.write("inside-by-name", "secret")
    for (link, target) in [
      ("in/good", "sub/below"), ("in/bad", "../out"), ("in/device", "/dev/zero"), ("link", "in"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    mkfifo("\(inside)/pipe", 0o600)
  }

  @Test(arguments: ["in/plain", "in/sub/below", "in/good", "link/plain"])
  func readsWhatLiesInside(name: String) throws {
    for root in [inside, folder.path + "/link", inside + "/"] {
      let bytes = try RegularFile.read("\(folder.path)/\(name)", inside: root, upTo: 4)
      #expect(bytes == Array("text".utf8))
    }
  }

  @Test(arguments: [
    ("out", "outside"), ("in/bad", "outside"), ("in/device", "outside"),
    ("inside-by-name", "outside"), ("in/../out", "outside"), ("in", "outside"),
    ("in/pipe", "not a regular file"), ("in/sub", "it is a folder"), ("in/none", "no such file"),
  ])
  func refusesEverythingElse(name: String, reason: String) {
    let error = #expect(throws: FileError.self) {
      try RegularFile.read("\(folder.path)/\(name)", inside: inside, upTo: 10)
    }
    #expect(error?.reason.contains(reason) == true)
  }

  @Test func refusesWhatIsTooLarge() {
    let error = #expect(throws: FileError.self) {
      try RegularFile.read("\(inside)/plain", inside: inside, upTo: 3)
    }
    #expect(error?.reason == "it has more than 3 bytes")
  }
}
