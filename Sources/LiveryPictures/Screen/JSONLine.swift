import FoundationEssentials
import LiverySystem

/// A message between two processes, as one line of JSON.
package nonisolated protocol JSONLine: Codable {}

nonisolated extension JSONLine {
  /// The value as one line of JSON.
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a line of JSON.
  package init?(line: String) {
    self.init(json: line.utf8)
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

nonisolated extension Decodable {
  /// Reads JSON; `nil` where it is none, or of another kind.
  init?(json bytes: some Sequence<UInt8>) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = value
  }
}
