/// A theme in which everything can be seen and used, to plant faults into.
struct GoodTheme: Hashable, Sendable {
  /// A file of the theme, by its name in the theme's folder.
  struct File: Hashable, Sendable {
    let name, text: String

    init(_ name: String, _ text: String) {
      (self.name, self.text) = (name, text)
    }
  }

  /// The theme's own file, and those that it extends before it.
  let files: [File]

  init(_ files: File...) {
    self.files = files
  }

  /// The name of the theme's own file.
  var name: String { files[files.count - 1].name }

  static let all = [clover, lantern, parchment, slate, quilt, heron]
}
