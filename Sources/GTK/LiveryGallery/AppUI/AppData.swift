/// The data that a UI file may use from the resources of its program.
package struct AppData {
  /// Returns the content of a file in the resources, given its path and the most bytes.
  package let content: (String, Int) throws(UnreadFile) -> [UInt8]

  /// Returns the file that GTK may read in place of a picture in the resources, given its path.
  package let picture: (String) throws(UnreadFile) -> PlacedFile

  package init(
    content: @escaping (String, Int) throws(UnreadFile) -> [UInt8],
    picture: @escaping (String) throws(UnreadFile) -> PlacedFile
  ) {
    (self.content, self.picture) = (content, picture)
  }

  /// For a program whose resources are not available.
  package static let none = AppData(
    content: { _, _ throws(UnreadFile) in throw .missing },
    picture: { _ throws(UnreadFile) in throw .missing })
}
