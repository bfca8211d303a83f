import FoundationEssentials
import LiverySystem

/// A message between two processes, as one line of JSON.
package nonisolated protocol JSONLine: Codable {}

nonisolated extension JSONLine {
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a line of JSON; `nil` if it is not one, or another message.
  package init?(line: String) {
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = message
  }
}

extension LineInput {
  /// The last message that has arrived, which replaces the earlier ones; `nil` if there is none.
  package func last<Message: JSONLine>() -> Message? {
    var last: Message?
    while let line = next() { last = Message(line: line) ?? last }
    return last
  }
}
