import Foundation
import Glibc

/// A screen, a session bus and an accessibility client for one test, controlled through
/// `display.py`.
///
/// All that it started ends with it, also when the test's process crashes.
public final class TestDisplay {
  /// The name of the screen, such as `:99`.
  public private(set) var name = ""

  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// Whether this machine has the programs that it needs.
  public static let isAvailable = ["/usr/bin/python3", "/usr/bin/Xvfb", "/usr/bin/dbus-daemon"]
    .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

  /// Starts one with a screen of a size in px.
  public init(width: Int = 1280, height: Int = 900) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("display.py")
    process.arguments = [script.path, "\(width)x\(height)"]
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    name = try read(String.self)
  }

  deinit {
    try? requests.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Sends a request by its name in `display.py`, and waits for the answer.
  public func request<Answer: Decodable>(
    _ what: String, _ values: [String: RequestValue] = [:], for _: Answer.Type = Answer.self
  ) throws -> Answer {
    var request = values
    request["do"] = .string(what)
    var line = try JSONEncoder().encode(request)
    line.append(UInt8(ascii: "\n"))
    try requests.fileHandleForWriting.write(contentsOf: line)
    return try read(Answer.self)
  }

  /// Sends a request without a result, and waits until it is done.
  public func perform(_ what: String, _ values: [String: RequestValue] = [:]) throws {
    _ = try request(what, values, for: RequestValue?.self)
  }

  /// The next bytes of the program's output; none at its end.
  ///
  /// A signal that interrupts the wait does not end it.
  private func next() -> Data {
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.read(answers.fileHandleForReading.fileDescriptor, &chunk, chunk.count)
      if count >= 0 { return Data(chunk[..<count]) }
      if errno != EINTR { return Data() }
    }
  }

  private func read<Answer: Decodable>(_: Answer.Type) throws -> Answer {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread = Data(unread[unread.index(after: end)...])
        let reply = try JSONDecoder().decode(Reply.self, from: line)
        if let error = reply.error { throw TestDisplayError(error) }
        return try JSONDecoder().decode(Wrapped<Answer>.self, from: line).result
      }
      let data = next()
      guard !data.isEmpty else { throw TestDisplayError("the test display has ended") }
      unread += data
    }
  }

  private struct Reply: Decodable {
    let error: String?
  }

  private struct Wrapped<Answer: Decodable>: Decodable {
    let result: Answer
  }
}

/// A value of a request or an answer.
public enum RequestValue: Hashable, Sendable, Codable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case list([RequestValue])
  case table([String: RequestValue])
  case null

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([RequestValue].self) {
      self = .list(value)
    } else {
      self = .table(try container.decode([String: RequestValue].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .table(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }
}

extension RequestValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  public init(arrayLiteral elements: RequestValue...) {
    self = .list(elements)
  }

  public init(dictionaryLiteral elements: (String, RequestValue)...) {
    self = .table(Dictionary(elements) { $1 })
  }
}
