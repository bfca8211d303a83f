import LiverySystem
import ThemeSource

/// A message between two processes, as one line of JSON.
package nonisolated protocol JSONLine: Codable {}

nonisolated extension JSONLine {
  /// The value as one line of JSON.
  package var line: String {
    (try? JSONValue(encoding: self))?.line ?? ""
  }

  /// Reads a line of JSON; `nil` where it is none, or another message.
  package init?(line: String) {
    try? self.init(json: Array(line.utf8))
  }
}

extension LineInput {
  /// The last message that has come, after which those before are of no use; `nil` for none.
  func last<Message: JSONLine>() -> Message? {
    var last: Message?
    while let line = next() { last = Message(line: line) ?? last }
    return last
  }
}
