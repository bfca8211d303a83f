import Foundation

/// A message between two processes, as one line of JSON.
nonisolated protocol JSONLine: Codable {}

nonisolated extension JSONLine {
  /// The value as one line of JSON.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Reads a line of JSON.
  init?(line: String) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = value
  }
}
