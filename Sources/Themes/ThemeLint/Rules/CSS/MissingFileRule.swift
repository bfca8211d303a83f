import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeSource

/// A picture of a theme's own CSS that is not beside the theme, so that GTK paints nothing.
///
/// Files that are missing together are missing for one reason, and are one finding.
struct MissingFileRule: LintRule {
  let description = RuleDescription(
    "css/missing-file", .warning, finds: "an address of 'url()' where no file is",
    remedy: "put the file there, or correct the address; both count from the theme's folder")

  func check(_ subject: LintSubject) -> [Finding] {
    // A preset carries no files along.
    guard let sheet = subject.css?.sheet, let folder = subject.folder,
      subject.format != .gradience
    else { return [] }
    var names: [String] = []
    var missing: [CSSToken] = []
    for token in sheet.addresses where !CSSAddress.isData(sheet.name(of: token)) {
      let name = sheet.name(of: token)
      guard !CSSAddress.leavesFolder(name), !names.contains(name),
        !RegularFile.isRegular(folder + "/" + name)
      else { continue }
      names.append(name)
      missing.append(token)
    }
    guard let first = missing.first else { return [] }
    let words = missing.map { "'\(sheet.shown($0))' on line \(sheet.location(of: $0).start.line)" }
    let others = words.count == 1 ? "" : ", nor " + Array(words.dropFirst()).formatted(upTo: 5)
    return [
      Finding(
        .warning, description.id, at: sheet.location(of: first),
        "no file '\(sheet.shown(first))' is beside the theme\(others); GTK paints nothing there")
    ]
  }
}
