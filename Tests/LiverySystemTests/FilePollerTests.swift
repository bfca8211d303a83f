import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct FilePollerTests {
  @Test func findsEachKindOfChangeOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "one")
    let link = folder.path + "/link"
    var poller = FilePoller([file, link])
    var before = stat()
    #expect(stat(file, &before) == 0)
    let atFirst = poller.poll()
    #expect(!atFirst)
    let changes: [() throws -> Void] = [
      {
        // A save in place that puts back when the file was written.
        try Data("two".utf8).write(to: URL(filePath: file), options: [])
        let times = [before.st_atim, before.st_mtim]
        #expect(utimensat(AT_FDCWD, file, times, 0) == 0)
      },
      { try folder.write("file", "longer") },
      { try AtomicFile.write(Array("longer".utf8), to: file) },
      { try AtomicFile.remove(file) },
      { try folder.write("file", "") },
      { try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file") },
    ]
    for (index, change) in changes.enumerated() {
      try change()
      let found = [poller.poll(), poller.poll()]
      #expect(found == [true, false], "\(index)")
    }
  }
}
