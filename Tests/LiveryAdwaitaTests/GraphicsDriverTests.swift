import CLiveryAdwaita
import Desk
import Foundation
import Testing

@testable import LiveryAdwaita

/// Of this process, whose screen was opened without a driver.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct GraphicsDriverTests {
  @Test func isNotInMemory() throws {
    // Its size is unknown, so that only a handle reads it whole.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
    #expect(maps.contains("libgtk-4"))
    for library in ["libGLX", "libEGL", "libLLVM", "libgallium", "libvulkan_"] {
      #expect(!maps.contains("/" + library), "\(library) was loaded")
    }
  }

  @Test func isLeftOutByNoVariableThatAnotherProgramGets() {
    #expect(g_getenv("GDK_DEBUG") == nil)
    #expect(g_getenv("GDK_DISABLE") == nil)
  }
}
