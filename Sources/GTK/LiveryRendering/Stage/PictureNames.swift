import LiveryGallery
import ThemeFormats

/// The names of the pictures of pages and UI files, without endings.
nonisolated struct PictureNames {
  private var names: [StagedContent: String] = [:]

  /// Names each of some contents; if two files have the same name, the later one gets a number.
  init(_ contents: [StagedContent]) {
    var taken: Set<String> = []
    for content in contents where names[content] == nil {
      let plain =
        switch content {
        case .page(let page): page.rawValue
        case .file(let path): FileName.id(of: path, without: [".ui"])
        }
      var (name, number) = (plain, 1)
      while !taken.insert(name).inserted {
        number += 1
        name = "\(plain)-\(number)"
      }
      names[content] = name
    }
  }

  subscript(content: StagedContent) -> String { names[content] ?? content.name }
}
