import Fixtures
import Foundation
import Testing
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A picture's file that changes while a theme is shown.
@Suite struct PictureReloadTests {
  private static func svg(_ color: String) -> String {
    "<svg width='8' height='8'><rect width='8' height='8' fill='\(color)'/></svg>"
  }

  @Test func isFollowedAndABadOneLeavesTheLastGoodLook() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "t.livery.toml", "livery = 1\nname = 'T'\n[pictures]\nship = 'ship.svg'")
    let ship = try folder.write("ship.svg", Self.svg("red"))
    let session = ThemeSession(library: ThemeLibrary(userFolder: nil))
    session.open(path)
    let shown = {
      session.flush()
      return session.loadedTheme.resolved[picture: "ship"].map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
    }
    #expect(shown() == Self.svg("red"))

    try folder.write("ship.svg", Self.svg("blue"))
    session.reload(ship)
    #expect(shown() == Self.svg("blue"))

    try folder.write("ship.svg", "<svg width='8' height='8' onload='a()'/>")
    session.reload(ship)
    #expect(shown() == Self.svg("blue"))
    #expect(session.current?.findings.map(\.rule.rawValue) == ["value/picture"])

    try FileManager.default.removeItem(atPath: ship)
    session.reload(ship)
    #expect(shown() == Self.svg("blue"))
    #expect(session.current?.isBroken == true)

    try folder.write("ship.svg", Self.svg("green"))
    session.reload(ship)
    #expect(shown() == Self.svg("green") && session.current?.isBroken == false)
  }
}
