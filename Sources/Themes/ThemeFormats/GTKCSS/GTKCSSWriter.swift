import ThemeCSS
import ThemeModel

/// Writes a theme as a stylesheet of GTK: with every appearance where the target's stylesheets can
/// hold all, else with one.
struct GTKCSSWriter {
  let theme: Theme
  let target: Target

  /// The only appearance; `nil` for a stylesheet that holds all.
  let resolved: ResolvedTheme?

  /// Whether the theme's own CSS has the URLs of its pictures.
  var showsPictures = false

  static let oldTitle = "a stylesheet of GTK 3"

  func written(named name: String) -> WrittenTheme {
    let isOld = target.isForGTK3
    var omissions = Omissions(of: theme, in: .gtkCSS, called: isOld ? GTKCSSWriter.oldTitle : nil)
    omissions.addInfo()
    if isOld {
      omissions.addWhatRulesShow(theme.content)
    } else {
      omissions.addLaterRules(of: theme, than: target)
    }
    let bytes: [UInt8]
    if let resolved {
      omissions.addAppearances(but: [resolved.appearance])
      bytes = Stylesheet(resolved, target: target, showsPictures: showsPictures).bytes
    } else {
      let known: TraitSet = [.light, .dark, .highContrast]
      omissions.addAppearances(but: theme.appearances.filter { $0.traits.isSubset(of: known) })
      bytes = MediaStylesheet(theme, target: target, showsPictures: showsPictures).bytes
    }
    return WrittenTheme(files: [.init(name: name, bytes: bytes)], omissions: omissions.findings)
  }
}

extension GTKCSSWriter {
  init(_ writer: ThemeWriter) {
    let holdsAll = writer.target.hasMedia && writer.appearance == nil
    self.init(
      theme: writer.theme, target: writer.target,
      resolved: holdsAll ? nil : writer.theme.resolved(writer.single))
  }
}
