package import ArgumentParser

/// The manual page of a program, in the roff of man(7), made from the definitions of its commands.
package struct ManualPage {
  private let tool: CommandInfo
  private let notes: ManualNotes

  package init(of program: any ParsableCommand.Type) throws {
    tool = try CommandInfo.parse(program._dumpHelp())
    notes = try ManualNotes(of: tool.commandName)
  }

  package var text: String {
    let title = "\(tool.commandName) \(Version.current)"
    var page = Roff()
    page.request("TH", tool.commandName.uppercased(), "1", "", title, "User Commands")
    page.section("NAME")
    page.text("\(tool.commandName) - \(lowered(tool.abstract ?? ""))")
    page.section("SYNOPSIS")
    for command in tool.displayed { synopsis(of: command, to: &page) }
    page.section("DESCRIPTION")
    page.text(tool.discussion ?? "")
    page.section("COMMANDS")
    for command in tool.displayed { describe(command, to: &page) }
    page.section("EXIT STATUS", ManualPage.statuses.map { [String($0.rawValue), $1] })
    page.section("ENVIRONMENT", ManualPage.environment + notes.environment)
    page.section("FILES", notes.files)
    page.section("EXAMPLES", notes.examples)
    page.section("SEE ALSO")
    page.text(notes.related)
    return page.output
  }

  private static let statuses: [(Status, String)] = [
    (.fine, "Fine."),
    (.findings, "Findings: an error, or with --strict a warning; things compared differ."),
    (.usage, "The command line is wrong."),
    (.unrecognized, "No format was recognized: the file is empty, binary or not UTF-8."),
    (.unreadable, "A file could not be read."),
    (.unavailable, "A program or display that is needed is missing."),
    (.internalFault, "A fault of the program's own."),
    (.unwritable, "An output could not be written; what stood there is untouched."),
  ]

  private static let environment = [
    [
      "NO_COLOR", "If it is not empty, nothing is printed in color, unless --color says otherwise.",
    ],
    ["TERM", "If it is dumb, the same."],
    [
      "XDG_DATA_HOME",
      "The user's themes are in its folder livery/themes; ~/.local/share if unset.",
    ],
  ]

  private func synopsis(of command: CommandInfo, to page: inout Roff) {
    let words = command.ownArguments.map { argument in
      let word = argument.word
      let repeated = argument.isRepeating ? "\(word) ..." : word
      return argument.isOptional ? "[\(repeated)]" : repeated
    }
    page.request("B", "\(tool.commandName) \(command.commandName)")
    page.text(words.joined(separator: " "))
    page.request("br")
  }

  private func describe(_ command: CommandInfo, to page: inout Roff) {
    page.subsection("\(tool.commandName) \(command.commandName)")
    page.text(command.abstract ?? "")
    if let discussion = command.discussion, !discussion.isEmpty {
      page.request("PP")
      page.text(discussion)
    }
    for argument in command.ownArguments {
      let names = (argument.names ?? []).map(\.spelled).joined(separator: ", ")
      let value = argument.kind == "flag" ? "" : "<\(argument.valueName ?? "value")>"
      let label = [names, value].filter { !$0.isEmpty }.joined(separator: " ")
      let fallback = argument.defaultValue.map { " Default: \($0)." } ?? ""
      page.item(label, (argument.abstract ?? "") + fallback)
    }
  }

  private func lowered(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension CommandInfo.Argument {
  /// The argument as a synopsis shows it.
  fileprivate var word: String {
    let name = (names ?? []).first { $0.kind == "long" } ?? names?.first
    let value = "<\(valueName ?? "value")>"
    guard let name else { return value }
    return kind == "flag" ? name.spelled : "\(name.spelled) \(value)"
  }
}
