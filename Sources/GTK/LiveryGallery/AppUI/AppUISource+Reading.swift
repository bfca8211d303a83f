package import LiveryAdwaita
import LiverySystem

extension AppUISource {
  /// The largest size of a UI file, in bytes.
  private static let limit = 4 * 1024 * 1024

  /// Reads a file and prepares it; `place` returns the file that GTK may read for a named file.
  package init(
    reading path: String, named name: String? = nil,
    place: @escaping (String) throws(UnreadFile) -> PlacedFile,
    app: AppData = .none
  ) throws(BuilderError) {
    let file = name ?? RegularFile.name(of: path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: Self.limit + 1)
    } catch {
      throw BuilderError(file: file, message: error.description)
    }
    guard bytes.count <= Self.limit else {
      throw BuilderError(file: file, message: "it has more than \(Self.limit) bytes")
    }
    try self.init(bytes, file: file, place: place, app: app)
  }

  /// Reads a file in the program's resources, and prepares it like other files.
  package init(
    readingResource path: String, place: @escaping (String) throws(UnreadFile) -> PlacedFile,
    of app: AppData
  ) throws(BuilderError) {
    let bytes: [UInt8]
    do throws(UnreadFile) {
      bytes = try app.content(path, Self.limit)
    } catch {
      let reason = if case .because(let reason) = error { reason } else { "it is not there" }
      throw BuilderError(file: path, message: reason)
    }
    try self.init(bytes, file: path, place: place, app: app)
  }

  /// The path in the program's resources that an address names; `nil` for another address.
  package static func resourcePath(_ name: String) -> String? {
    let scheme = "resource://"
    return name.hasPrefix(scheme) ? String(name.dropFirst(scheme.count)) : nil
  }

  /// The rows of a list that are in the program's resources, in place of their path.
  mutating func rowsResource(_ element: MarkupElement) -> MarkupElement {
    let own = element.renaming("resource", "bytes")
    do throws(UnreadFile) {
      let bytes = try app.content(element.text, Self.limit)
      return rows(own.withText(String(decoding: bytes, as: UTF8.self))) ?? emptyRows(own)
    } catch {
      addUnread(error, "resource://" + element.text, element.line)
      return emptyRows(own)
    }
  }
}
