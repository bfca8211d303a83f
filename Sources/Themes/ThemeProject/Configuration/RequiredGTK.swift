import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeModel
import ThemeSource

/// The GTK that the build of an app requires, by its `meson.build`, `Cargo.toml`, `CMakeLists.txt`
/// or `configure.ac`.
struct RequiredGTK {
  /// The maximum number of bytes of a build file.
  private static let sizeLimit = 256 * 1024

  /// The number of folders above a stylesheet whose build files are read.
  private static let height = 6

  /// The releases that can run the app of a stylesheet: from the one that the nearest build file
  /// requires; `nil` if none requires one after the first.
  static func target(of stylesheet: String) -> Target? {
    guard let release = folders(around: stylesheet).lazy.compactMap(release).first else {
      return nil
    }
    return release > .first4 ? Target(release ... .latest) : nil
  }

  /// Whether the nearest build of Meson or CMake around a stylesheet uses Granite, the library of
  /// elementary.
  static func includesGranite(around stylesheet: String) -> Bool {
    let build = folders(around: stylesheet).lazy
      .map { text($0, "meson.build") + text($0, "CMakeLists.txt") }
      .first { $0.contains("dependency") || $0.contains("pkg_check_modules") }
    return build?.contains(/\bgranite(-7)?\b/) == true
  }

  /// The folders whose build files may be about a stylesheet: its own and those above it in its
  /// repository, the nearest first; none outside of a repository.
  private static func folders(around stylesheet: String) -> [String] {
    let folder = RegularFile.folder(of: RegularFile.path(stylesheet, in: "."))
    guard let repository = FolderWalk.repository(around: folder) else { return [] }
    let folders = RegularFile.folders(from: folder).prefix(height)
    let end = folders.firstIndex(of: repository).map { $0 + 1 } ?? folders.endIndex
    return Array(folders[..<end])
  }

  /// The release that the build files of a folder require.
  private static func release(in folder: String) -> GTKRelease? {
    let releases = [
      mesonReleases(in: text(folder, "meson.build")),
      cargoReleases(in: text(folder, "Cargo.toml")),
      packageReleases(in: text(folder, "CMakeLists.txt")),
      packageReleases(in: text(folder, "configure.ac")),
    ].joined()
    return releases.max()
  }

  private static func text(_ folder: String, _ name: String) -> String {
    let bytes = try? RegularFile.read("\(folder)/\(name)", upTo: sizeLimit)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }
}

extension RequiredGTK {
  /// The first release with at least a version of a library; the last one that is known for a later
  /// version, and `nil` for another major version.
  private static func release(
    _ library: Substring, _ major: Substring, _ minor: Substring
  ) -> GTKRelease? {
    guard let minor = Int(minor) else { return nil }
    switch (library.hasPrefix("libadwaita"), major) {
    case (false, "4"): return first { $0.minor >= minor }
    case (true, "1"): return first { $0.adwaita >= AdwaitaVersion(1, minor) }
    default: return nil
    }
  }

  /// The release of GTK in one of GNOME, as features of the crates name it: GTK 4.8 is in GNOME 43.
  private static func release(gnome: Substring) -> GTKRelease? {
    Int(gnome).map { number in first { $0.minor / 2 + 39 >= number } }
  }

  private static func first(where matches: (GTKRelease) -> Bool) -> GTKRelease {
    GTKRelease.allCases.first { $0 >= .first4 && matches($0) } ?? .latest
  }

  /// The versions in `dependency('gtk4', version: '>= 4.14')`, or in a variable that is given as
  /// the version (Meson, "dependency").
  private static func mesonReleases(in text: String) -> [GTKRelease] {
    let dependency = /dependency\s*\(\s*'(gtk4|libadwaita-1)'([^)]*)\)/
    return text.matches(of: dependency).compactMap { match in
      let (library, arguments) = (match.output.1, match.output.2)
      if let version = arguments.firstMatch(of: />=\s*([0-9]+)\.([0-9]+)/) {
        return release(library, version.output.1, version.output.2)
      }
      guard let name = arguments.firstMatch(of: /version\s*:[^,]*?\b([a-z_]\w*)\s*$/)?.output.1
      else { return nil }
      let assigned = text.matches(of: /(\w+)\s*=\s*'[>=\s]*([0-9]+)\.([0-9]+)/)
      return assigned.first { $0.output.1 == name }.flatMap { assignment in
        release(library, assignment.output.2, assignment.output.3)
      }
    }
  }

  /// The versions in `gtk4 >= 4.14` (pkg-config).
  private static func packageReleases(in text: String) -> [GTKRelease] {
    text.matches(of: /\b(gtk4|libadwaita-1)\s*>=\s*([0-9]+)\.([0-9]+)/).compactMap { match in
      release(match.output.1, match.output.2, match.output.3)
    }
  }

  /// The versions in the features of the crates: `v4_14`, `v1_5` or `gnome_46`.
  private static func cargoReleases(in text: String) -> [GTKRelease] {
    guard !text.isEmpty else { return [] }
    var findings: [Finding] = []
    let root = SourceDocument(toml: SourceText(file: "", text), findings: &findings).root
    let tables = [root["dependencies"], root["workspace"]?["dependencies"]].compactMap(\.self)
    return tables.flatMap(\.children).flatMap { crate -> [GTKRelease] in
      let library = crate["package"]?.string ?? crate.key
      guard ["gtk4", "libadwaita"].contains(library) else { return [] }
      guard let features = crate["features"] else { return [] }
      return features.children.compactMap(\.string).compactMap { feature in
        if let version = feature.wholeMatch(of: /v([0-9]+)_([0-9]+)/) {
          return release(library[...], version.output.1, version.output.2)
        }
        return feature.wholeMatch(of: /gnome_([0-9]+)/).flatMap { release(gnome: $0.output.1) }
      }
    }
  }
}
