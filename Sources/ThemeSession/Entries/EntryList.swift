import System
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

  /// The entry of a file, by any path that leads to it without links.
  func entry(ofFile path: String) -> ThemeEntry? {
    files[RegularFile.absolute(path)].map { entries[$0] }
  }

  /// An ID that no entry has: the one of a file's name, or that with a number behind it.
  func freeID(for path: String) -> String {
    let id = ThemeLibrary.id(ofFile: path)
    guard indices[id] != nil else { return id }
    var number = 2
    while indices["\(id)-\(number)"] != nil { number += 1 }
    return "\(id)-\(number)"
  }

  /// A name that no entry has: the one wanted, or with a number behind it.
  func freeName(_ name: String) -> String {
    let names = Set(entries.map(\.name))
    guard names.contains(name) else { return name }
    var number = 2
    while names.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }
}
