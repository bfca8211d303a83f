import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct FolderRemovalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("kept/file", "precious")
    try folder.write("tree/in/file", "gone")
  }

  private var keptFile: String { "\(folder.path)/kept/file" }

  /// Removes the tree, of which nothing is left then, and nothing beside it is gone.
  private func removeTree(_ comment: Comment? = nil) throws {
    Folder.removeTree("\(folder.path)/tree")
    #expect(Folder.names(in: folder.path) == ["kept"], comment)
    #expect(try folder.read("kept/file") == Data("precious".utf8), comment)
  }

  /// The paths in such a tree are longer than the system takes, and its folders more than it opens.
  @Test func removesATreeOfAnyDepth() throws {
    let script = """
      import os, sys
      os.chdir(sys.argv[1])
      for level in range(2500):
          os.mkdir("a"); os.mkdir("b"); open("c", "w").close(); os.chdir("a")
      """
    let run = try ProgramRun(["/usr/bin/python3", "-c", script, "\(folder.path)/tree"])
    try #require(run.status == 0, "\(run.errors)")
    try removeTree()
  }

  @Test(arguments: ["kept", "kept/file", "../kept", "."]) func followsNoLink(to target: String)
    throws
  {
    symlink("\(folder.path)/\(target)", "\(folder.path)/tree/link")
    symlink("\(folder.path)/\(target)", "\(folder.path)/tree/in/link")
    try removeTree()
    symlink("\(folder.path)/\(target)", "\(folder.path)/tree")
    try removeTree("the tree itself is a link")
  }

  @Test func removesWhatIsClosedToItsOwner() throws {
    try folder.write("tree/in/deep/er/file", "gone")
    for name in ["in/deep/er", "in/deep", "in", ""] { chmod("\(folder.path)/tree/\(name)", 0) }
    // Modes hold root from nothing, so that another user removes the tree for it.
    try #require(geteuid() != 0 || (try changeOwner()) == 0)
    let path = "\(folder.path)/tree"
    let child = try #require(
      ChildProcess { _ in
        guard geteuid() != 0 || setgid(65_534) == 0 && setuid(65_534) == 0 else { return 1 }
        Folder.removeTree(path)
        return 0
      })
    while true {
      guard case .ended(let ending) = child.next(milliseconds: -1) else { continue }
      #expect(ending == .exit(0))
      break
    }
    #expect(Folder.names(in: folder.path) == ["kept"])
  }

  private func changeOwner() throws -> Int32 {
    try ProgramRun(["/bin/chown", "-R", "65534:65534", folder.path]).status
  }

  @Test func removesNamesOfAnyBytes() throws {
    for bytes: [CChar] in [[-1, 0], [99, -23, 0], [10, 0], [-61, -87, 0]] {
      let path = Array("\(folder.path)/tree/".utf8CString.dropLast()) + bytes
      mkdir(path, 0o700)
      close(open(path.dropLast() + [47, 120, 0], O_CREAT | O_WRONLY, 0o600))
    }
    try removeTree()
  }
}
