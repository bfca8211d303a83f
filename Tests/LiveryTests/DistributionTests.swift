import Fixtures
import Foundation
import Testing

/// What other distributions need: names of packages, recipes, and what a release says of itself.
@Suite struct DistributionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theBillOfMaterialsNamesWhatIsLinkedWithItsVersion() throws {
    struct Bill: Decodable {
      struct Package: Decodable {
        struct Checksum: Decodable { let checksumValue: String }
        let name, versionInfo, licenseDeclared: String
        let checksums: [Checksum]?
      }
      struct Relationship: Decodable { let relationshipType: String }
      let spdxVersion: String
      let packages: [Package]
      let relationships: [Relationship]
    }
    let folder = try TemporaryFolder()
    try folder.write("livery-1.2-none.tar.gz", "tarball")
    let run = try ProgramRun(
      [
        Self.root.appendingPathComponent("data/write-sbom").path,
        "\(folder.path)/livery-1.2-none.tar.gz", "1.2",
      ], in: Self.root.path,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    try #require(run.status == 0, "\(run.errors)")
    let bill = try JSONDecoder().decode(Bill.self, from: folder.read("livery-1.2-none.spdx.json"))
    #expect(bill.spdxVersion == "SPDX-2.3")
    #expect(
      bill.packages.map(\.name) == [
        "livery", "swift-argument-parser", "swift", "libyaml", "libseccomp",
      ])
    #expect(bill.packages.allSatisfy { !$0.versionInfo.isEmpty && !$0.licenseDeclared.isEmpty })
    #expect(bill.packages[0].versionInfo == "1.2")
    // The tarball's, as 'sha256sum' prints it.
    let sums = bill.packages[0].checksums?.map(\.checksumValue)
    #expect(sums == ["db4b4d0d1cb480bf9aeea253771c00febe627f236765fa37d6a5614f079a3aa0"])
    #expect(bill.relationships.filter { $0.relationshipType == "STATIC_LINK" }.count == 4)
  }

  /// Recipes of packages that take the tarball of the release that the program has.
  @Test(arguments: [
    ("data/arch/PKGBUILD", "pkgver="), ("data/rpm/livery.spec", "Version: "),
  ])
  func recipesHaveTheVersionOfTheProgram(file: String, key: String) throws {
    let version = try Program.run(["--version"], in: Self.root.path).output
    let line = try #require(
      Self.text(file).split(separator: "\n").first { $0.hasPrefix(key) })
    #expect(
      line.dropFirst(key.count).trimmingCharacters(in: .whitespaces)
        == version.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Package managers of other distributions, on which only 'gtk4-devel' or 'gtk4' is installed.
  @Test(arguments: [
    ("dnf", "sudo dnf install libyaml-devel xorg-x11-server-Xvfb\n"),
    ("zypper", "sudo zypper install libyaml-devel xorg-x11-server-Xvfb xvfb-run\n"),
    ("pacman", "sudo pacman -S --needed libyaml xorg-server-xvfb\n"),
  ])
  func otherDistributionsAreToldTheirOwnNames(manager: String, command: String) throws {
    let folder = try TemporaryFolder()
    let programs = [
      manager: "shift; for name; do [ \"$name\" = gtk4 ] || echo \"$name\"; done",
      "rpm": "[ \"$3\" = gtk4-devel ]",
    ]
    for (name, script) in programs {
      try folder.write(name, "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(name)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/awk", withDestinationPath: "/usr/bin/awk")
    let install = { (packages: [String]) in
      try ProgramRun(
        ["/bin/sh", Self.root.appendingPathComponent("data/install-packages").path] + packages,
        environment: ["PATH": folder.path])
    }
    let run = try install(["libyaml-dev", "libgtk-4-dev", "xvfb", "python3-sarif-python-om"])
    #expect(run.status == 69 && run.output.isEmpty && run.errors.hasSuffix(command), "\(run)")
    #expect(try install(["libgtk-4-dev"]).status == 0)
  }

  @Test func everyPackageOfTheMakefileHasItsNamesElsewhere() throws {
    let table = try Self.text("data/packages.tsv").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(table.allSatisfy { $0.count == 4 && !$0.contains(where: \.isEmpty) })
    let makefile = try Self.text("Makefile").replacing("\\\n", with: " ")
    for sets in makefile.matches(of: /(?m)^(HEADLESS|BUILD|SHOW|TEST|LINT)_PACKAGES = (.*)$/) {
      for name in sets.2.split(whereSeparator: \.isWhitespace) where !name.hasPrefix("$") {
        #expect(table.contains { $0[0] == name }, "\(name)")
      }
    }
  }
}
