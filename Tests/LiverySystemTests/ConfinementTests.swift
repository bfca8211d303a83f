import Glibc
import LiverySystem
import Testing

/// What a process can no longer do: each test asks a copy of this process, since nothing undoes it.
@Suite struct ConfinementTests {
  /// What a process ends with that was confined and then did something.
  private func ending(
    _ programs: Confinement.Programs, _ body: () -> Int
  ) throws -> ProcessEnding? {
    try ending { Confinement.begin(programs: programs) ? body() : 77 }
  }

  /// What a copy of this process ends with; `nil` where it does not end.
  private func ending(_ body: () -> Int) throws -> ProcessEnding? {
    let child = try #require(ChildProcess { _ in body() })
    for _ in 0..<100 {
      if case .ended(let ending) = child.next(milliseconds: 1_000) { return ending }
    }
    return nil
  }

  @Test(arguments: [
    (Confinement.Programs.none, "/bin/true", 1), (.only("/bin/true"), "/bin/true", 0),
    (.only("/bin/true"), "/bin/false", 1), (.only("/bin/true"), "/bin/sh", 1),
    (.all, "/bin/true", 0),
  ])
  func startsOnlyTheProgramsThatItMay(
    programs: Confinement.Programs, path: String, status: Int
  ) throws {
    let ending = try ending(programs) { Helper([path]).map { $0.wait() } == .exit(0) ? 0 : 1 }
    try #require(ending != .exit(77), "the system confines nothing")
    #expect(ending == .exit(status))
  }

  /// Without it the system tells root that the name is too long, and that there is no folder.
  @Test func refusesCallsThatNoWindowNeeds() throws {
    let namesHost = { sethostname("livery", 1 << 20) == -1 && errno == EPERM }
    #expect(try ending(.all) { namesHost() ? 0 : 1 } == .exit(0))
    let changesRoot = { chroot("/nowhere") == -1 && errno == EPERM }
    #expect(try ending(.none) { namesHost() && changesRoot() ? 0 : 1 } == .exit(0))
  }

  @Test func keepsWhatAProgramNeeds() throws {
    let ending = try ending(.none) {
      let bytes = try? RegularFile.read("/proc/self/status", upTo: 10_000)
      let lines = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
      return ["NoNewPrivs:\t1", "Seccomp:\t2"].allSatisfy { line in lines.contains { $0 == line } }
        ? 0 : 1
    }
    #expect(ending == .exit(0))
  }

  @Test func knowsTheLibrariesThatAreLoaded() {
    #expect(Confinement.hasLibrary("libc.so.6"))
    #expect(!Confinement.hasLibrary("libglycin-0.so.0"))
  }

  @Test func limitsNoMoreMemoryThanThereIs() throws {
    let ending = try ending {
      Program.limitMemory(to: 1 << 40)
      Program.limitMemory(to: 1 << 50)
      let bytes = try? RegularFile.read("/proc/self/limits", upTo: 10_000)
      return String(decoding: bytes ?? [], as: UTF8.self).contains("\(1 << 40)") ? 0 : 1
    }
    #expect(ending == .exit(0))
  }
}
