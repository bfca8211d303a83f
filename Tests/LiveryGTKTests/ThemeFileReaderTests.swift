import Dispatch
import Fixtures
import LiveryAdwaita
import LiveryGTK
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession

@MainActor @Suite struct ThemeFileReaderTests {
  private let folder: TemporaryFolder
  private let library = ThemeLibrary(userFolder: nil)

  init() throws {
    folder = try TemporaryFolder()
    for name in ["slow", "fast"] {
      try folder.write("\(name).livery.toml", "livery = 1\nname = \"\(name)\"\n")
    }
  }

  private func request(_ name: String) -> FileRequest {
    FileRequest(path: "\(folder.path)/\(name).livery.toml")
  }

  @Test func answersBeforeItReturnsWhereReadingIsFast() {
    // On a busy machine one answer may be late.
    let isAtOnce = (0..<20).contains { _ in
      let reader = ThemeFileReader(library: library)
      var names: [String] = []
      reader.read([request("fast"), request("slow")]) {
        names = $0.compactMap { $0.theme?.theme?.name }
      }
      return names == ["fast", "slow"]
    }
    #expect(isAtOnce)
  }

  @Test func answersLaterAndInOrderWhereReadingIsSlow() {
    let gate = DispatchSemaphore(value: 0)
    let reader = ThemeFileReader(library: library) { path in
      if path?.hasSuffix("/slow.livery.toml") == true { gate.wait() }
    }
    var names: [String] = []
    let note: ([FileReading]) -> Void = { names += $0.compactMap { $0.theme?.theme?.name } }
    reader.read([request("slow")], then: note)
    reader.read([request("fast")], then: note)
    #expect(names.isEmpty)
    gate.signal()
    #expect(MainLoop.run { names.count == 2 })
    #expect(names == ["slow", "fast"])
  }
}
