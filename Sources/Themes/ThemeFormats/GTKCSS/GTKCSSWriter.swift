package import ThemeCSS
package import ThemeModel
package import ThemeSource

/// Writes a theme as a stylesheet of GTK: with every appearance if the target's stylesheets can
/// contain all, otherwise with one.
struct GTKCSSWriter {
  let theme: Theme
  let target: Target

  /// The only appearance; `nil` for a stylesheet with all of them.
  let resolved: ResolvedTheme?

  /// Whether the theme's own CSS has the URLs of its pictures.
  var showsPictures = false

  func written(named name: String) -> WrittenTheme {
    let bytes =
      resolved.map { Stylesheet($0, target: target, showsPictures: showsPictures).bytes }
      ?? MediaStylesheet(theme, target: target, showsPictures: showsPictures).bytes
    return WrittenTheme(
      files: [.init(name: name, bytes: bytes)], omissions: omissions(withInfo: true).findings)
  }

  /// The parts that the stylesheet cannot contain, with or without the theme's metadata.
  func omissions(withInfo: Bool) -> Omissions {
    var omissions = Omissions(of: theme, on: target)
    if withInfo { omissions.addInfo() }
    omissions.addRules(beyond: target)
    if let resolved {
      omissions.addAppearances(but: [resolved.appearance])
    } else {
      let known: TraitSet = [.light, .dark, .highContrast]
      omissions.addAppearances(but: theme.appearances.filter { $0.traits.isSubset(of: known) })
    }
    return omissions
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

extension Theme {
  /// The parts that a stylesheet for a target cannot contain, in any appearance.
  package func omissions(on target: Target) -> [Finding] {
    var omissions = Omissions(of: self, on: target)
    omissions.addRules(beyond: target)
    return omissions.findings.sortedByLocation()
  }
}

extension Omissions {
  /// Creates an empty collection for a stylesheet of GTK.
  fileprivate init(of theme: Theme, on target: Target) {
    self.init(of: theme, in: .gtkCSS, called: target.isForGTK3 ? Omissions.oldStylesheet : nil)
  }

  /// The description of a GTK 3 stylesheet.
  static let oldStylesheet = "a stylesheet of GTK 3"
}
