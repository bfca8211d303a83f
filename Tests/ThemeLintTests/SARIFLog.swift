import Foundation
import Testing

/// A reader of SARIF 2.1.0 that takes nothing but what its schema has, of the parts that occur
/// here.
struct SARIFLog {
  struct Result {
    let ruleID: String
    let ruleIndex: Int
    let level: String
    let message: String
    let uri: String
    let startLine, startColumn, endLine, endColumn: Int
    let replacement: String?
    let fingerprint: String
  }

  let columnKind: String
  let rules: [String]
  let results: [Result]

  init(parsing data: Data) throws {
    let log = try Object(JSONSerialization.jsonObject(with: data), ["$schema", "version", "runs"])
    #expect(try log.string("version") == "2.1.0")
    #expect(URL(string: try log.string("$schema"))?.scheme == "https")
    let run = try Object(log.array("runs")[0], ["tool", "columnKind", "results"])
    columnKind = try run.string("columnKind")
    let tool = try Object(run.value("tool"), ["driver"])
    let driver = try Object(tool.value("driver"), ["name", "version", "rules"])
    #expect(try driver.string("name") == "livery" && driver.string("version") == "1.2.3")
    rules = try driver.array("rules").map { rule in
      let rule = try Object(rule, ["id", "shortDescription", "help", "defaultConfiguration"])
      _ = try SARIFLog.text(rule.value("shortDescription"))
      let help = try Object(rule.value("help"), ["text", "markdown"])
      #expect(try !help.string("text").isEmpty && help.string("markdown").hasPrefix("Finds "))
      let level = try Object(rule.value("defaultConfiguration"), ["level"]).string("level")
      #expect(["none", "note", "warning", "error"].contains(level))
      return try rule.string("id")
    }
    results = try run.array("results").map(SARIFLog.result)
  }

  private static func result(_ value: Any) throws -> Result {
    let result = try Object(
      value,
      ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints", "fixes"],
      optional: ["fixes"])
    let level = try result.string("level")
    #expect(["none", "note", "warning", "error"].contains(level))
    let location = try Object(result.array("locations")[0], ["physicalLocation"])
    let place = try Object(location.value("physicalLocation"), ["artifactLocation", "region"])
    let region = try region(place.value("region"))
    return Result(
      ruleID: try result.string("ruleId"), ruleIndex: try result.integer("ruleIndex"), level: level,
      message: try text(result.value("message")),
      uri: try uri(place.value("artifactLocation")), startLine: region[0], startColumn: region[1],
      endLine: region[2], endColumn: region[3],
      replacement: try result.has("fixes") ? fix(result.array("fixes")[0]) : nil,
      fingerprint: try Object(result.value("partialFingerprints"), ["ruleFileMessage/v1"])
        .string("ruleFileMessage/v1"))
  }

  private static func fix(_ value: Any) throws -> String {
    let fix = try Object(value, ["description", "artifactChanges"])
    _ = try text(fix.value("description"))
    let change = try Object(fix.array("artifactChanges")[0], ["artifactLocation", "replacements"])
    _ = try uri(change.value("artifactLocation"))
    let replacement = try Object(
      change.array("replacements")[0], ["deletedRegion", "insertedContent"])
    _ = try region(replacement.value("deletedRegion"))
    return try text(replacement.value("insertedContent"))
  }

  private static func region(_ value: Any) throws -> [Int] {
    let keys = ["startLine", "startColumn", "endLine", "endColumn"]
    let region = try Object(value, keys)
    let numbers = try keys.map(region.integer)
    #expect(numbers.allSatisfy { $0 >= 1 })
    return numbers
  }

  private static func text(_ value: Any) throws -> String {
    try Object(value, ["text"]).string("text")
  }

  private static func uri(_ value: Any) throws -> String {
    let uri = try Object(value, ["uri"]).string("uri")
    #expect(URL(string: uri) != nil, "\(uri)")
    return uri
  }

  /// An object whose keys are known.
  private struct Object {
    let members: [String: Any]

    init(_ value: Any, _ keys: [String], optional: [String] = []) throws {
      members = try #require(value as? [String: Any])
      #expect(Set(members.keys).isSubset(of: keys))
      #expect(Set(keys).subtracting(optional).isSubset(of: members.keys))
    }

    func has(_ key: String) -> Bool { members[key] != nil }
    func value(_ key: String) throws -> Any { try #require(members[key]) }
    func string(_ key: String) throws -> String { try #require(members[key] as? String) }
    func integer(_ key: String) throws -> Int { try #require(members[key] as? Int) }
    func array(_ key: String) throws -> [Any] { try #require(members[key] as? [Any]) }
  }
}
