package import CommandLineKit
import LiverySystem
import ThemeModel
import ThemeProject
import ThemeSource

extension Script {
  /// Reads a script; all of its errors are thrown together.
  package init(path: String) throws(ScriptError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: Self.sizeLimit + 1)
    } catch {
      throw ScriptError(error.description, error.status)
    }
    guard bytes.count <= Self.sizeLimit, let text = String(validating: bytes, as: UTF8.self) else {
      throw ScriptError("\(path): a script is text of at most \(Self.sizeLimit / 1024) KiB")
    }
    try self.init(text, file: path)
  }

  init(_ text: String, file: String) throws(ScriptError) {
    var reader = ScriptReader()
    for (index, line) in text.split(separator: /\r?\n/, omittingEmptySubsequences: false)
      .enumerated()
    {
      reader.read(line, number: index + 1)
    }
    guard reader.problems.isEmpty else {
      throw ScriptError(
        reader.problems.map { "\(file.escapingControls):\($0.line): error: \($0.message)" }
          .joined(separator: "\n"))
    }
    self.init(file: file, steps: reader.steps)
  }
}

/// The errors in a script, a line for each.
package nonisolated struct ScriptError: ExitError {
  package let description: String
  package let status: Status

  init(_ description: String, _ status: Status = .unrecognized) {
    (self.description, self.status) = (description, status)
  }
}

/// Reads the lines of a script: a verb, followed by a text in quotes, a key or a name.
private nonisolated struct ScriptReader {
  var steps: [(line: Int, step: ScriptStep)] = []
  var problems: [(line: Int, message: String)] = []
  private var pictures: Set<String> = []

  private struct Problem: Error {
    let message: String
  }

  private static let verbs = ["press", "open menu", "wait", "type", "key", "picture"]

  mutating func read(_ line: Substring, number: Int) {
    let words = line.drop(while: \.isWhitespace)
    guard let first = words.first, first != "#" else { return }
    do throws(Problem) {
      let step = try step(words)
      guard steps.count < Script.stepLimit else {
        throw Problem(message: "a script has at most \(Script.stepLimit) steps")
      }
      steps.append((number, step))
    } catch {
      // The error about too many steps is reported once.
      if problems.last?.message != error.message { problems.append((number, error.message)) }
    }
  }

  private mutating func step(_ words: Substring) throws(Problem) -> ScriptStep {
    guard let verb = Self.verbs.first(where: { words.hasPrefix($0) && isEnd(of: $0, in: words) })
    else {
      let word = String(words.prefix { !$0.isWhitespace })
      throw Problem(
        message: "no step is called '\(word)'"
          + (NameSuggestion.nearest(to: word, among: Self.verbs).map(NameSuggestion.hint)
            ?? "; expected \(Self.verbs.joined(separator: ", "))"))
    }
    let rest = words.dropFirst(verb.count).drop(while: \.isWhitespace)
    switch verb {
    case "press": return .press(try text(rest, after: verb))
    case "open menu": return .openMenu(try text(rest, after: verb))
    case "wait": return .wait(try text(rest, after: verb))
    case "type": return .type(try text(rest, after: verb))
    case "key": return .key(try key(rest))
    default: return .picture(try picture(rest))
    }
  }

  private func isEnd(of verb: String, in words: Substring) -> Bool {
    words.dropFirst(verb.count).first.map(\.isWhitespace) ?? true
  }

  /// A text in double quotes, with `\"` and `\\` as escapes, up to the end of the line.
  private func text(_ rest: Substring, after verb: String) throws(Problem) -> String {
    let expected = Problem(
      message: "expected a text in double quotes after '\(verb)', such as: \(verb) \"Save\"")
    guard rest.first == "\"" else { throw expected }
    var (text, next) = ("", rest.dropFirst())
    while let character = next.popFirst() {
      if character == "\"" {
        try expectEnd(next)
        guard (1...Script.textLimit).contains(text.count) else {
          throw Problem(message: "expected a text of 1 to \(Script.textLimit) letters")
        }
        return text
      }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = next.popFirst(), "\"\\".contains(escaped) else {
        throw Problem(message: "expected a quote or another backslash after a backslash")
      }
      text.append(escaped)
    }
    throw Problem(message: "the text has no closing quote")
  }

  private func key(_ rest: Substring) throws(Problem) -> KeyCombination {
    let word = rest.prefix { !$0.isWhitespace }
    guard let key = KeyCombination(String(word)) else {
      throw Problem(
        message: "expected a key such as F10, Escape or ctrl+shift+f, not '\(word)'")
    }
    try expectEnd(rest.dropFirst(word.count))
    return key
  }

  private mutating func picture(_ rest: Substring) throws(Problem) -> String {
    let name = String(rest.prefix { !$0.isWhitespace })
    guard DeclaredApp.isName(name) else {
      throw Problem(
        message: "expected a name of up to 64 letters, digits, '-', '_' and '.' after 'picture'")
    }
    try expectEnd(rest.dropFirst(name.count))
    guard pictures.insert(name.lowercased()).inserted else {
      throw Problem(message: "there is a picture '\(name)' already")
    }
    return name
  }

  /// Only a comment may follow a step.
  private func expectEnd(_ rest: Substring) throws(Problem) {
    let rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first, first != "#" else { return }
    throw Problem(message: "expected the end of the line, not '\(rest.prefix(40))'")
  }
}
