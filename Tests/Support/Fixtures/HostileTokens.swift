/// Files of design tokens that are small and refer to a lot.
public enum HostileTokens {
  private static let value = "{\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}"

  /// Groups that each extend the one before, in a row.
  public static func groups(_ count: Int, reversed: Bool = false) -> String {
    let links = (1...count).map { "\"g\($0)\":{\"$extends\":\"{g\($0 - 1)}\"}" }
    return file(["\"g0\": {\"t\": {\"$value\": \(value)}}"] + links, reversed)
  }

  /// Aliases that each stand for the one before, in a row.
  public static func aliases(_ count: Int, reversed: Bool = false) -> String {
    let links = (1...count).map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }
    return file(["\"t0\": {\"$value\": \(value)}"] + links, reversed)
  }

  /// Aliases that lead back to the first.
  public static func loop(_ count: Int) -> String {
    file((0..<count).map { "\"t\($0)\": {\"$value\": \"{t\(($0 + 1) % count)}\"}" }, false)
  }

  /// A resolver with sets that each name the one before some times.
  public static func sets(_ count: Int, times: Int) -> String {
    let first = "\"s0\": {\"sources\": [{\"a\": {\"$type\": \"color\", \"$value\": \(value)}}]}"
    let others = (1...count).map { number in
      let source = "{\"$ref\": \"#/sets/s\(number - 1)\"}"
      let sources = Array(repeating: source, count: times).joined(separator: ", ")
      return "\"s\(number)\": {\"sources\": [\(sources)]}"
    }
    return """
      {"version": "2025.10", "sets": {\(([first] + others).joined(separator: ", "))},
      "resolutionOrder": [{"$ref": "#/sets/s\(count)"}]}
      """
  }

  /// Some of the worst, by the names that their files have.
  public static let files = [
    "aliases.tokens.json": aliases(4000, reversed: true), "groups.tokens.json": groups(8000),
    "loop.tokens.json": loop(4000), "sets.resolver.json": sets(60, times: 2),
  ]

  private static func file(_ members: [String], _ reversed: Bool) -> String {
    let members = reversed ? members.reversed() : members
    return "{\"$type\":\"color\",\(members.joined(separator: ","))}"
  }
}
