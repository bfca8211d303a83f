import CommandLineKit
import LiveryAdwaita
package import LiveryGallery
import LiverySystem
package import ThemeModel

/// `livery-preview roles`: which role of a theme paints which specimens.
package nonisolated struct RolesRequest: Sendable {
  let theme: Theme
  let appearance: Appearance
  let pages: [Page]
  let roles: [ColorRole]

  package init(_ theme: Theme, _ appearance: Appearance, pages: [Page], roles: [ColorRole]) {
    (self.theme, self.appearance, self.pages, self.roles) = (theme, appearance, pages, roles)
  }

  /// Paints the pages in each role's color on a screen of its own, and reports the changes.
  @MainActor package func report() throws(PicturesError) -> RoleReport {
    guard let pages = Resources.folder("gallery") else { throw PicturesError(Resources.noPages) }
    StopRequest.block()
    guard let folder = PrivateFolder() else {
      throw PicturesError(PrivateFolder.impossible, .unwritable)
    }
    defer { folder.remove() }
    for (name, value) in RenderEnvironment.variables(folder: folder.path) {
      Environment.set(name, to: value)
    }
    let screen = try PrivateScreen.start(in: folder.path, scale: 1)
    defer { screen.end() }
    screen.note.map { Terminal.say($0) }
    let display = try screen.open()
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
  ) throws(PicturesError) -> [RoleMap] {
    var maps: [RoleMap] = []
    for page in pages {
      do throws(BuilderError) {
        let probe = try RoleProbe(
          page, folder: folder, theme: theme, appearance: appearance, display: display)
        maps.append(probe.map(of: roles, whileGoing: whileGoing))
      } catch {
        throw PicturesError("\(error)")
      }
    }
    return maps
  }
}
