import Foundation
import Testing

@testable import ThemeSource

/// What is encoded and decoded, judged by Foundation's JSON.
@Suite struct JSONCodingTests {
  /// A value of each kind that Swift knows a way of its own for.
  private struct Sample: Codable, Hashable {
    enum Result: Codable, Hashable {
      case done
      case failed(reason: String, status: Int32)
    }

    enum Role: String, Codable, CodingKeyRepresentable { case accent, window }

    struct Empty: Codable, Hashable {}

    var yes = true
    var text = "a \"quoted\" \\ line\nof \u{1} text, ä and 🎨"
    var small: Int8 = -128
    var whole = Int.min >> 11
    var byte: UInt8 = 255
    var word: UInt32 = .max
    var float: Float = 0.5
    var double = 0.1
    var tiny = Double.leastNonzeroMagnitude
    var none: Int?
    var some: Int? = 3
    var results = [Result.done, .failed(reason: "lost", status: -1)]
    var gaps = [1, nil, 3]
    var tables = ["b": [1.5], "a": []]
    var roles = [Role.accent: "#3584e4"]
    var numbers = [7: "seven"]
    var empty = Empty()
  }

  /// A class with a superclass, which encodes into a container of its own.
  private class Base: Codable {
    var base = 1
    init() {}
  }

  private final class Derived: Base {
    var own = [2]

    private enum Key: CodingKey { case own, nested, list }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      own = try container.decode([Int].self, forKey: .own)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      var lists = try list.nestedUnkeyedContainer()
      #expect(try lists.decode(String.self) == "inner")
      #expect(lists.isAtEnd)
      #expect(try list.decodeNil())
      #expect(try list.nestedContainer(keyedBy: Key.self).allKeys.isEmpty)
      #expect(list.isAtEnd && list.currentIndex == 3)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(own, forKey: .own)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      var lists = list.nestedUnkeyedContainer()
      try lists.encode("inner")
      try list.encodeNil()
      _ = list.nestedContainer(keyedBy: Key.self)
      #expect(list.count == 3)
      try super.encode(to: container.superEncoder())
      // A container may be asked for twice.
      container = encoder.container(keyedBy: Key.self)
      try container.encodeNil(forKey: .nested)
    }
  }

  private func foundation(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func encodesWhatFoundationEncodes() throws {
    #expect(try JSONValue(encoding: Sample()).line == foundation(Sample()))
    #expect(try JSONValue(encoding: Derived()).line == foundation(Derived()))
    #expect(try JSONValue(encoding: 3).line == "3")
    #expect(try JSONValue(encoding: [Double.infinity]).line == "[null]")
    #expect(try JSONValue(encoding: UInt64.max).line == "\(Double(UInt64.max))")
  }

  @Test func decodesWhatFoundationEncodes() throws {
    #expect(try Sample(json: Array(foundation(Sample()).utf8)) == Sample())
    let derived = try Derived(json: Array(foundation(Derived()).utf8))
    #expect(derived.own == [2] && derived.base == 1)
  }

  @Test(arguments: [
    (#"{"byte": 1"#, "line 1, column 1: "),
    (#"{"a": 1}"#, "line 1, column 1: expected the member 'yes', found object"),
    ("{\n\"yes\": 1}", "line 2, column 8: expected true or false, found integer"),
    (#"{"yes": true, "text": null}"#, "line 1, column 23: expected a string, found null"),
    (
      #"{"yes": true, "text": "", "small": 128}"#,
      "line 1, column 36: expected an integer in the range of Int8, found integer"
    ),
    ("[]", "line 1, column 1: expected an object, found array"),
  ])
  func saysWhatItExpected(_ text: String, _ message: String) throws {
    let error = #expect(throws: DecodingError.self) { try Sample(json: Array(text.utf8)) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.hasPrefix(message), "\(context.debugDescription)")
  }
}
