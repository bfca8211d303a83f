import ThemeCSS
import ThemeSource

/// The changes that make variables of named colors.
struct NamedColorEdits {
  private let plan: NamedColorPlan
  private let sheet: CSSStylesheet

  /// What ends the lines of the stylesheet.
  private let lineEnd: String

  init(_ plan: NamedColorPlan, _ sheet: CSSStylesheet) {
    (self.plan, self.sheet) = (plan, sheet)
    lineEnd = sheet.text.bytes.contains(0x0d) ? "\r\n" : "\n"
  }

  /// The first place of a name, in the file itself if it is there and not only in one that is
  /// imported.
  func first(of name: [UInt8]) -> SourceLocation? {
    let own = plan.runs.joined().lazy.filter { $0.name == name }.map { sheet.location(of: $0.head) }
    let uses = (plan.uses[name] ?? []).lazy.map { sheet.location(of: $0) }
    guard let first = own.first ?? uses.first else { return nil }
    let file = sheet.text.location(of: 0..<0).file
    if first.file == file { return first }
    return own.first { $0.file == file } ?? uses.first { $0.file == file } ?? first
  }

  /// Whether a file defines or uses a name.
  func isUsed(_ name: [UInt8], in file: String) -> Bool {
    let definitions = plan.runs.joined().filter { $0.name == name }.map(\.head)
    return definitions.contains { sheet.location(of: $0).file == file }
      || (plan.uses[name] ?? []).contains { sheet.location(of: $0).file == file }
  }

  /// The changes for some names, in the order of the text.
  func changes(of names: [[UInt8]]) -> [Finding.Fix.Change] {
    let names = Set(names)
    let uses = names.flatMap { name in
      (plan.uses[name] ?? []).map { (sheet.location(of: $0), use(of: name)) }
    }
    let definitions = plan.runs.flatMap { run in
      run.split { !names.contains($0.name) }.flatMap(inOneFile).flatMap(block)
    }
    return (definitions + uses).sorted {
      ($0.0.file, $0.0.range.lowerBound) < ($1.0.file, $1.0.range.lowerBound)
    }
    .map { Finding.Fix.Change(replacing: $0, with: $1) }
  }

  /// The parts of a run that are in one file each: what is imported stands where its '@import' is.
  private func inOneFile(_ run: ArraySlice<NamedColorDefinition>) -> [[NamedColorDefinition]] {
    var parts: [[NamedColorDefinition]] = []
    var last: String?
    for definition in run {
      let file = sheet.location(of: definition.head).file
      if file == last {
        parts[parts.count - 1].append(definition)
      } else {
        parts.append([definition])
      }
      last = file
    }
    return parts
  }

  private func use(of name: [UInt8]) -> String {
    "var(\(String(decoding: plan.variable(of: name), as: UTF8.self)))"
  }

  /// One block for definitions that stand together.
  private func block(_ run: [NamedColorDefinition]) -> [(SourceLocation, String)] {
    run.indices.flatMap { index in
      let definition = run[index]
      let name = String(decoding: plan.variable(of: definition.name), as: UTF8.self)
      let indent = indent(before: definition)
      let opening = index == 0 ? ":root {\(lineEnd)\(indent)  " : "  "
      var changes = [(sheet.location(of: definition.head), "\(opening)\(name):")]
      let followers = plan.followers(of: definition.name).map { follower in
        "\(lineEnd)\(indent)  \(follower): var(\(name));"
      }
      let closing = index == run.count - 1 ? "\(lineEnd)\(indent)}" : ""
      if !closing.isEmpty || !followers.isEmpty {
        let end = sheet.tokens[definition.tokens.upperBound - 1]
        changes.append((sheet.location(of: end), ";\(followers.joined())\(closing)"))
      }
      return changes
    }
  }

  /// The space at the beginning of a definition's line.
  private func indent(before definition: NamedColorDefinition) -> String {
    let start = sheet.range(of: definition.tokens).lowerBound
    let bytes = sheet.text.bytes[..<start]
    let space = bytes.suffix(while: { $0 == 0x20 || $0 == 0x09 })
    let isWhole =
      space.startIndex == sheet.text.range.lowerBound
      || bytes[..<space.startIndex].last.map { $0 == 0x0a || $0 == 0x0d } == true
    return isWhole ? String(decoding: space, as: UTF8.self) : ""
  }
}

extension ArraySlice<UInt8> {
  /// The longest end all of whose bytes are as asked.
  fileprivate func suffix(while isMeant: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isMeant(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
