import Adwaita
import System
import ThemeFormats

/// The specimens of the gallery, as the files of its pages name them.
package nonisolated struct SpecimenIndex: Sendable {
  private let ids: [Page: [String]]

  /// Looks through the files in a folder; `nil` where a page's cannot be read.
  @MainActor package init?(folder: String) {
    var ids: [Page: [String]] = [:]
    for page in Page.allCases {
      guard
        let bytes = try? RegularFile.read("\(folder)/\(page.file)", upTo: ThemeLibrary.readLimit)
      else { return nil }
      ids[page] = Self.names(in: bytes)
      // Those of later sections too, whichever of them this libadwaita can show.
      let later = "\(folder)/\(page.laterFolder)"
      for name in Program.names(in: later) {
        let bytes = try? RegularFile.read("\(later)/\(name)", upTo: ThemeLibrary.readLimit)
        ids[page]? += Self.names(in: bytes ?? [])
      }
    }
    self.ids = ids
  }

  /// A specimen is an object that has its id for a name.
  private static func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var id: ArraySlice<UInt8>?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      if line.starts(with: object) {
        let words = line.split(separator: UInt8(ascii: " "))
        id = words.lazy.compactMap { $0.value(behind: idStart, before: "\"") }.first
      } else if let id, line.value(behind: nameStart, before: "<") == id {
        names.append(String(decoding: id, as: UTF8.self))
      }
    }
    return names
  }

  private static let object = Array("<object ".utf8)
  private static let idStart = Array("id=\"".utf8)
  private static let nameStart = Array("<property name=\"name\">".utf8)

  /// The specimens of a page, in the order of its file.
  package subscript(page: Page) -> [String] { ids[page] ?? [] }

  /// The page that has a specimen.
  package func page(of id: String) -> Page? {
    Page.allCases.first { self[$0].contains(id) }
  }

  /// Every specimen, page by page.
  package var all: [String] { Page.allCases.flatMap { self[$0] } }
}

extension ArraySlice<UInt8> {
  /// What follows a beginning, up to a sign; `nil` where it begins otherwise.
  fileprivate nonisolated func value(
    behind start: [UInt8], before end: Unicode.Scalar
  ) -> ArraySlice<UInt8>? {
    guard starts(with: start) else { return nil }
    return dropFirst(start.count).prefix { $0 != UInt8(ascii: end) }
  }
}
