import GTKFixtures
import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeModel

@testable import LiveryGallery
@testable import LiveryPreview
@testable import LiveryRendering

/// The specimens that findings of the check go to.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct PairSpecimenTests {
  private func probe(_ page: Page) throws -> RoleProbe {
    try RoleProbe(
      page, folder: try #require(Resources.folder("gallery")), theme: ThemeLibrary.onScreen.base,
      appearance: .light, display: try #require(Display.standard))
  }

  @Test(arguments: [Page.surfaces, .controls, .lists])
  func areSpecimensThatTheSurfacePaints(page: Page) throws {
    let found = ColorRole.allCases.compactMap { role in
      PairSpecimen(surface: role).map { (role, $0) }
    }.filter { $0.1.page == page }
    #expect(!found.isEmpty)
    let map = try probe(page).map(of: found.map { painted($0.0) })
    for (role, specimen) in found {
      #expect(map.specimens(of: painted(role)).contains(specimen.name), "\(role.name)")
    }
  }

  /// The role that paints a surface in the GTK that runs: since 4.16 a destructive button is only
  /// tinted.
  private func painted(_ surface: ColorRole) -> ColorRole {
    surface == .destructiveBg && Toolkit.release >= .v4_16 ? .destructive : surface
  }
}
