import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeInstall
import ThemeLint
import ThemeSource

extension ObservedDesktop {
  /// The statements of the user's stylesheets that GTK ignores, and the rules that override those
  /// of apps.
  var stylesheets: [Diagnosis.Section] {
    var read = Diagnosis.Section("stylesheets", "none")
    var rules = Diagnosis.Section("rules over apps", "none")
    let present = [modern, older].filter { $0.state != .missing }
    var (ignored, reached): (Int, [String]) = (0, [])
    for sheet in present {
      read.problems += fileProblems(of: sheet)
      guard sheet.state == .readable, sheet.hasContent, sheet.bytes.count <= Self.judgedSize else {
        continue
      }
      let judged = JudgedStylesheet(sheet, on: target(of: sheet))
      ignored += judged.ignored.count
      read.problems += judged.problems
      read.evidence += judged.ignored.map(\.description)
      if let words = judged.reach { reached.append("'\(sheet.name)/gtk.css': \(words)") }
      rules.problems += judged.broad
      if !judged.nodes.isEmpty {
        rules.evidence.append("'\(sheet.name)/gtk.css': \(judged.nodes.joined(separator: ", "))")
      }
      if let theme = judged.wholeTheme {
        rules.problems.append(
          .init(.note, "'\(sheet.path)' has the whole theme '\(theme)' go over apps' own styles"))
      }
    }
    if !present.isEmpty {
      let isRead = present.allSatisfy { $0.state == .readable }
      let names = present.map { "'\($0.name)/gtk.css'" }.joined(separator: ", ")
      read.summary =
        ignored > 0
        ? "\(names): \(ignored) \(ignored == 1 ? "place" : "places") that GTK does not take"
        : read.problems.isEmpty && isRead ? "\(names), taken whole" : names
    }
    if !reached.isEmpty { rules.summary = reached.joined(separator: "; ") }
    read.problems += unreadFiles
    return [read, rules]
  }

  /// The largest stylesheet that is judged, in bytes: more would take over a second.
  private static let judgedSize = 256 * 1024

  /// The releases that read a stylesheet: the installed ones, or all of GTK 4.
  private func target(of sheet: UserStylesheet) -> Target {
    guard sheet.name == "gtk-4.0" else { return .v3_24 }
    guard let first = installed.releases.first, let last = installed.releases.last else {
      return .all4
    }
    return Target(first...last)
  }

  /// The reasons why a file cannot be read or judged.
  private func fileProblems(of sheet: UserStylesheet) -> [Diagnosis.Problem] {
    if case .unreadable(let reason) = sheet.state {
      let isLeftover = sheet.brokenLink.map { !$0.isCircular } ?? false
      return isLeftover ? [] : [unreadable(sheet, reason)]
    }
    guard sheet.bytes.count > Self.judgedSize else { return otherOwner(of: sheet) }
    let size = sheet.isTooLarge ? "more than 1 MiB" : "\(sheet.bytes.count / 1024) KiB"
    return [
      .init(
        .warning,
        "'\(sheet.path)' has \(size), which every app reads when it starts; it is not judged",
        "livery check \(quoted(sheet.path))")
    ]
  }

  private func unreadable(_ sheet: UserStylesheet, _ reason: String) -> Diagnosis.Problem {
    if let link = sheet.brokenLink {
      return Diagnosis.Problem(
        .warning, "'\(link.path)' \(link.words)", "rm \(quoted(link.path))")
    }
    let path = Folder.isReadable(sheet.folder) ? sheet.path : sheet.folder
    let remedy =
      RegularFile.isOfAnother(path)
      ? "sudo chown -R \"$USER\" \(quoted(path))" : "chmod u+rwX \(quoted(path))"
    guard RegularFile.isRegular(path) || path == sheet.folder else {
      return .init(
        .warning, "'\(path)' is not a regular file, and GTK reads nothing of it",
        "mv \(quoted(path)) \(quoted(path + ".old"))")
    }
    return .init(.warning, "'\(path)' cannot be read: \(reason)", remedy)
  }

  private func otherOwner(of sheet: UserStylesheet) -> [Diagnosis.Problem] {
    guard sheet.state == .readable, sheet.link == nil, RegularFile.isOfAnother(sheet.path) else {
      return []
    }
    return [
      .init(
        .warning,
        "'\(sheet.path)' belongs to another user, so that no program of yours can change it",
        "sudo chown \"$USER\" \(quoted(sheet.path))")
    ]
  }

  /// Files that seem to be for GTK 4, but that it does not read.
  private var unreadFiles: [Diagnosis.Problem] {
    var problems: [Diagnosis.Problem] = []
    if modern.files.contains("gtk-dark.css") {
      problems.append(.init(.note, "GTK 4 never reads '\(modern.folder)/gtk-dark.css'"))
    }
    if modernSettings?.isOn(Self.preferDark) == true, let path = modernSettings?.path,
      let value = modernSettings?.setting(Self.preferDark)
    {
      problems.append(
        .init(
          .note, "\(path):\(value.line): libadwaita does not take '\(Self.preferDark)'",
          "gsettings set org.gnome.desktop.interface color-scheme prefer-dark"))
    }
    return problems
  }
}
