import LiveryAdwaita
import LiverySystem
import ThemeFormats

/// The specimens of the gallery, as the files of its pages declare them.
package nonisolated struct SpecimenIndex: Sendable {
  private let ids: [Page: [String]]

  /// Reads the files of some pages in a folder; `nil` where one cannot be read.
  @MainActor package init?(of pages: [Page] = Page.allCases, folder: String) {
    var ids: [Page: [String]] = [:]
    for page in pages {
      guard
        let bytes = try? RegularFile.read("\(folder)/\(page.file)", upTo: ThemeLibrary.readLimit)
      else { return nil }
      ids[page] = Self.names(in: bytes)
      // Those of later sections too, whether or not this libadwaita can show them.
      let later = "\(folder)/\(page.laterFolder)"
      for name in Folder.names(in: later) {
        let bytes = try? RegularFile.read("\(later)/\(name)", upTo: ThemeLibrary.readLimit)
        ids[page]? += Self.names(in: bytes ?? [])
      }
    }
    self.ids = ids
  }

  /// A specimen is an object whose name is its ID.
  private static func names(in bytes: [UInt8]) -> [String] {
    let elements = (try? MarkupElement(reading: bytes, file: ""))?.all ?? []
    return elements.filter { $0.name == "object" }.compactMap { object in
      let name = object.children.first { $0.name == "property" && $0["name"] == "name" }
      return name?.text == object["id"] ? object["id"] : nil
    }
  }

  /// The specimens of a page, in the order of its file.
  package subscript(page: Page) -> [String] { ids[page] ?? [] }

  package func page(of id: String) -> Page? {
    Page.allCases.first { self[$0].contains(id) }
  }

  /// Every specimen, page by page.
  package var all: [String] { Page.allCases.flatMap { self[$0] } }
}
