import Fixtures
import Foundation
import Testing
import Yams

/// The files at the top that other tools look for there.
@Suite struct PackagingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  private struct Hook: Decodable {
    let id, name, description, entry, language, files: String
  }

  private struct Action: Decodable {
    struct Input: Decodable {
      let description, `default`: String
    }
    struct Runs: Decodable {
      let using: String
      let steps: [Step]
    }
    struct Step: Decodable {
      let name: String
      let shell, run, uses: String?
      let env: [String: String]?
    }
    let name, description: String
    let inputs: [String: Input]
    let runs: Runs
  }

  /// A folder with a theme that has an error, and one without.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bad = "livery = 1\nname = \"Bad\"\n[colors]\naccent-bg = \"#zz\"\n"
    try folder.write("bad theme.livery.toml", bad)
    try folder.write("good.livery.toml", "livery = 1\nname = \"Good\"\n")
    return folder
  }

  /// Runs a script with the program on `PATH`.
  private func run(
    _ script: String, in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let programs = URL(fileURLWithPath: try Program.path(of: "livery"))
      .deletingLastPathComponent().path
    return try ProgramRun(
      ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], in: folder.path,
      environment: environment.merging(["PATH": "\(programs):/usr/bin:/bin"]) { $1 })
  }

  @Test func theHooksRunTheProgramOnTheFilesOfThemes() throws {
    let hooks = try YAMLDecoder().decode([Hook].self, from: Self.text(".pre-commit-hooks.yaml"))
    #expect(
      hooks.map(\.id)
        == ["", "-system", "-docker"].flatMap { ["livery-check\($0)", "livery-fix\($0)"] })
    let needs = [
      "swift": "Builds 'livery' with Swift", "system": "Needs 'livery' on PATH",
      "docker_image": "Needs an image called 'livery'",
    ]
    for hook in hooks {
      #expect(hook.description.contains(try #require(needs[hook.language])))
      let folder = try folder()
      let pattern = try Regex(hook.files)
      for file in [
        "a/b.livery.toml", "b.livery.json", "c.tokens.json", "d.tokens", "e.resolver.json",
      ] {
        #expect(file.firstMatch(of: pattern) != nil, "\(file)")
      }
      for file in [
        "livery.toml", "package.json", "tokens.json", "a.livery.toml.orig", "Cargo.toml",
      ] {
        #expect(file.firstMatch(of: pattern) == nil, "\(file)")
      }
      #expect(try run("\(hook.entry) good.livery.toml", in: folder).status == 0)
      #expect(
        try run("\(hook.entry) good.livery.toml 'bad theme.livery.toml'", in: folder).status == 1)
    }
  }

  private func check(
    _ inputs: [String: String], in folder: TemporaryFolder, step name: String = "Check"
  ) throws -> ProgramRun {
    let action = try YAMLDecoder().decode(Action.self, from: Self.text("action.yml"))
    let step = try #require(action.runs.steps.first { $0.name == name })
    let environment = try #require(step.env).mapValues { value in
      let name = try #require(value.wholeMatch(of: /\$\{\{ inputs\.(\w+) \}\}/)).1
      return try inputs[String(name)] ?? #require(action.inputs[String(name)]).default
    }
    return try run(#require(step.run), in: folder, environment)
  }

  @Test func theActionShowsFindingsAtTheirLines() throws {
    let run = try check([:], in: folder())
    #expect(run.status == 1 && run.output.contains("::error file=bad theme.livery.toml,line=4"))
    #expect(!run.output.contains("good.livery.toml"))
    let named = try check(["files": "good.livery.toml\n", "target": "4.18"], in: folder())
    #expect(named.status == 0 && named.output.isEmpty, "\(named)")
    let wrong = try check(["target": "5"], in: folder())
    #expect(wrong.status == 64)
  }

  @Test func theActionWritesSARIFAndRunsNothingOfItsInputs() throws {
    let folder = try folder()
    let files = "bad theme.livery.toml\n$(touch pwned)\n--fix"
    let run = try check(["files": files, "format": "sarif", "output": "a b.sarif"], in: folder)
    #expect(run.status == 66 && run.output.isEmpty, "\(run)")
    let log = try JSONSerialization.jsonObject(with: folder.read("a b.sarif")) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/pwned"))
  }

  @Test func theActionJudgesAChangeAlone() throws {
    let repository = try GitRepository()
    let css = "entry { colr: red; }\n.a { color: #888888; background: #777777; }\n"
    try repository.write("a.css", css)
    try repository.commit()
    let inputs = ["since": "main", "review": "a review", "target": "4.18"]
    #expect(try check(inputs, in: repository.folder).status == 0)
    try repository.write("a.css", css.replacing("#888888", with: "#797979"))
    let review = try check(inputs, in: repository.folder, step: "Review")
    #expect(
      review.status == 0 && review.output.contains("::warning::themes got worse"), "\(review)")
    #expect(repository.folder.exists("a review/comment.md"))
    try repository.write("a.css", css + "row { colr: red; }\n")
    let worse = try check(inputs, in: repository.folder)
    #expect(worse.status == 1 && worse.output.contains("line=3"), "\(worse)")
    let wrong = try check(["since": "--fix", "review": "x"], in: repository.folder, step: "Review")
    #expect(wrong.status == 64, "\(wrong)")
  }

  @Test func theActionsInstallStepTakesTheProgramThatIsThere() throws {
    let action = try YAMLDecoder().decode(Action.self, from: Self.text("action.yml"))
    #expect(action.runs.using == "composite")
    let steps = action.runs.steps
    #expect(
      steps.map(\.name) == ["Find the version", "Keep the program", "Install", "Review", "Check"])
    for step in steps where step.uses == nil {
      #expect(step.shell == "bash" && step.run?.contains("${{") == false)
    }
    let run = try run(#require(steps[2].run), in: folder(), ["ROOT": "/nowhere"])
    #expect(run.status == 0, "\(run)")
  }

  private static let hasCurl = FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")

  @Test(.enabled(if: hasCurl), arguments: [("", 0), ("0", 1)])
  func theActionInstallsAReleaseByItsChecksum(wrong: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let action = try YAMLDecoder().decode(Action.self, from: Self.text("action.yml"))
    let script = try #require(action.runs.steps[2].run)
    let machine = try ProgramRun(["/usr/bin/uname", "-m"]).output.trimmingCharacters(in: .newlines)
    let name = "livery-1.2-\(machine)"
    let release = "owner/livery/releases/download/v1.2"
    let made = try ProgramRun(
      [
        "/bin/bash", "-ec",
        """
        mkdir -p "$2/bin" "$1" home && printf '#!/bin/sh\necho released\n' > "$2/bin/livery"
        chmod +x "$2/bin/livery" && tar -czf "$1/$2.tar.gz" "$2"
        (cd "$1" && sha256sum "$2.tar.gz" > "$2.sha256")
        """, "bash", release, name,
      ], in: folder.path)
    try #require(made.status == 0, "\(made)")
    let sum = try ProgramRun(["/usr/bin/sha256sum", "\(folder.path)/\(release)/\(name).tar.gz"])
      .output
    let run = try ProgramRun(
      ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script], in: folder.path,
      environment: [
        "HOME": folder.path + "/home", "ROOT": "/nowhere", "REPOSITORY": "owner/livery",
        "VERSION": "1.2", "SERVER": "file://\(folder.path)", "GITHUB_PATH": folder.path + "/path",
        "CHECKSUM": wrong.isEmpty ? "" : "\(wrong)\(sum.prefix(63))",
      ])
    #expect(run.status == status, "\(run)")
    let installed = folder.path + "/home/.cache/livery-action/bin/livery"
    #expect(FileManager.default.isExecutableFile(atPath: installed) == (status == 0))
  }

  @Test func theTarballIsNamedForItsVersionAndIsTheSameBytesAgain() throws {
    let tarballs = try (0..<2).map { _ in
      let folder = try TemporaryFolder()
      let run = try ProgramRun(
        [
          Self.root.appendingPathComponent("data/pack-tarball").path, Program.path(of: "livery"),
          folder.path, "1.2",
        ],
        // The compiler knows where the license of its library is.
        environment: [
          "SOURCE_DATE_EPOCH": "1", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
        ])
      try #require(run.status == 0, "\(run.errors)")
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder.path).first {
          $0.hasSuffix(".tar.gz")
        })
      #expect(name.hasPrefix("livery-1.2-"))
      let list = try ProgramRun(["/usr/bin/tar", "-tzf", "\(folder.path)/\(name)"]).output
      for part in [
        "bin/livery", "man1/livery.1", "completions/livery", "site-functions/_livery",
        "livery.fish", "share/livery/theme.schema.json", "configuration.schema.json",
        "doc/livery/rules.md", "doc/livery/LICENSE", "licenses/libyaml", "licenses/libseccomp",
        "licenses/swift", "licenses/swift-argument-parser",
      ] { #expect(list.contains("\(part)\n"), "\(part)") }
      return try folder.read(name)
    }
    #expect(tarballs[0] == tarballs[1])
  }

  @Test(arguments: [("Containerfile", "make dist"), ("Containerfile.gtk", "make deb")])
  func containerFilesCopyWhatIsPacked(file: String, command: String) throws {
    let lines = try Self.text(file).split(separator: "\n")
    let bases = lines.filter { $0.hasPrefix("FROM ") }.map { $0.split(separator: " ")[1] }
    #expect(bases == ["swift:6.2-bookworm", "debian:bookworm-slim"])
    #expect(lines.contains { $0.contains(command) })
    #expect(lines.last == "ENTRYPOINT [\"livery\"]")
  }
}
