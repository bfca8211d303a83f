import Adwaita
public import Console
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
  public enum Problem: EndingProblem {
    case noScreen, noFolder, noPages
    case unusable(String)
    case broken(String)

    public var description: String {
      switch self {
      case .noScreen: PrivateScreen.advice
      case .noFolder: PrivateFolder.impossible
      case .noPages: Resources.noPages
      case .unusable(let screen): "GTK cannot use \(screen)"
      case .broken(let page): page
      }
    }

    /// The exit code that says so.
    public var status: Status {
      switch self {
      case .noScreen, .unusable: .unavailable
      case .noFolder: .unwritable
      case .noPages, .broken: .internalFault
      }
    }
  }

  /// Paints the pages in each role's color on a screen of its own, and reports what changed.
  @MainActor public func report() throws(Problem) -> RoleReport {
    guard let pages = Resources.folder("ui") else { throw .noPages }
    guard PrivateScreen.available != nil else { throw .noScreen }
    StopRequest.hold()
    guard let folder = PrivateFolder() else { throw .noFolder }
    defer { folder.remove() }
    for (name, value) in RenderEnvironment.variables(folder: folder.path) {
      Program.setEnvironment(name, to: value)
    }
    guard let screen = PrivateScreen.start(in: folder.path, scale: 1) else { throw .noScreen }
    defer { screen.end() }
    guard let display = screen.open() else { throw .unusable(screen.kind.rawValue) }
    return RoleReport(
      theme: theme, appearance: appearance, roles: roles,
      maps: try maps(of: pages, on: display) {
        do throws(StopRequest.Arrived) {
          try StopRequest.check()
        } catch {
          screen.end()
          folder.remove()
          Program.die(of: error.signal)
        }
      })
  }

  @MainActor private func maps(
    of folder: String, on display: Display, whileGoing: () -> Void
  ) throws(Problem) -> [RoleMap] {
    var maps: [RoleMap] = []
    for page in pages {
      do throws(BuilderError) {
        let probe = try RoleProbe(
          page, folder: folder, theme: theme, appearance: appearance, display: display)
        maps.append(probe.map(of: roles, whileGoing: whileGoing))
      } catch {
        throw .broken("\(error)")
      }
    }
    return maps
  }
}
