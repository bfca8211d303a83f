import Fixtures
import Foundation
import LiverySystem
import Testing

/// The files of a repository as they were at a revision, and what is wrong where there are none.
@Suite struct RevisionFilesTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private func files(since revision: String = "main") throws -> RevisionFiles {
    try RevisionFiles(since: revision, around: repository.path)
  }

  private func text(_ name: String, in files: RevisionFiles) throws -> String {
    try String(contentsOfFile: files.path(of: name), encoding: .utf8)
  }

  @Test func areThoseOfTheCommitThatBothHaveInCommon() throws {
    try repository.write("a b/one\ntwo.css", "first")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "work")
    try repository.write("a b/one\ntwo.css", "mine")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write("a b/one\ntwo.css", "theirs")
    try repository.commit()
    try repository.git("checkout", "--quiet", "work")
    let files = try files()
    #expect(try text("a b/one\ntwo.css", in: files) == "first")
    #expect(files.has("a b/one\ntwo.css") && !files.has("other"))
    #expect(files.name(of: repository.path + "/a b/../a b/one\ntwo.css") == "a b/one\ntwo.css")
    #expect(files.name(of: "/etc/passwd") == nil && files.name(of: repository.path) == "")
  }

  @Test func lieInAFolderOfTheUsersThatGoesWithThem() throws {
    try repository.write("a.css", "a")
    try repository.commit()
    let folder: String
    do {
      let files = try files(since: "HEAD")
      folder = files.folder
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      let mode = try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o700 && !folder.hasPrefix(repository.path))
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func keepNothingOfTheRepositoryFromBeingAsItWas() throws {
    try repository.write("a.css", "a")
    try repository.commit()
    try repository.write("a.css", "changed")
    try repository.write("new.css", "new")
    let before = try repository.folder.contents(of: ".")
    _ = try files(since: "HEAD")
    #expect(try repository.folder.contents(of: ".") == before)
  }

  @Test func followRenames() throws {
    try repository.write("old.css", "a { color: red; }\nb { color: blue; }\n")
    try repository.commit()
    try repository.git("mv", "old.css", "new.css")
    let files = try files(since: "HEAD")
    #expect(files.earlierName(of: "new.css") == "old.css" && files.present["old.css"] == "new.css")
    #expect(files.earlierName(of: "other.css") == "other.css")
  }

  @Test func runNothingThatTheRepositoryConfigures() throws {
    let mark = repository.path + "/.git/ran"
    let script = repository.path + "/.git/program"
    try ProgramFile.write("#!/bin/sh\ntouch '\(mark)'\ncat\n", to: script)
    for key in [
      "core.fsmonitor", "diff.external", "diff.x.textconv", "diff.x.command", "core.pager",
      "pager.diff-index", "core.sshCommand", "core.editor", "core.alternateRefsCommand",
    ] { try repository.git("config", key, script) }
    for name in ["post-checkout", "post-index-change", "pre-commit"] {
      try ProgramFile.write("#!/bin/sh\ntouch '\(mark)'\n", to: "\(repository.path)/hooks/\(name)")
    }
    try repository.write("one.css", "a { color: red; }\nb { color: blue; }\n")
    try repository.write(".gitattributes", "*.css diff=x filter=x\n")
    try repository.commit()
    try repository.git("mv", "one.css", "two.css")
    // From here on each call of git that looks at a file would run them.
    try repository.git("config", "core.hooksPath", repository.path + "/hooks")
    for key in ["filter.x.smudge", "filter.x.clean", "filter.x.process"] {
      try repository.git("config", key, script)
    }
    try? FileManager.default.removeItem(atPath: mark)
    let files = try files(since: "HEAD")
    #expect(files.earlierName(of: "two.css") == "one.css")
    #expect(try text("one.css", in: files).hasPrefix("a {"))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test func haveNoLinkThatFilesAreWrittenThrough() throws {
    try repository.write("target/keep", "")
    try FileManager.default.createSymbolicLink(
      atPath: repository.path + "/link", withDestinationPath: "target/keep")
    try FileManager.default.createSymbolicLink(
      atPath: repository.path + "/out", withDestinationPath: "../../../../etc/passwd")
    try repository.commit()
    let files = try files(since: "HEAD")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: files.path(of: "link"))
    #expect(target == "target/keep" && files.has("out"))
  }

  @Test func leaveOutNamesThatAreNotUTF8() throws {
    let script = "printf x > \"$(printf 'b\\351d.css')\""
    _ = try ProgramRun(["/bin/sh", "-c", script], in: repository.path)
    try repository.commit()
    let files = try files(since: "HEAD")
    #expect(files.has("b\\xe9d.css"))
    #expect(!FileManager.default.fileExists(atPath: files.path(of: "b\\xe9d.css")))
  }

  @Test func haveThoseOfSubmodules() throws {
    let inner = try GitRepository()
    try inner.write("palette.css", "first")
    try inner.commit()
    try repository.git("submodule", "--quiet", "add", inner.path, "shared")
    try repository.commit()
    try repository.write("shared/palette.css", "second")
    let files = try files(since: "HEAD")
    #expect(try text("shared/palette.css", in: files) == "first")
    #expect(files.has("shared/palette.css") && files.problems.isEmpty)
  }

  @Test func sayWhichSubmoduleIsNotCompared() throws {
    let inner = try GitRepository()
    try inner.write("palette.css", "first")
    try inner.commit()
    try repository.git("submodule", "--quiet", "add", inner.path, "shared")
    let absent = String(repeating: "1", count: 40)
    try repository.git("update-index", "--cacheinfo", "160000,\(absent),shared")
    try repository.git("commit", "--quiet", "--message", "Name a commit that nobody has")
    let problems = try files(since: "HEAD").problems
    #expect(problems.count == 1 && problems[0].contains("the submodule 'shared'"), "\(problems)")
  }

  @Test func haveWhatLargeFilesStandFor() throws {
    let digits = String(repeating: "ab", count: 32)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digits)\nsize 7\n"
    try repository.write("picture.svg", pointer)
    try repository.write(
      "other.svg", pointer.replacingOccurrences(of: digits, with: "../../../../../etc/passwd"))
    try repository.commit()
    try repository.folder.write(".git/lfs/objects/ab/ab/\(digits)", "content")
    let files = try files(since: "HEAD")
    #expect(try text("picture.svg", in: files) == "content")
    #expect(try text("other.svg", in: files).hasPrefix("version"))
  }

  @Test(arguments: [
    ("nowhere", "has no such revision; expected a branch"), ("main..HEAD", "has no such revision"),
    ("unrelated", "no commit is in both its history and the present one; name a revision"),
  ])
  func sayWhatIsWrongWithTheRevision(revision: String, message: String) throws {
    try repository.write("a.css", "a")
    try repository.commit()
    try repository.git("checkout", "--quiet", "--orphan", "unrelated")
    try repository.write("a.css", "other")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    #expect {
      _ = try files(since: revision)
    } throws: {
      "\($0)".hasPrefix("'\(revision)' cannot be read") && "\($0)".contains(message)
    }
  }

  @Test(arguments: ["origin/main", "HEAD~1"])
  func nameTheCommandThatDeepensAShallowClone(revision: String) throws {
    for content in ["a", "b"] {
      try repository.write("a.css", content)
      try repository.commit()
    }
    try repository.git("checkout", "--quiet", "-b", "work")
    try repository.commit()
    let clones = try TemporaryFolder()
    try repository.git(
      "clone", "--quiet", "--depth", "1", "--branch", "work", "file://\(repository.path)", "clone",
      in: clones.path)
    #expect {
      _ = try RevisionFiles(since: revision, around: clones.path + "/clone")
    } throws: {
      "\($0)".contains("the clone is shallow, and 'git fetch --unshallow' gets what it lacks")
    }
  }

  @Test func sayWhatAPartialCloneLacks() throws {
    try repository.write("a.css", "a")
    try repository.commit()
    try repository.write("a.css", "b")
    try repository.commit()
    try repository.git("config", "uploadpack.allowFilter", "true")
    let clones = try TemporaryFolder()
    try repository.git(
      "clone", "--quiet", "--filter", "blob:none", "file://\(repository.path)", "clone",
      in: clones.path)
    #expect {
      _ = try RevisionFiles(since: "HEAD~1", around: clones.path + "/clone")
    } throws: {
      "\($0)".contains("'git fetch --refetch --no-filter' gets them")
    }
  }

  @Test func sayThatThereIsNoRepositoryOrNoCommit() throws {
    let other = try TemporaryFolder()
    #expect {
      _ = try RevisionFiles(since: "main", around: other.path)
    } throws: {
      "\($0)".contains("it is in no git repository")
    }
    #expect {
      _ = try files()
    } throws: {
      "\($0)".contains("its repository has no commit yet")
    }
    try repository.git("clone", "--quiet", "--bare", repository.path, other.path + "/bare")
    #expect {
      _ = try RevisionFiles(since: "main", around: other.path + "/bare")
    } throws: {
      "\($0)".contains("it is a bare repository")
    }
  }
}
