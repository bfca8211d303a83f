import Fixtures
import Foundation
import LiverySystem
import Testing

@Suite struct PathPatternTests {
  /// Whether a pattern holds for the file at a path.
  private func covers(_ pattern: String, _ path: String) -> Bool {
    var steps = 1_000_000
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return PathPattern(pattern)?.covers(names[...], steps: &steps) ?? false
  }

  @Test func readsNoPatternFromAComment() {
    #expect(PathPattern("# a") == nil && PathPattern("") == nil && PathPattern("  ") == nil)
    #expect(PathPattern("!a")?.isNegated == true)
  }

  @Test func asksForAFolder() throws {
    let pattern = try #require(PathPattern("build/"))
    let path = [Array("build".utf8)][...]
    var steps = 100
    #expect(pattern.matches(path, isFolder: true, steps: &steps))
    #expect(!pattern.matches(path, isFolder: false, steps: &steps))
  }

  private static let patterns = [
    "*.json", "/b.json", "a/*.json", "a/**/b.json", "a/**", "**/y", "?.css", "[ab].css",
    "[!ab].css", "[^ab].css", "build", "build/", "\\#a", "a\\ ", "a\\  ", "a  ", " a", "\\!a",
    "\\a", "a\\", "a\\\\", "**", "**/", "/**", "/**/", "/", "//", "a//b.json", "/a/", "*", "*/",
    "/*", "/*/", "*/*", "/*/*/b.json", "a**", "**a", "**/**/b.json", "a/**/**/b.json",
    "a/***/b.json", "***", "a/**b.json", "**/a/**", "**/x/**/b.json", "a/**/x/**/b.json",
    "a/**/b.*", "[a", "[]a].css", "[]-a].css", "[!]a].css", "[a-c].css", "[c-a].css", "[a-].css",
    "[-a].css", "[a-c-e].css", "[--e].css", "[\\]].css", "[\\a-c].css", "[[:alpha:]].css",
    "[[:digit:][:upper:]].css", "[[:nothing:]].css", "[[:alpha].css", "[[:]a].css", "[[a].css",
    "[*].css", "[?].css", "*[*]*", "\\*.css", "\\?.css", "é.css", "??.css", "[é].css", "*a*b*c*",
    "*.*.*", "a?b.json", "a[/]b.json", "x/y/", "x/", "a/x", "/x/y", "*y*/b.json",
  ]

  private static let paths = [
    "a", "b.json", "a/b.json", "b.json.txt", "a/c/b.json", "a/x/y", "a/x/y/b.json", "y",
    "x/y/b.json", "a.css", "b.css", "c.css", "].css", "-.css", "e.css", "[.css", "*.css", "?.css",
    "é.css", "ab.css", "A.css", "1.css", "a/build", "build/in", "in/build/z", "#a", "!a", "a /b",
    " a", "a\\", "abc", "xaybzc", "a.b.c", "x/a/x/b.json", "aa", "ba", "aab.json",
  ]

  /// What git says of files at the paths with one pattern.
  private func ignoredByGit(_ pattern: String, among paths: [String]) throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.write("list", paths.map { $0 + "\0" }.joined())
    try folder.write(".gitignore", pattern + "\n")
    let git = "git init -q --template= . && git check-ignore --no-index -z --stdin < list"
    let run = try ProgramRun(
      ["/bin/sh", "-c", git], in: folder.path,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    try #require(run.status < 2, "\(run)")
    return Set(run.output.split(separator: "\0").map(String.init))
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  @Test(.enabled(if: hasGit, "git is needed"), arguments: patterns)
  func ignoresWhatGitIgnores(pattern: String) throws {
    let ignored = try ignoredByGit(pattern, among: Self.paths)
    for path in Self.paths {
      #expect(covers(pattern, path) == ignored.contains(path), "'\(pattern)' and '\(path)'")
    }
  }

  @Test(.enabled(if: hasGit, "git is needed"), arguments: 0..<60)
  func ignoresWhatGitIgnoresByRandomPatterns(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func text(_ letters: [String], _ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &generator)).map { _ in generator.pick(letters) }.joined()
    }
    let letters = ["a", "b", "a", "b", "*", "/", "/**/", "?", "[ab]", "[!a]"]
    var pattern = "**/"
    // Git takes two asterisks behind a letter for folders, other than gitignore(5) says.
    while pattern.contains(#/[^\/*]\*\*+\//#) || pattern == "**/" {
      pattern = text(["a", "b", "*"], 1...1) + text(letters, 1...9)
    }
    let paths = (0..<60).map { _ in
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in text(["a", "b"], 1...3) }
        .joined(separator: "/")
    }
    // A path that is a file cannot be a folder.
    let ignored = try ignoredByGit(pattern, among: paths)
    for path in paths {
      #expect(covers(pattern, path) == ignored.contains(path), "'\(pattern)' and '\(path)'")
    }
  }

  /// Each of them took longer than anybody waits, by trying each way to match.
  @Test(arguments: [
    ("**/a/", 40, "a/", 60), ("*a", 60, "a", 255), ("**/*a*a*a/", 20, "aaaaaaaaa/", 60),
    ("**/", 10_000, "a/", 60), ("*", 100_000, "a", 255),
  ])
  func comparesNoMoreThanTheProductOfBothLengths(
    part: String, count: Int, name: String, names: Int
  ) throws {
    let text = String(repeating: part, count: count) + "b"
    let path = String(repeating: name, count: names) + "a"
    let pattern = try #require(PathPattern(text))
    let all = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    var steps = text.utf8.count * path.utf8.count
    #expect(!pattern.covers(all[...], steps: &steps) && steps > 0)
    #expect(!pattern.matches(all[...], isFolder: false, steps: &steps) && steps > 0)
  }

  @Test func matchesNothingWithoutSteps() throws {
    let pattern = try #require(PathPattern("a"))
    var steps = 0
    #expect(!pattern.covers([Array("a".utf8)], steps: &steps))
  }
}
