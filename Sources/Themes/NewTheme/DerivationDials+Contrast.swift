import ThemeCSS
import ThemeModel

extension DerivationDials {
  /// What gives a theme that is made with these dials a contrast; white text stays white.
  public func adjuster(for aim: ContrastAim) -> ContrastAdjuster {
    ContrastAdjuster(
      aim, on: .all4, for: hasWhiteText ? RoleSelection(except: [.accentFg]) : .all)
  }
}
