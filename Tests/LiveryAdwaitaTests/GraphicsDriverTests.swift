import CLiveryAdwaita
import Foundation
import TestDisplay
import Testing

@testable import LiveryAdwaita

/// Of this process, whose screen was opened without a driver.
@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct GraphicsDriverTests {
  /// A file of the kernel about this process, whose size is unknown, so that only a handle reads it
  /// whole.
  private func text(of name: String) throws -> String {
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/\(name)"))
    return String(decoding: try #require(try file.readToEnd()), as: UTF8.self)
  }

  @Test func isNotInMemory() throws {
    let maps = try text(of: "maps")
    #expect(maps.contains("libgtk-4"))
    for library in ["libGLX_mesa", "libEGL_mesa", "libLLVM", "libgallium", "libvulkan_"] {
      #expect(!maps.contains("/" + library), "\(library) was loaded")
    }
  }

  @Test func isLeftOutByNoVariableThatAnotherProgramGets() throws {
    let atStart = try text(of: "environ").split(separator: "\0")
    for name in ["GDK_DEBUG", "GDK_DISABLE"] {
      let now = g_getenv(name).map { "\(name)=\(String(cString: $0))" }
      #expect(now == atStart.first { $0.hasPrefix(name + "=") }.map(String.init))
    }
  }
}
