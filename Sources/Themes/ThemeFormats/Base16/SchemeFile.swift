import ThemeModel
import ThemeSource

/// A base16 or base24 file as scalars with their locations, in both layouts: with the colors under
/// `palette`, or beside the names, as in the first years.
struct SchemeFile {
  /// A scalar, always read as text: `000000` is not a number.
  struct Scalar {
    let text: String
    let location: SourceLocation
  }

  /// The metadata of the file, by key.
  private(set) var fields: [(key: String, value: Scalar)] = []

  /// Its colors, by key as written.
  private(set) var colors: [(key: String, value: Scalar)] = []

  subscript(field key: String) -> Scalar? { fields.first { $0.key == key }?.value }

  /// The maximum number of bytes of a scheme.
  private static let sizeLimit = 256 * 1024

  /// Reads a file, appending its errors; `nil` if it cannot be read at all.
  init?(_ text: SourceText, findings: inout [Finding]) {
    guard text.bytes.count <= Self.sizeLimit else {
      findings.report(
        .error, .size, at: text.location(of: Self.sizeLimit..<text.bytes.count),
        "a scheme has at most 256 KiB")
      return nil
    }
    do throws(Finding) {
      guard case .mapping(let pairs, _)? = try YAMLNode(yaml: text) else {
        findings.report(
          .error, .yaml, at: text.location(of: 0..<0), "expected keys with values, 'name: ...'")
        return nil
      }
      read(pairs, in: text, isPalette: false, &findings)
    } catch {
      findings.append(error)
      return nil
    }
  }

  private mutating func read(
    _ pairs: [(key: YAMLNode, value: YAMLNode)], in text: SourceText, isPalette: Bool,
    _ findings: inout [Finding]
  ) {
    for (keyNode, value) in pairs {
      guard let key = keyNode.scalar else { continue }
      switch value {
      case .scalar(let string, let range):
        let entry = (key, Scalar(text: string, location: text.location(of: range)))
        if isPalette || SchemeFile.isColorKey(key) {
          colors.append(entry)
        } else {
          fields.append(entry)
        }
      case .mapping(let palette, _) where key == "palette" && !isPalette:
        read(palette, in: text, isPalette: true, &findings)
      default:
        findings.report(
          .error, .type, at: text.location(of: keyNode.range), "expected a text for '\(key)'")
      }
    }
  }

  /// Whether a key beside the names is a color: `base` and two hexadecimal digits.
  static func isColorKey(_ key: String) -> Bool { SchemePalette.number(of: key) != nil }
}
