import GTKKnowledge
import LiverySystem
import ThemeCSS
package import ThemeFormats
import ThemeLint
package import ThemeSource

/// The stylesheets of a run that import each other, which share the names of their colors.
///
/// GTK reads them as one, so a name that one of them defines becomes a variable in all of them at
/// once.
package struct ImportGroup: Sendable {
  /// A stylesheet of the group.
  package struct Part: Sendable {
    /// Its path with links followed.
    let real: String

    /// What the locations in findings call it.
    let file: String

    /// Its text with variables in place of the names.
    var text: SourceText

    /// What counts of it before the names change.
    let findings: [Finding]
  }

  /// The path of the stylesheet that imports the others, as the run names it.
  package let importer: String

  /// That stylesheet first.
  private(set) var parts: [Part]

  /// A stylesheet of a run.
  package struct Candidate: Sendable {
    package let path: String
    let reading: ThemeReading

    /// What its text is to be before the names change; that of the file if nothing is merged into
    /// it.
    let text: SourceText

    /// Creates a candidate; `nil` for what is no stylesheet.
    package init?(_ reading: ThemeReading, at path: String, as merged: SourceText?) {
      guard reading.format == .gtkCSS, reading.stylesheet != nil, !reading.isNamedForGTK3 else {
        return nil
      }
      (self.path, self.reading, text) = (path, reading, merged ?? reading.text)
    }
  }

  /// The part with a path; `nil` if it is none of the group.
  package func part(at path: String) -> Part? {
    let real = RegularFile.realPath(path)
    return parts.first { $0.real == real }
  }

  /// A library that reads the texts of all parts in place of their files.
  func library(_ library: ThemeLibrary) -> ThemeLibrary {
    var library = library
    for part in parts { library.texts[part.real] = part.text.bytes }
    return library
  }

  /// The groups among the stylesheets of a run: each has one stylesheet that imports all others.
  package static func candidates(among all: [Candidate]) -> [[Candidate]] {
    let files = Dictionary(
      all.compactMap { candidate in RegularFile.realPath(candidate.path).map { ($0, candidate) } },
      uniquingKeysWith: { first, _ in first })
    let imported = all.flatMap { $0.reading.stylesheet?.imports ?? [] }.map(\.path)
    let importers = files.filter { path, candidate in
      candidate.reading.stylesheet?.imports.isEmpty == false && !imported.contains(path)
    }
    var owners: [String: Int] = [:]
    for candidate in importers.values {
      for each in candidate.reading.stylesheet?.imports ?? [] {
        owners[each.path, default: 0] += 1
      }
    }
    return all.compactMap { candidate in
      guard let real = RegularFile.realPath(candidate.path), importers[real] != nil,
        let sheet = candidate.reading.stylesheet, sheet.isWhole, sheet.darkCondition == nil
      else { return nil }
      let parts = sheet.imports.compactMap { owners[$0.path] == 1 ? files[$0.path] : nil }
      return parts.count == sheet.imports.count ? [candidate] + parts : nil
    }
  }
}

extension Modernizer {
  /// The stylesheets with variables in place of the names that they share; `nil` if they share
  /// none, or if one of the names has to stay for another stylesheet.
  ///
  /// - Parameters:
  ///   - candidates: The stylesheets, first the one that imports the others.
  ///   - removed: The real paths of the stylesheets that are removed with the change.
  /// - Returns: The group.
  /// - Throws: An error if what it becomes cannot be read.
  package func group(_ candidates: [ImportGroup.Candidate], removing removed: Set<String>) throws
    -> ImportGroup?
  {
    guard target.has(.customProperties), let first = candidates.first,
      let sheet = first.reading.stylesheet
    else { return nil }
    let names = [first.reading.text.file] + sheet.imports.map(\.file)
    let reals = candidates.compactMap { RegularFile.realPath($0.path) }
    guard reals.count == candidates.count, Set(reals).count == reals.count else {
      return nil
    }
    let old = ImportGroup(
      importer: first.path,
      parts: zip(zip(reals, names), candidates).map { places, candidate in
        ImportGroup.Part(
          real: places.0, file: places.1,
          text: SourceText(file: places.1, bytes: candidate.text.bytes), findings: [])
      })
    let before = try read(old)
    let findings = check(before, at: first.path)
    let made = findings.filter { $0.rule == Linter.colorNameRule && $0.fix != nil }
    let shared = Set(made.filter { $0.fix?.isSafe == false }.map(\.location.file))
    guard shared.count > 1, !isUsedElsewhere(made, than: reals, removed) else { return nil }
    let new = ImportGroup(
      importer: first.path,
      parts: old.parts.map { part in
        let own = made.filter { $0.location.file == part.file }
        return ImportGroup.Part(
          real: part.real, file: part.file,
          text: part.text.applying(own.compactMap(\.fix).flatMap(\.edits)),
          findings: findings.filter { $0.location.file == part.file })
      })
    guard new.parts.allSatisfy({ $0.text.bytes.count < ThemeLibrary.readLimit }) else { return nil }
    let after = try read(new)
    let errors = { (findings: [Finding]) in findings.count { $0.severity == .error } }
    guard after.stylesheet?.isWhole == true,
      errors(check(after, at: first.path)) <= errors(findings),
      ValueComparison(before, after).differences(on: target).isEmpty
    else { return nil }
    return new
  }

  /// Reads the first stylesheet of a group with all that it imports.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - text: The text of one of its parts, in place of the one that it has.
  ///   - part: That part.
  /// - Returns: What the stylesheets are together.
  /// - Throws: An error if they cannot be read.
  func read(
    _ group: ImportGroup, with text: SourceText? = nil, as part: ImportGroup.Part? = nil
  ) throws -> ThemeReading {
    var library = group.library(library)
    if let text, let part { library.texts[part.real] = text.bytes }
    let first = group.parts[0]
    let own = part?.real == first.real ? text : nil
    return try library.read(own ?? first.text, path: group.importer, as: .gtkCSS)
  }

  /// The findings of all parts of a group that count.
  private func check(_ reading: ThemeReading, at path: String) -> [Finding] {
    configuration.applied(
      to: Linter.check(
        reading, target: target, vocabularies: configuration.vocabularies(of: path),
        sharesNames: true), of: path
    ).compactMap(Self.meant)
  }

  /// Whether a stylesheet around the group uses a name that would go.
  private func isUsedElsewhere(
    _ made: [Finding], than reals: [String], _ removed: Set<String>
  ) -> Bool {
    let names = Set(made.filter { $0.fix?.isSafe == false }.flatMap(\.colorNames))
    return reals.contains { real in
      StylesheetNeighbors(of: real)?.user(of: names, besides: removed.union(reals)) != nil
    }
  }
}
