package import CommandLineKit
package import GTKKnowledge
import LiveryAdwaita
import LiveryGTK
import LiverySystem
package import ThemeFormats
import ThemeModel
package import ThemeProject
import ThemeSource

/// A theme that is to be painted.
package nonisolated struct RenderTheme: Sendable {
  package let id: String
  let name: String

  package let argument: String

  /// Its name in messages.
  package let shown: String

  /// The source for a worker: a file, or the ID of a built-in theme.
  package let source: String

  package let variants: [Variant]

  /// Their appearances, each once, as traits joined by `+`.
  var appearances: [String] {
    variants.map { Variant(appearance: $0.appearance) }.unique.map(\.appearance)
  }
}

/// The themes that are shown, and their variants.
package nonisolated struct WantedVariants: Sendable {
  package var matrix: Matrix

  /// Whether an appearance that a theme does not have is left out, instead of being an error.
  package var passesOverMissing: Bool

  /// The names in messages of files in a private folder.
  package var shown: [String: String] = [:]

  package init(_ matrix: Matrix, passesOverMissing: Bool = false) {
    (self.matrix, self.passesOverMissing) = (matrix, passesOverMissing)
  }

  /// Themes in all of their appearances.
  package init(themes: [String]) {
    self.init(Matrix([Matrix.Block(themes: themes)]))
  }
}

/// The themes that a command line names.
package struct RenderThemes {
  package private(set) var themes: [RenderTheme] = []

  /// The exit status for arguments that are not themes.
  package private(set) var status = Status.fine

  /// Whether no part of a theme may be left out.
  private let isStrict: Bool

  /// The names of some of the files in messages.
  private let shown: [String: String]

  /// Reads the themes, and reports unreadable ones; standard input is written to the folder.
  package init(
    _ variants: WantedVariants, as format: ThemeFormat?, on target: GTKRelease?, folder: String,
    isStrict: Bool = false
  ) throws {
    (self.isStrict, shown) = (isStrict, variants.shown)
    let library = ThemeLibrary.ofUser(on: target ?? Toolkit.release, paintedBy: Toolkit.release)
    let projects = ProjectConfigurations(saysWarnings: false)
    for (name, blocks) in variants.matrix.themes {
      let named = try ThemeArgument.expand(name, in: projects).filter { file in
        !file.isListed || !file.isExcluded
      }
      named.saySkippedLinks()
      let found = named.filter { !$0.isLinkedElsewhere }
      let parts = ThemeParts(of: found.filter(\.isListed).map(\.text), in: library, as: format)
      for argument in found where !argument.isListed || parts.whole(of: argument.text) == nil {
        try read(argument, in: blocks, variants.passesOverMissing, library, format, folder)
      }
    }
    if themes.isEmpty, status == .fine {
      throw PicturesError("there is no theme among what was named", .usage)
    }
  }

  private mutating func read(
    _ argument: ThemeArgument, in blocks: [Matrix.Block], _ passesOver: Bool,
    _ library: ThemeLibrary, _ format: ThemeFormat?, _ folder: String
  ) throws {
    var source = argument.text
    do {
      if let problem = argument.problem { throw ThemeFileError.unreadable(problem) }
      if let input = InheritedInput(source) {
        source = "\(folder)/theme" + (themes.isEmpty ? "" : "-\(themes.count)")
        let bytes = try input.read(upTo: ThemeLibrary.readLimit)
        try AtomicFile.write(bytes, to: source, isDurable: false)
      }
      let reading = try reading(of: argument, in: library, as: format, at: source)
      guard let theme = reading.theme else {
        try? FindingPrinter(stream: .error).write(reading.findings, of: reading.text)
        status = status.worse(.findings)
        return
      }
      guard reading.printDropped(isStrict: isStrict) else {
        status = status.worse(.findings)
        return
      }
      let variants = try variants(of: theme, in: blocks, passesOver || argument.isListed, argument)
      guard !variants.isEmpty else { return }
      try add(
        RenderTheme(
          id: theme.id, name: theme.name, argument: argument.text, shown: name(of: argument),
          source: source, variants: variants))
    } catch let error as any ExitError where !(error is PicturesError) {
      if let error = error as? ThemeFileError, argument.ignores(error) { return }
      Terminal.printError("\(error)".replacing(argument.text, with: name(of: argument)))
      status = status.worse(error.status)
    }
  }

  /// The name of an argument in messages.
  private func name(of argument: ThemeArgument) -> String {
    shown[argument.text] ?? argument.text
  }

  /// Reads a theme; if it has another name in messages, its findings use that name.
  private func reading(
    of argument: ThemeArgument, in library: ThemeLibrary, as format: ThemeFormat?, at source: String
  ) throws -> ThemeReading {
    guard let name = shown[argument.text], !RegularFile.isFolder(source) else {
      return try argument.read(in: library, as: format, at: source)
    }
    let bytes = try RegularFile.read(source, upTo: ThemeLibrary.readLimit)
    return try library.read(SourceText(file: name, bytes: bytes), path: source, as: format)
  }

  /// The requested variants; missing appearances that are skipped are reported.
  private func variants(
    of theme: Theme, in blocks: [Matrix.Block], _ passesOver: Bool, _ argument: ThemeArgument
  ) throws -> [Variant] {
    var missing: [String] = []
    do {
      let variants = try theme.variants(in: blocks) { wanted, error in
        guard passesOver else { throw PicturesError("\(error)", .usage) }
        if !missing.contains(wanted) { missing.append(wanted) }
      }
      try Matrix.check(variants.count + themes.reduce(0) { $0 + $1.variants.count })
      let what = variants.isEmpty ? "is skipped: it has" : "is shown in the others: it has"
      for wanted in missing {
        Terminal.say("'\(name(of: argument))' \(what) no appearance '\(wanted)'")
      }
      guard Set(variants.map(\.name)).count == variants.count else {
        throw PicturesError(
          "two looks of '\(theme.id)' have one name; rename its traits 'rtl', 'text-…' or 'accent-…'",
          .usage)
      }
      return variants
    } catch let problem as MatrixError {
      throw PicturesError("\(problem)", .usage)
    }
  }

  private mutating func add(_ theme: RenderTheme) throws {
    if let other = themes.first(where: { $0.id == theme.id }) {
      throw PicturesError(
        "'\(other.shown)' and '\(theme.shown)' both have the id '\(theme.id)' "
          + "and differ in nothing else", .usage)
    }
    guard !OutputName.reserved.contains(theme.id) else {
      throw PicturesError(
        "a theme cannot be called '\(theme.id)' here: it is a file of the output", .usage)
    }
    themes.append(theme)
  }
}
