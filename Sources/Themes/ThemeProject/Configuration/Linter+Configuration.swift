import LiverySystem
public import ThemeCSS
public import ThemeFormats
public import ThemeLint
import ThemeModel
public import ThemeSource

extension Linter {
  /// All findings of a file that count in its project, by location.
  ///
  /// What has no path is in no project; the default target is the project's, or for an app's
  /// stylesheet what the app's build requires, or all. A copy of a
  /// file that lies elsewhere is judged by the name that the project knows it by. Stylesheets that
  /// are about to be removed, by their real paths, use no names any more. With `sharesNames` a fix
  /// may need those in the imported files.
  public static func check(
    _ reading: ThemeReading, at path: String?, knownAs name: String? = nil, target: Target?,
    under configuration: ProjectConfiguration, removing removed: Set<String> = [],
    sharesNames: Bool = false
  ) -> [Finding] {
    if reading.format == .gtkCSS, let path, let note = unread(reading, at: path) {
      return configuration.applied(to: [note], of: name ?? path)
    }
    let target = target ?? configuration.target
    let isStylesheet = target == nil && reading.format == .gtkCSS
    let findings = check(
      reading, target: target, vocabularies: configuration.vocabularies(of: name ?? path),
      required: isStylesheet ? (name ?? path).flatMap(RequiredGTK.target) : nil,
      sharesNames: sharesNames)
    let outside = withoutResources(findings, of: reading, at: path)
    let own = asPart(keepingNames(outside, at: path, removing: removed), of: reading, at: path)
    return configuration.applied(to: own, of: name ?? path)
  }

  /// A finding that a stylesheet is in a theme's folder that GTK 3.24 does not read; `nil` if it
  /// reads it.
  private static func unread(_ reading: ThemeReading, at path: String) -> Finding? {
    let folder = GTKFolder(around: RegularFile.folder(of: RegularFile.path(path, in: ".")))
    return folder?.successor.map { successor in
      Finding(
        .note, .neededRelease, at: reading.text.location(of: 0..<0),
        "GTK 3.24 reads '\(RegularFile.name(of: successor))' of this theme and not this folder, so "
          + "this is not judged")
    }
  }

  /// The findings without those about paths in an app's resources: in a stylesheet that is there, an
  /// address with a slash in front names another resource.
  private static func withoutResources(
    _ findings: [Finding], of reading: ThemeReading, at path: String?
  ) -> [Finding] {
    guard let path, let sheet = reading.sheet,
      findings.contains(where: { $0.rule == .addressInCSS })
    else { return findings }
    let paths = sheet.addresses.filter { sheet.name(of: $0).hasPrefix("/") }
    let places = Set(paths.map { sheet.text.location(of: $0.range) })
    let folders = RegularFile.folders(from: RegularFile.folder(of: RegularFile.path(path, in: ".")))
    let isResource = folders.prefix(resourceHeight).contains { folder in
      Folder.names(in: folder).contains { $0.hasSuffix(".gresource.xml") }
    }
    return isResource
      ? findings.filter { $0.rule != .addressInCSS || !places.contains($0.location) } : findings
  }

  /// The number of folders from a stylesheet upwards in which its list of resources may be.
  private static let resourceHeight = 3

  /// The findings, whose fixes take no name away that another stylesheet uses.
  private static func keepingNames(
    _ findings: [Finding], at path: String?, removing removed: Set<String>
  ) -> [Finding] {
    guard let path, findings.contains(where: { $0.rule == colorNameRule && $0.fix != nil }),
      let neighbors = StylesheetNeighbors(of: path)
    else { return findings }
    return findings.map { $0.keepingNames(for: neighbors, besides: removed) }
  }

  /// The findings without the names that another stylesheet defines, which imports this one or
  /// which a program may load together with it; a note replaces them.
  private static func asPart(
    _ findings: [Finding], of reading: ThemeReading, at path: String?
  ) -> [Finding] {
    let unknown = findings.filter { $0.rule == .undefined }
    guard reading.format == .gtkCSS, let path, !unknown.isEmpty,
      let neighbors = StylesheetNeighbors(of: path)
    else { return findings }
    if let importer = neighbors.importer {
      return noting(
        "names that are not defined here may be in '\(ConfigurationFile.shown(importer))', which "
          + "imports this; check that one", of: reading, for: unknown, among: findings)
    }
    let name = { (finding: Finding) in Array(reading.text.bytes(at: finding.location)) }
    let names = Set(unknown.map(name))
    let loaded = neighbors.definer(of: names)
    guard let other = loaded ?? neighbors.importerOfSibling(defining: names) else {
      return findings
    }
    let place = "names that are not defined here are in '\(ConfigurationFile.shown(other.sheet))'"
    let condition =
      loaded == nil
      ? ", which imports another file of this folder; where it imports this one they are known"
      : "; where a program loads both they are known"
    return noting(
      place + condition, of: reading, for: unknown.filter { other.names.contains(name($0)) },
      among: findings)
  }

  /// The findings with a note instead of some.
  private static func noting(
    _ words: String, of reading: ThemeReading, for some: [Finding], among findings: [Finding]
  ) -> [Finding] {
    let some = Set(some)
    let note = Finding(.note, .importedCSS, at: reading.text.location(of: 0..<0), words)
    return (findings.filter { !some.contains($0) } + [note]).sortedByLocation()
  }

  /// Reads libadwaita's colors on the releases of a target, on all processors, so that checks that
  /// run at the same time need not wait for each other.
  public static func prepare(for target: Target?, under configuration: ProjectConfiguration) {
    prepare(for: target ?? configuration.target ?? .all4)
  }
}
