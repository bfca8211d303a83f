import ThemeColor
import ThemeModel
import ThemeSource

/// A palette's file as names with colors, whatever objects are around them.
///
/// Generators put names inside schemes or schemes inside names, and put colors into objects of
/// their own: `colors.dark.primary`, `colors.primary.dark`, `colors.primary.dark.color`,
/// `dark.primary`. On the path to a color, words for schemes give its scheme, meaningless words are
/// left out, and the others are its name.
struct PaletteFile {
  /// The scheme that a path names.
  enum Part: Hashable {
    case scheme(Appearance.Scheme)
    /// The scheme for which the palette was made; it repeats the colors of light or dark.
    case preferred
    /// No scheme, so that the color is for every one.
    case all
  }

  struct Color {
    let name: String
    let part: Part
    let color: ThemeColor.Color
    let location: SourceLocation
  }

  /// This keeps names inside long names from taking too much memory.
  private static let nameLimit = 256

  let table: PaletteTable
  private(set) var colors: [Color] = []
  private(set) var texts: [Palette.Text] = []
  private(set) var findings: [Finding] = []

  /// The names of values that begin like a color and are invalid.
  private(set) var namesWithoutColor: [String] = []
  private var known: [Key: ThemeColor.Color] = [:]

  private struct Key: Hashable {
    let name: String
    let part: Part
  }

  /// Reads a file, with a location for each color and each invalid one.
  init(_ root: SourceNode, table: PaletteTable) {
    self.table = table
    read(root, [], .all)
  }

  func color(_ name: String, in part: Part) -> ThemeColor.Color? {
    known[Key(name: name, part: part)]
  }

  private mutating func read(_ node: SourceNode, _ path: [String], _ part: Part) {
    for child in node.children {
      let key = child.key
      let inner = PaletteFile.part(key) ?? part
      let isName = PaletteFile.part(key) == nil && !PaletteFile.isFrame(key, at: path)
      let name = isName ? path + [key] : path
      guard name.reduce(0, { $0 + $1.utf8.count }) <= PaletteFile.nameLimit else {
        findings.report(
          .error, .size, at: child.keyLocation,
          "a name has at most \(PaletteFile.nameLimit) bytes, including the names around it"
        )
        continue
      }
      if child.kind == .table {
        read(child, name, inner)
      } else {
        // A word for groups of colors may also be the name of a color: `{"light": "#ffffff"}`.
        readValue(child, name.isEmpty ? key : name.joined(separator: "."), inner)
      }
    }
  }

  private mutating func readValue(_ node: SourceNode, _ name: String, _ part: Part) {
    guard let content = node.content else {
      if table.contains(name) {
        findings.report(.error, .type, at: node.location, "\(PaletteColor.expectation), in quotes")
      }
      return
    }
    // A palette may be called 'facade' or '#1'.
    let isText = name == "name"
    if !isText, let color = PaletteColor.color(content) {
      let key = Key(name: name, part: part)
      guard known[key] == nil else {
        return findings.report(
          .warning, "syntax/duplicate-key", at: node.location,
          "'\(name)' is here twice; the first color counts")
      }
      known[key] = color
      colors.append(Color(name: name, part: part, color: color, location: node.location))
    } else if !isText, table.contains(name) || content.first == UInt8(ascii: "#") {
      if content.first == UInt8(ascii: "#") { namesWithoutColor.append(name) }
      findings.report(
        .error, .notAColor, at: node.location,
        "\(PaletteColor.expectation) for '\(name)', not '\(String(decoding: content, as: UTF8.self))'"
      )
    } else {
      let text = String(decoding: content, as: UTF8.self)
      texts.append(Palette.Text(name: name, text: text, location: node.location))
    }
  }

  private static func part(_ key: String) -> Part? {
    switch key {
    case "light": .scheme(.light)
    case "dark": .scheme(.dark)
    case "default": .preferred
    default: nil
    }
  }

  /// Whether a key is around colors and not part of their names.
  private static func isFrame(_ key: String, at path: [String]) -> Bool {
    path.isEmpty ? ["colors", "special", "schemes"].contains(key) : key == "color"
  }
}
