import LiverySystem
import ThemeFormats

/// Entries in their order, found by ID and by file.
struct EntryList {
  private(set) var entries: [ThemeEntry] = []
  private var indices: [String: Int] = [:]
  private var files: [String: Int] = [:]

  mutating func append(_ entry: ThemeEntry) {
    indices[entry.id] = entries.count
    if let path = entry.path { files[RegularFile.absolute(path)] = entries.count }
    entries.append(entry)
  }

  mutating func remove(_ ids: Set<String>) {
    guard !ids.isEmpty else { return }
    let rest = entries.filter { !ids.contains($0.id) }
    self = EntryList()
    for entry in rest { append(entry) }
  }

  /// Replaces the entry with the same ID, or appends a new one.
  mutating func put(_ entry: ThemeEntry) {
    guard let index = indices[entry.id] else { return append(entry) }
    if let old = entries[index].path { files[RegularFile.absolute(old)] = nil }
    if let path = entry.path { files[RegularFile.absolute(path)] = index }
    entries[index] = entry
  }

  subscript(id: String) -> ThemeEntry? { indices[id].map { entries[$0] } }

  /// The entry of a file, by any of its paths without links.
  func entry(ofFile path: String) -> ThemeEntry? {
    files[RegularFile.absolute(path)].map { entries[$0] }
  }

  /// An ID that no entry has: from a file's name, with a number if necessary.
  func freeID(for path: String) -> String {
    EntryList.free(ThemeLibrary.id(ofFile: path), "-") { indices[$0] != nil }
  }

  /// A name that no entry has: the requested one, with a number if necessary.
  func freeName(_ name: String) -> String {
    EntryList.free(name, " ", isTaken: Set(entries.map(\.name)).contains)
  }

  private static func free(
    _ name: String, _ separator: String, isTaken: (String) -> Bool
  ) -> String {
    guard isTaken(name) else { return name }
    var number = 2
    while isTaken("\(name)\(separator)\(number)") { number += 1 }
    return "\(name)\(separator)\(number)"
  }
}
