import ThemeModel
import ThemeSource
import Yams

/// A base16 or base24 file as scalars with their locations, in both layouts: colors under
/// `palette`, or beside the names as files of the first years have them.
struct SchemeFile {
  /// A scalar, always read as the text it is: `000000` is no number.
  struct Scalar {
    let text: String
    let location: SourceLocation
  }

  /// What the file says of itself, by key.
  private(set) var fields: [(key: String, value: Scalar)] = []

  /// Its colors, by key as written.
  private(set) var colors: [(key: String, value: Scalar)] = []

  subscript(field key: String) -> Scalar? { fields.first { $0.key == key }?.value }

  /// Reads a file, appending what is wrong with it; `nil` where it cannot be read at all.
  init?(_ text: SourceText, findings: inout [Finding]) {
    if let finding = YAMLGuard.finding(in: text) {
      findings.append(finding)
      return nil
    }
    guard let string = String(validating: text.bytes, as: UTF8.self) else {
      findings.report(.error, .yaml, at: text.location(of: 0..<0), "the file is not UTF-8")
      return nil
    }
    do {
      let parser = try Parser(yaml: string, resolver: .basic, encoding: .utf8)
      guard case .mapping(let root)? = try parser.singleRoot() else {
        findings.report(
          .error, .yaml, at: text.location(of: 0..<0), "expected keys with values, 'name: ...'")
        return nil
      }
      read(root, in: text, isPalette: false, &findings)
    } catch let error as YamlError {
      findings.append(Finding(error, in: text))
      return nil
    } catch {
      findings.report(.error, .yaml, at: text.location(of: 0..<0), "\(error)")
      return nil
    }
  }

  private mutating func read(
    _ mapping: Node.Mapping, in text: SourceText, isPalette: Bool,
    _ findings: inout [Finding]
  ) {
    var seen: Set<String> = []
    for (keyNode, value) in mapping {
      guard case .scalar(let keyScalar) = keyNode else { continue }
      let key = keyScalar.string
      let location = text.location(of: keyScalar)
      if !seen.insert(key).inserted {
        findings.report(.error, "syntax/duplicate-key", at: location, "'\(key)' stands here twice")
        continue
      }
      switch value {
      case .scalar(let scalar):
        let entry = (key, Scalar(text: scalar.string, location: text.location(of: scalar)))
        if isPalette || SchemeFile.isColorKey(key) {
          colors.append(entry)
        } else {
          fields.append(entry)
        }
      case .mapping(let palette) where key == "palette" && !isPalette:
        read(palette, in: text, isPalette: true, &findings)
      default:
        findings.report(.error, .type, at: location, "expected a text for '\(key)'")
      }
    }
  }

  /// Whether a key beside the names is a color: `base` and two hexadecimal digits.
  static func isColorKey(_ key: String) -> Bool {
    key.utf8.count == 6 && key.lowercased().hasPrefix("base")
      && key.dropFirst(4).allSatisfy(\.isHexDigit)
  }
}

extension SourceText {
  /// The location of a scalar, quotes included; YAML counts characters where Livery counts bytes.
  fileprivate func location(of scalar: Node.Scalar) -> SourceLocation {
    guard let mark = scalar.mark else { return location(of: 0..<0) }
    let start = offset(line: mark.line, character: mark.column)
    let quotes = scalar.style == .doubleQuoted || scalar.style == .singleQuoted ? 2 : 0
    return location(of: start..<min(start + scalar.string.utf8.count + quotes, bytes.count))
  }

  /// The offset of a character of a line, both from 1.
  fileprivate func offset(line number: Int, character: Int) -> Int {
    let line = line(number)
    var offset = line.startIndex
    var count = 1
    while offset < line.endIndex, count < character {
      offset += 1
      while offset < line.endIndex, line[offset] & 0xc0 == 0x80 { offset += 1 }
      count += 1
    }
    return offset
  }
}

extension Finding {
  /// What the YAML parser could not read.
  fileprivate init(_ error: YamlError, in text: SourceText) {
    var start = 0
    var message = "expected YAML"
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      start = text.offset(line: mark.line, character: mark.column)
      message = problem
    case .duplicatedKeysInMapping(let duplicates, let context):
      // Of keys that are no texts, which have no order, the parser gives any place.
      if !duplicates.contains("<uncovertable>") {
        start = text.offset(line: context.mark.line, character: context.mark.column)
      }
      message = "keys stand here twice: \(duplicates.sorted().joined(separator: ", "))"
    default: break
    }
    self.init(.error, .yaml, at: text.location(of: start..<start), message)
  }
}
