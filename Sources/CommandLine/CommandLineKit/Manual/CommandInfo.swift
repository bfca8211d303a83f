import FoundationEssentials

/// A command as ArgumentParser describes it, in the output of `--experimental-dump-help`.
struct CommandInfo: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool?
  let arguments: [Argument]?
  let subcommands: [CommandInfo]?

  struct Argument: Decodable {
    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let defaultValue: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
  }

  struct Name: Decodable {
    let kind: String
    let name: String

    /// The name with its dashes.
    var spelled: String { (kind == "long" ? "--" : "-") + name }
  }

  private struct Tool: Decodable {
    let command: CommandInfo
  }

  /// Reads the JSON that the argument parser prints.
  static func parse(_ json: String) throws -> CommandInfo {
    try JSONDecoder().decode(Tool.self, from: Data(json.utf8)).command
  }
}

extension CommandInfo {
  /// The commands that users see, without `help`.
  var displayed: [CommandInfo] {
    (subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  /// The arguments of the command alone; every command has `--help` and `--version`.
  var ownArguments: [Argument] {
    (arguments ?? []).filter { argument in
      argument.shouldDisplay && !["help", "version"].contains(argument.valueName)
    }
  }
}
