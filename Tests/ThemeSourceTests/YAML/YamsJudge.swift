import Fixtures
import ThemeSource
import Yams

/// What Yams reads in a text, which is right about YAML.
enum YamsJudge {
  /// What we say otherwise than Yams of a text, in words; `nil` where both agree.
  ///
  /// Both refuse the same texts for the same reason, and else read the same values at the same
  /// places.
  static func disagreement(on string: String) -> String? {
    let text = SourceText(file: "t", string)
    let ours = Result { () throws(Finding) in try YAMLNode(yaml: text) }
    do {
      let parser = try Parser(yaml: string, resolver: .basic, encoding: .utf8)
      let theirs = try parser.singleRoot()
      switch ours {
      case .failure(let finding): return "only we refuse it: \(finding)"
      case .success(let node): return difference(node, theirs, in: Lines(text.bytes))
      }
    } catch {
      guard case .failure(let finding) = ours else { return "only Yams refuses it: \(error)" }
      return finding.message == message(of: error) ? nil : "\(finding) is '\(error)'"
    }
  }

  /// Whether we refuse a text whatever Yams says: anchors and such are not read.
  static func isRefused(_ string: String) -> Bool {
    do throws(Finding) {
      _ = try YAMLNode(yaml: SourceText(file: "t", string))
      return false
    } catch {
      return error.message.hasPrefix("anchors, aliases and tags")
        || error.message.hasPrefix("values nest")
    }
  }

  private static func message(of error: any Error) -> String {
    switch error as? YamlError {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let names, _):
      "keys are here twice: "
        + names.filter { $0 != "<uncovertable>" }.sorted().joined(separator: ", ")
    case .reader: "expected YAML, which has no control characters"
    default: "\(error)"
    }
  }

  private static func difference(_ ours: YAMLNode?, _ theirs: Node?, in lines: Lines) -> String? {
    switch (ours, theirs) {
    case (nil, nil): return nil
    case (.scalar(let text, let range), .scalar(let scalar)):
      if text != scalar.string { return "'\(text)' is '\(scalar.string)'" }
      guard let mark = scalar.mark, let place = lines.place(at: range.lowerBound) else {
        return nil
      }
      return place == (mark.line, mark.column)
        ? nil : "'\(text)' at \(place) stands at \(mark.line):\(mark.column)"
    case (.sequence(let ours, _), .sequence(let theirs)):
      guard ours.count == theirs.count else { return "\(ours.count) elements of \(theirs.count)" }
      return zip(ours, theirs).lazy.compactMap { difference($0, $1, in: lines) }.first
    case (.mapping(let ours, _), .mapping(let theirs)):
      guard ours.count == theirs.count else { return "\(ours.count) keys of \(theirs.count)" }
      return zip(ours, theirs).lazy.compactMap { ours, theirs in
        difference(ours.key, theirs.key, in: lines)
          ?? difference(ours.value, theirs.value, in: lines)
      }.first
    default: return "\(String(describing: ours)) is \(String(describing: theirs))"
    }
  }

  /// Lines and columns as YAML 1.1 counts them: characters, and more than two kinds of breaks.
  private struct Lines {
    private var places: [Int: (line: Int, column: Int)] = [:]

    init(_ bytes: [UInt8]) {
      var (line, column, offset) = (1, 1, 0)
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        places[offset] = (line, column)
        offset += UTF8.width(scalar)
        column += 1
        guard "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) else { continue }
        if scalar == "\r", offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { continue }
        (line, column) = (line + 1, 1)
      }
    }

    /// `nil` at the end of the text, which libyaml counts as a line of its own.
    func place(at offset: Int) -> (line: Int, column: Int)? { places[offset] }
  }
}
