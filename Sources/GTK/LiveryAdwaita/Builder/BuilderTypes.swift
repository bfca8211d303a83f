import EmbeddedFiles

/// The types that a third party's UI file may use.
nonisolated enum BuilderTypes {
  static let names = Set(
    EmbeddedFile.text("builder/types.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ") }.map(String.init))
}
