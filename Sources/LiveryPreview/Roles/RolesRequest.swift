import Adwaita
public import ThemeModel

/// `livery-preview roles`: which role of a theme paints which specimens.
public nonisolated struct RolesRequest: Sendable {
  let theme: Theme
  let appearance: Appearance

  /// The pages to look at.
  let pages: [Page]

  /// The roles to look for.
  let roles: [ColorRole]

  public init(_ theme: Theme, _ appearance: Appearance, pages: [Page], roles: [ColorRole]) {
    (self.theme, self.appearance, self.pages, self.roles) = (theme, appearance, pages, roles)
  }

  /// Why there is nothing to be found.
  public enum Problem: Error, CustomStringConvertible {
    case noDisplay, noPages
    case broken(String)

    public var description: String {
      switch self {
      case .noDisplay: "there is no display to paint on"
      case .noPages: "the pages were not found beside the program"
      case .broken(let page): page
      }
    }
  }

  /// Paints the pages in each role's color, and reports what changed.
  @MainActor public func report() -> Result<RoleReport, Problem> {
    guard Toolkit.start(), let display = Display.standard else { return .failure(.noDisplay) }
    guard let folder = Resources.folder("ui") else { return .failure(.noPages) }
    Resources.folder("icons").map(display.addIconFolder)
    Toolkit.fontName = "Cantarell 11"
    var maps: [RoleMap] = []
    for page in pages {
      do throws(Builder.Failure) {
        let probe = try RoleProbe(
          page, folder: folder, theme: theme, appearance: appearance, display: display)
        maps.append(probe.map(of: roles))
      } catch {
        return .failure(.broken("\(error)"))
      }
    }
    return .success(
      RoleReport(theme: theme, appearance: appearance, roles: roles, maps: maps))
  }
}
