import GTKKnowledge
import LiverySystem
import ThemeCSS
package import ThemeFormats
import ThemeModel
import ThemeSource

/// The GTK for which a file is judged: the requested one, that of the program or app to which the
/// stylesheet belongs, or the first one that supports its syntax.
struct ExpectedTarget {
  let target: Target

  /// A finding about a target that was not requested.
  let finding: Finding?

  init(
    _ reading: ThemeReading, _ asked: Target?, _ vocabularies: [ProgramVocabulary],
    required: Target?
  ) {
    if let asked {
      (target, finding) = (asked, nil)
      return
    }
    let program = reading.format == .gtkCSS ? vocabularies.target : nil
    if program?.isForGTK3 ?? (reading.isNamedForGTK3 || reading.isWrittenForGTK3) {
      (target, finding) = (.v3_24, nil)
      return
    }
    let usual = program ?? (reading.format == .gtkCSS ? required : nil) ?? .all4
    guard let needed = NeededRelease(reading), needed.release > usual.releases.lowerBound else {
      (target, finding) = (usual, nil)
      return
    }
    target = Target(needed.release ... .latest)
    finding = needed.finding
  }
}

extension ThemeReading {
  /// Whether a stylesheet has a name as those for GTK 3: `gtk-3.20/apps/files.css`, `bar-gtk3.css`.
  package var isNamedForGTK3: Bool { namedToolkit == 3 }

  /// The GTK of a stylesheet by its folder or its name: 3 or 4; `nil` if they do not decide.
  private var namedToolkit: Int? {
    guard format == .gtkCSS, let path = files.first else { return nil }
    let name = RegularFile.name(of: path).lowercased()
    let folder = RegularFile.folder(of: RegularFile.path(path, in: "."))
    let toolkit = GTKFolder(around: folder)?.toolkit
    if toolkit == 3 || ["gtk3", "gtk-3"].contains(where: name.contains) && !name.contains("gtk4") {
      return 3
    }
    return toolkit == 4 || ["gtk4", "gtk-4"].contains(where: name.contains) ? 4 : nil
  }

  /// Whether a stylesheet has what only those for GTK 3 have, and is not for GTK 4 by its name:
  /// style properties such as `-GtkWidget-focus-padding`, bindings of keys, corners of outlines,
  /// old gradients, or the window of Waybar.
  fileprivate var isWrittenForGTK3: Bool {
    guard format == .gtkCSS, let sheet, !files.isEmpty, namedToolkit != 4 else { return false }
    return sheet.tokens.indices.contains { index in
      let token = sheet.tokens[index]
      switch token.kind {
      case .identifier:
        let name = sheet.name(of: token)
        return name.hasPrefix("-Gtk") || name.hasPrefix("-gtk-outline-")
          || name == "-gtk-key-bindings"
      case .function: return sheet.name(of: token) == "-gtk-gradient"
      case .hash:
        return sheet.name(of: token) == "waybar" && index > 0
          && sheet.isWord(sheet.tokens[index - 1], "window")
      default: return false
      }
    }
  }
}

extension Finding {
  /// The key of a finding about the releases for which stylesheets are judged, which is the same
  /// for all files of a run, or about a theme folder that GTK does not read; `nil` for any other
  /// finding.
  package var targetOfRun: String? {
    guard rule == .neededRelease else { return nil }
    if message.contains(NeededRelease.claim) { return message }
    return GTKFolder(around: RegularFile.folder(of: location.file)).map { "\($0.path) \(message)" }
  }
}

extension NeededRelease {
  fileprivate static let claim = "so this is judged for"

  /// The finding that the stylesheet is judged for the releases that support it; `nil` if Livery
  /// wrote it.
  fileprivate var finding: Finding? {
    let subject =
      switch feature {
      case .mediaQueries: "'@media' needs"
      case .modernColors: "this function of a color needs"
      default: "variables need"
      }
    return location.map { location in
      Finding(
        .note, .neededRelease, at: location,
        "\(subject) GTK \(release), \(NeededRelease.claim) GTK \(release) and later alone; "
          + "'--target \(release)..' says that it is meant so")
    }
  }
}
