import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// Saving where it cannot succeed: the edits stay, and so does what the file held.
@Suite struct FailingDiskTests {
  private func expectFailure(
    of shop: Workshop, sourceLocation: Testing.SourceLocation = #_sourceLocation
  )
    throws
  {
    let text = shop.more
    #expect(throws: SessionError.self, sourceLocation: sourceLocation) {
      try shop.session.save()
    }
    #expect(
      shop.more == text && shop.session.current?.isDirty == true, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["gone/a.livery.toml", "mine.livery.toml/a.livery.toml", "loop/a.livery.toml"])
  func saveAsSaysWhyAPlaceCannotBeWritten(place: String) throws {
    let shop = try Workshop()
    try FileManager.default.createSymbolicLink(
      atPath: shop.folder.path + "/loop", withDestinationPath: "loop")
    try shop.session.set(.role(.link), to: "red")
    let entries = shop.session.entries.map(\.id)
    #expect(throws: SessionError.self) { try shop.session.saveAs("\(shop.folder.path)/\(place)") }
    #expect(shop.session.entries.map(\.id) == entries && shop.session.currentID == "mine")
    #expect(shop.session.current?.isDirty == true)
    try shop.session.save()
    #expect(try shop.saved.contains("red"))
  }

  @Test func saveAsWritesNoFolder() throws {
    let shop = try Workshop()
    #expect(throws: SessionError.self) { try shop.session.saveAs(shop.folder.path) }
  }

  @Test(.enabled(if: getuid() != 0, "root may write any file"))
  func aReadOnlyFileIsLeftAlone() throws {
    let shop = try Workshop("[colors]\nlink = 'blue'\n")
    try shop.session.set(.role(.link), to: "red")
    chmod(shop.path, 0o444)
    try expectFailure(of: shop)
    #expect(try shop.saved == "[colors]\nlink = 'blue'\n")
  }

  private static let canMount: Bool = {
    guard getuid() == 0, let folder = try? TemporaryFolder() else { return false }
    defer { umount2(folder.path, Int32(MNT_DETACH)) }
    return mount("tmpfs", folder.path, "tmpfs", 0, "size=4k") == 0
  }()

  /// How often a disk with a random rest of space is saved on.
  private static let count =
    ProcessInfo.processInfo.environment["LIVERY_SAVES"].flatMap(Int.init) ?? 20

  @Test(.enabled(if: canMount, "only root may mount"))
  func aSaveOnAnAlmostFullDiskIsWholeOrNone() throws {
    let shop = try Workshop()
    let disk = shop.folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let theme = URL(fileURLWithPath: disk + "/a.livery.toml")
    let filler = URL(fileURLWithPath: disk + "/filler")
    var outcomes: Set<Bool> = []
    for round in 0..<Self.count {
      try? FileManager.default.removeItem(at: filler)
      let comment = "# " + String(repeating: "x", count: round % 10 * 2_000) + "\n"
      let old = Data((Workshop.start + comment + "[colors]\nlink = 'blue'\n").utf8)
      let new = Data(String(decoding: old, as: UTF8.self).replacing("blue", with: "red").utf8)
      try old.write(to: theme)
      shop.session.reload(theme.path)
      shop.session.open(theme.path)
      try shop.session.set(.role(.link), to: "red")
      let space = round % 9 * 4096
      try? Data(count: max(0, 64 * 1024 - space - 24 * 1024)).write(to: filler)
      let isSaved = (try? shop.session.save()) != nil
      outcomes.insert(isSaved)
      #expect(try Data(contentsOf: theme) == (isSaved ? new : old))
      #expect(shop.session.current?.isDirty == !isSaved)
      #expect(shop.session.current?.text.map { Data($0.bytes) } == new)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: disk).allSatisfy {
          !$0.contains(".livery-")
        })
      if !isSaved { try shop.session.undo() }
    }
    #expect(outcomes == [true, false])
  }

  /// A file system of 64 KiB that is full, and then read only.
  @Test(.enabled(if: canMount, "only root may mount"))
  func aFullOrReadOnlyDiskLosesNothing() throws {
    let shop = try Workshop()
    let disk = shop.folder.path + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0)
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let path = disk + "/a.livery.toml"
    let text = Workshop.start + "[colors]\nlink = 'blue'\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try? Data(count: 64 * 1024).write(to: URL(fileURLWithPath: disk + "/filler"))
    let filler = FileHandle(forWritingAtPath: disk + "/filler")
    while (try? filler?.write(contentsOf: Data(count: 4096))) != nil, filler != nil {}
    try filler?.close()
    shop.session.open(path)
    try shop.session.set(.role(.link), to: "red")
    try expectFailure(of: shop)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(text.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk).count == 2)

    try FileManager.default.removeItem(atPath: disk + "/filler")
    mount("tmpfs", disk, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "")
    try expectFailure(of: shop)
    mount("tmpfs", disk, "tmpfs", UInt(MS_REMOUNT), "")
    try shop.session.save()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == text.utf8.count - 1)
  }
}
