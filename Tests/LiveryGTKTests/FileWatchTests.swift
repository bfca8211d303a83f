import Foundation
import LiveryAdwaita
import Testing

@testable import LiveryGTK

/// Every way in which the content of a file changes.
@MainActor @Suite(.serialized)
final class FileWatchTests {
  private let folder: URL
  private let file: URL
  private var reported: [[String]] = []
  private lazy var watch = FileWatch { [weak self] in self?.reported.append($0) }

  init() throws {
    // A path without links, as a theme's own are.
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("livery-tests-\(UUID().uuidString)")
    file = folder.appendingPathComponent("themes/harbor.livery.toml")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("one")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func tellsOfAWriteInPlace() throws {
    watch.watch([file.path])
    try write("two")
    try expectTold()
  }

  @Test func tellsOfARenameOntoTheFile() throws {
    watch.watch([file.path])
    try renameOnto("two")
    try expectTold()
  }

  @Test func tellsOfTheFilesRemovalAndReturn() throws {
    watch.watch([file.path])
    try FileManager.default.removeItem(at: file)
    try expectTold()
    try write("two")
    try expectTold()
  }

  @Test func tellsOfAFileThatIsYetToCome() throws {
    let other = file.deletingLastPathComponent().appendingPathComponent("later.livery.toml")
    watch.watch([other.path])
    try Data("new".utf8).write(to: other)
    #expect(MainLoop.run { !reported.isEmpty })
    #expect(Set(reported.flatMap(\.self)) == [other.path])
  }

  @Test func tellsOfALinkThatLeadsElsewhere() throws {
    let link = folder.appendingPathComponent("current.livery.toml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    watch.watch([link.path, file.path])
    try write("two")
    try expectTold()
    reported = []
    let draft = folder.appendingPathComponent("draft")
    try FileManager.default.createSymbolicLink(
      at: draft, withDestinationURL: folder.appendingPathComponent("other"))
    #expect(rename(draft.path, link.path) == 0)
    #expect(MainLoop.run { reported.contains([link.path]) })
  }

  @Test func followsAFolderThatGoesAndComesBack() throws {
    let place = file.deletingLastPathComponent()
    let away = folder.appendingPathComponent("away")
    watch.watch([file.path])
    try FileManager.default.moveItem(at: place, to: away)
    try expectTold()
    // Another folder by the same name, as a mount brings it.
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    try write("two")
    try expectTold()
    try renameOnto("three")
    try expectTold()
  }

  @Test func joinsTheWritesOfABurst() throws {
    watch.watch([file.path])
    for number in 0..<20 { try write("\(number)") }
    try expectTold(isReset: false)
    #expect(reported == [[file.path]])
  }

  @Test func isSilentAboutOtherFiles() throws {
    watch.watch([file.path])
    try Data("x".utf8).write(to: file.appendingPathExtension("bak"))
    try expectSilence()
    watch.watch([])
    try write("two")
    try expectSilence()
  }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: file)
  }

  private func renameOnto(_ text: String) throws {
    let draft = file.deletingLastPathComponent().appendingPathComponent(".draft")
    try Data(text.utf8).write(to: draft)
    guard rename(draft.path, file.path) == 0 else { throw POSIXError(.EIO) }
  }

  private func expectTold(
    isReset: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(MainLoop.run { reported.contains([file.path]) }, sourceLocation: sourceLocation)
    try expectSilence(since: reported.count, sourceLocation: sourceLocation)
    if isReset { reported = [] }
  }

  /// Waits for longer than a burst lasts.
  private func expectSilence(
    since count: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var isOver = false
    ScheduledCall.after(milliseconds: 200) { isOver = true }
    #expect(MainLoop.run { isOver })
    #expect(reported.count <= count, sourceLocation: sourceLocation)
  }
}
