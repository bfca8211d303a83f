import CEmbeddedFiles

/// A file of `Resources` that is a part of the program.
package struct EmbeddedFile: Sendable {
  /// Its path in `Resources`, such as `themes/ocean.livery.toml`.
  package let path: String
  private let index: Int

  /// All of them, in the order of the list in `CEmbeddedFiles`.
  private static let all: [EmbeddedFile] = {
    var files: [EmbeddedFile] = []
    while let data = embedded_file_at(files.count) {
      files.append(
        EmbeddedFile(path: String(cString: data.pointee.path), index: files.count))
    }
    return files
  }()

  package init?(_ path: String) {
    guard let file = Self.all.first(where: { $0.path == path }) else { return nil }
    self = file
  }

  private init(path: String, index: Int) {
    self.path = path
    self.index = index
  }

  /// The files of a folder, without files in its subfolders.
  package static func files(in folder: String) -> [EmbeddedFile] {
    all.filter { $0.path.hasPrefix("\(folder)/") && !$0.name(in: folder).contains("/") }
  }

  /// Its path relative to a folder that contains it.
  package func name(in folder: String) -> Substring { path.dropFirst(folder.count + 1) }

  package var bytes: [UInt8] {
    embedded_file_at(index).map {
      Array(UnsafeBufferPointer(start: $0.pointee.bytes, count: $0.pointee.size))
    } ?? []
  }

  /// The text of the file at a path, with values in place of the names in double braces.
  package static func text(
    _ path: String, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let text = String(decoding: EmbeddedFile(path)?.bytes ?? [], as: UTF8.self)
    return values.reduce(text) { $0.replacing("{{\($1.key)}}", with: $1.value) }
  }
}
