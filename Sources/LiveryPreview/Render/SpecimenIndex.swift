import ThemeFormats

/// The specimens of the gallery, as the files of its pages name them.
nonisolated struct SpecimenIndex: Sendable {
  private let ids: [Page: [String]]

  /// Looks through the files in a folder; `nil` where a page's cannot be read.
  init?(folder: String) {
    var ids: [Page: [String]] = [:]
    for page in Page.allCases {
      guard
        let bytes = try? RegularFile.read("\(folder)/\(page.file)", upTo: ThemeLibrary.readLimit)
      else { return nil }
      ids[page] = Self.names(in: String(decoding: bytes, as: UTF8.self))
      // Those of later sections too, whichever of them this libadwaita can show.
      let later = "\(folder)/\(page.laterFolder)"
      for name in FolderTree.names(in: later) {
        let bytes = try? RegularFile.read("\(later)/\(name)", upTo: ThemeLibrary.readLimit)
        ids[page]? += Self.names(in: String(decoding: bytes ?? [], as: UTF8.self))
      }
    }
    self.ids = ids
  }

  /// A specimen is an object that has its id for a name.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    var id: Substring?
    for line in text.split(separator: "\n") {
      if line.contains("<object ") {
        id = line.part(between: " id=\"", and: "\"")
      } else if let known = id, line.part(between: "<property name=\"name\">", and: "<") == known {
        names.append(String(known))
      }
    }
    return names
  }

  /// The specimens of a page, in the order of its file.
  subscript(page: Page) -> [String] { ids[page] ?? [] }

  /// The page that has a specimen.
  func page(of id: String) -> Page? {
    Page.allCases.first { self[$0].contains(id) }
  }

  /// Every specimen, page by page.
  var all: [String] { Page.allCases.flatMap { self[$0] } }
}

extension Substring {
  /// What stands between two texts; `nil` where they are not there.
  fileprivate nonisolated func part(between start: String, and end: String) -> Substring? {
    guard let from = firstRange(of: start)?.upperBound else { return nil }
    let rest = self[from...]
    guard let to = rest.firstRange(of: end)?.lowerBound else { return nil }
    return rest[..<to]
  }
}
