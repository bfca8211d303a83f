import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct FileMonitorTests {
  @Test func reportsAWriteInPlace() throws {
    let file = try TemporaryFile("one")
    var changed: Set<String> = []
    let monitor = FileMonitor(path: file.folder.path) { changed.insert($0.path) }
    try Data("two".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(MainLoop.run { changed.contains(file.path) })
    withExtendedLifetime(monitor) {}
  }

  @Test func reportsARenameOntoTheFile() throws {
    let file = try TemporaryFile("one")
    var changed: Set<String> = []
    let monitor = FileMonitor(path: file.folder.path) { change in
      changed.formUnion([change.path, change.otherPath ?? change.path])
    }
    let other = file.folder.appendingPathComponent("other")
    try Data("two".utf8).write(to: other)
    rename(other.path, file.path)
    #expect(MainLoop.run { changed.contains(file.path) })
    withExtendedLifetime(monitor) {}
  }

  @Test func saysWhichFileIsWhole() throws {
    let file = try TemporaryFile("one")
    var whole: Set<String> = []
    let monitor = FileMonitor(path: file.folder.path) { change in
      whole.formUnion([change.wholePath].compactMap(\.self))
    }
    try Data("two".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(MainLoop.run { whole == [file.path] })
    // As editors do that keep the old file.
    whole = []
    let backup = file.folder.appendingPathComponent("backup")
    rename(file.path, backup.path)
    #expect(MainLoop.run { whole == [backup.path] })
    withExtendedLifetime(monitor) {}
  }

  @Test func reportsNothingOnceItIsFreed() throws {
    let file = try TemporaryFile("one")
    var changes = 0
    var monitor = FileMonitor(path: file.folder.path) { _ in changes += 1 }
    #expect(monitor != nil)
    monitor = nil
    try Data("two".utf8).write(to: URL(fileURLWithPath: file.path))
    #expect(!MainLoop.run(until: { changes > 0 }, milliseconds: 100))
  }
}
