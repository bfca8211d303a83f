public import ThemeCSS
public import ThemeModel
import ThemeSource

/// Writes a theme as an AdwApplication loads it.
///
/// The application always loads `style.css`. While the appearance is dark or of high contrast, it
/// additionally loads `style-dark.css`, `style-hc.css` and `style-hc-dark.css`. For GTK 4.20 and
/// later, one `style.css` contains all of them, and uses variables for libadwaita's colors.
///
/// The values of a file also apply together with later files. So each later file repeats the values
/// of the earlier ones, with the theme's value there or, if the theme sets none, libadwaita's own.
public struct AppExport: Sendable {
  private let theme: Theme
  private let target: Target
  private let prefix: String
  private let linked: LinkedFiles?

  /// Prepares an export for an application by its ID, whose parts are the path of its resources,
  /// with the files that the theme's CSS names.
  public init(
    _ theme: Theme, target: Target = .v4_8, application: String, linked: LinkedFiles? = nil
  ) {
    self.theme = theme
    self.target = target
    self.linked = linked
    prefix = "/" + application.split(separator: ".").joined(separator: "/")
  }

  /// Whether a text has the form that `g_application_id_is_valid()` accepts.
  public static func isApplicationID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.first, !first.isASCIIDigit else { return false }
        return part.allSatisfy { TextScanner.isName($0) || $0 == UInt8(ascii: "-") }
      }
  }

  /// The files, and their list for `glib-compile-resources`: four stylesheets, or one if GTK
  /// chooses among the appearances in it.
  public var written: WrittenTheme {
    let writtenAppearances = writtenAppearances
    if target.hasMedia {
      let sheet = WrittenTheme.File(
        name: "style.css", text: MediaStylesheet(theme, target: target, names: .variables).text)
      return written([sheet], writtenAppearances)
    }
    let (light, dark, contrast) = (
      writtenAppearances[0], writtenAppearances[1], writtenAppearances[2]
    )
    let sheets: [(name: String, appearance: WrittenAppearance, below: [WrittenAppearance])] = [
      ("style.css", light, []), ("style-dark.css", dark, [light]),
      ("style-hc.css", contrast, [light]),
      ("style-hc-dark.css", writtenAppearances[3], [light, dark, contrast]),
    ]
    let files = sheets.map { sheet in
      WrittenTheme.File(name: sheet.name, text: text(of: sheet.appearance, over: sheet.below))
    }
    return written(files, writtenAppearances)
  }

  private func written(
    _ sheets: [WrittenTheme.File], _ writtenAppearances: [WrittenAppearance]
  ) -> WrittenTheme {
    let theme = WrittenTheme(files: sheets, omissions: omissions(writtenAppearances))
    let files = linked.map { theme.carrying($0, keepsPictures: true).files } ?? sheets
    let list = WrittenTheme.File(
      name: "\(self.theme.id).gresource.xml", text: resources(files.map(\.name)))
    return WrittenTheme(files: files + [list], omissions: theme.omissions)
  }

  /// An appearance as a stylesheet, in parts that can be compared.
  private struct WrittenAppearance {
    let title: String
    let colors: String
    let rules: String
    let resolved: ResolvedTheme
  }

  /// Light and dark, then both in high contrast, each with the roles that any of them sets.
  private var writtenAppearances: [WrittenAppearance] {
    let resolved = [TraitSet(), .highContrast].flatMap { traits in
      [Appearance.Scheme.light, .dark].map { theme.resolved(Appearance($0, traits)) }
    }
    let named = resolved.reduce(into: Set<ColorRole>()) { roles, resolved in
      roles.formUnion(Stylesheet(resolved, target: target).roles)
    }
    let set = named.filter { role in resolved.contains { $0.sets(role) } }
    return resolved.map { resolved in
      let sheet = Stylesheet(resolved, target: target, including: named, restoring: set)
      return WrittenAppearance(
        title: "\(theme.name), \(theme.traits.name(of: resolved.appearance.traits))",
        colors: sheet.colors,
        rules: sheet.rules, resolved: resolved)
    }
  }

  /// The text of a file that is loaded after the ones before it.
  ///
  /// A later stylesheet's rules win over all earlier ones, so either all rules are repeated or
  /// none.
  private func text(of appearance: WrittenAppearance, over below: [WrittenAppearance]) -> String {
    let comment = String(decoding: StylesheetTitle.line(appearance.title), as: UTF8.self)
    let repeatsColors = below.allSatisfy { $0.colors == appearance.colors }
    let repeatsRules = below.allSatisfy { $0.rules == appearance.rules }
    return comment + (below.isEmpty || !repeatsColors ? appearance.colors : "")
      + (below.isEmpty || !repeatsRules ? appearance.rules : "")
  }

  private func resources(_ names: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <gresources>
      <!-- \(ExportedFile.resourcesComment) -->
      <gresource prefix="\(Markup.escaped(prefix))">
    \(names.map { "    <file>\(Markup.escaped($0))</file>" }.joined(separator: "\n"))
      </gresource>
    </gresources>

    """
  }
}

extension AppExport {
  private func omissions(_ writtenAppearances: [WrittenAppearance]) -> [Finding] {
    var omissions = Omissions(of: theme, in: .gtkCSS)
    let known: TraitSet = [.light, .dark, .highContrast]
    omissions.addAppearances(but: theme.appearances.filter { $0.traits.isSubset(of: known) })
    omissions.addInfo()
    omissions.addRules(beyond: target)
    if theme.schemes.count == 1 {
      let scheme = theme.schemes[0].rawValue
      omissions.add(
        message: "the theme is made for \(scheme) only; an app asks AdwStyleManager for it by "
          + "ADW_COLOR_SCHEME_FORCE_\(scheme.uppercased())")
    }
    // Blocks in one file apply only in their appearance.
    for name in target.hasMedia ? [] : openDeclarations(writtenAppearances) {
      omissions.add(
        message: "\(name) has a value in one appearance and none in another, where a stylesheet "
          + "cannot bring back libadwaita's own; give it one there")
    }
    return omissions.findings
  }

  /// The properties in a file's rules that are not repeated in the files that apply after it.
  private func openDeclarations(_ writtenAppearances: [WrittenAppearance]) -> [String] {
    theme.content.rules.flatMap { rule in
      rule.declarations.filter { declaration in
        let applies = writtenAppearances.map { appearance in
          declaration.values.contains {
            $0.traits.isSubset(of: appearance.resolved.appearance.traits)
          }
        }
        return [(0, [1, 2, 3]), (1, [3]), (2, [3])].contains { lower, uppers in
          applies[lower] && uppers.contains { !applies[$0] }
        }
      }.map { "'\($0.property.name)' of '\(rule.selector.text)'" }
    }
  }
}
