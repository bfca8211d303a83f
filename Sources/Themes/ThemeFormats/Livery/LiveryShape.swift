import ThemeModel
import ThemeSource

/// How similar to a Livery theme a file without a version is: `[colors]` and `[palette]` occur in
/// the files of many programs.
struct LiveryShape {
  /// The tables that only Livery has, and how each is recognized.
  private static let tables: [(name: String, isKnown: @Sendable (SourceNode) -> Bool)] = [
    ("colors", { ColorRole(name: $0.keyBytes) != nil }),
    ("styles", { Component(name: $0.keyBytes.prefix { !" :".utf8.contains($0) }) != nil }),
    ("metrics", { Metric(rawValue: $0.key) != nil }),
    ("fonts", { FontName(rawValue: $0.key) != nil }),
    ("extra", { $0.key == "css" }),
  ]

  let recognition: ThemeFormat.Recognition

  init(_ root: SourceNode) {
    let keys = root.children.map(\.key)
    var (known, other) = (0, keys.count { !ThemeReader.keys.contains($0) })
    let isWhole = other == 0
    for table in LiveryShape.tables {
      for member in root[table.name].map({ Array($0.children) }) ?? [] {
        if table.isKnown(member) { known += 1 } else { other += 1 }
      }
    }
    if known > 0, known >= other {
      recognition = .likely
    } else if isWhole, other == 0, keys.contains(where: LiveryShape.titles.contains) {
      recognition = .faint
    } else {
      recognition = .no
    }
  }

  /// The keys that identify a theme without any other content yet.
  private static let titles = [
    "name", "summary", "extends", "author", "license", "colors", "styles", "custom-colors",
  ]
}
