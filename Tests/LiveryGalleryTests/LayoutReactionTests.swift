import GTKFixtures
import LiveryAdwaita
import LiveryGTK
import TestDisplay
import Testing
import ThemeFormats
import ThemeSession

@testable import LiveryGallery
@testable import LiveryRendering

/// What only arranges others on a page is painted alike under the pointer and away from it.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .serialized, .onScreen)
struct LayoutReactionTests {
  @Test(arguments: Page.allCases)
  func flowBoxesThatOnlyArrangeHaveNoNodesThatReact(page: Page) throws {
    let folder = try #require(Resources.folder("gallery"))
    let built = try BuiltPage(page, file: "\(folder)/\(page.file)")
    for box in built.root.descendants where box.typeName == "GtkFlowBox" {
      // Those with a name are specimens themselves.
      let isSpecimen = box.widgetName.first?.isLowercase == true
      let names = Set(box.children.map(\.cssName))
      #expect(names.isSubset(of: [isSpecimen ? "flowboxchild" : "box"]), "\(box.widgetName)")
    }
  }
}
