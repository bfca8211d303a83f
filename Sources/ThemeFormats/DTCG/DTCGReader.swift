import ThemeColor
import ThemeModel
import ThemeSource

/// Reads design tokens (Design Tokens Format 2025.10): a file of them, or a resolver that names
/// files.
///
/// Contexts of modifiers become traits: `light`, `dark` and high contrast by their names, others as
/// traits of the theme's own. `TokenName` says what becomes of a token's name.
struct DTCGReader {
  private let document: SourceDocument
  private var builder: ThemeBuilder
  private var files: TokenFiles

  static func read(_ text: ThemeText, _ context: ReadingContext) -> ThemeReading {
    var findings: [Finding] = []
    let document = text.document(findings: &findings)
    var builder = ThemeBuilder(id: context.id, text: text.text, extending: BuiltInTheme.base)
    builder.findings = findings
    var reader = DTCGReader(
      document: document, builder: builder,
      files: TokenFiles(folder: context.folder, trail: context.trail))
    if ResolverFile.isResolver(document.root) {
      reader.readResolver()
    } else {
      reader.readTokens()
    }
    let theme = reader.builder.build()
    var seen: Set<Finding> = []
    return ThemeReading(
      theme: theme, format: .dtcg, text: text.text,
      findings: reader.builder.findings.sortedByLocation().filter { seen.insert($0).inserted })
  }

  private mutating func readTokens() {
    builder.summary = document.root["$description"]?.string
    var reader = TokenFileReader()
    let group = reader.read(document.root)
    builder.findings += reader.findings
    set([resolve(group, [], isWhole: false, reporting: true)])
  }

  private mutating func readResolver() {
    let file = ResolverFile(document.root)
    builder.findings += file.findings
    if let name = file.name { builder.name = name }
    builder.summary = file.summary
    guard !file.findings.hasErrors else { return }
    openFiles(of: file)
    let choices = TokenChoices(file, where: matters(in: file), in: &builder)
    builder.findings += choices.findings + files.findings
    set(choices.all.map { resolve(merged($0.sources), $0.traits, reporting: true) })
  }

  /// Opens every file that the resolution order leads to, and reports those that cannot be read.
  private mutating func openFiles(of file: ResolverFile) {
    for step in file.steps {
      switch step {
      case .set(let sources):
        for source in sources { open(source, of: nil) }
      case .modifier(let modifier):
        for context in modifier.contexts {
          for source in context.sources { open(source, of: context) }
        }
      }
    }
  }

  /// Opens a file.
  ///
  /// The file of a set is required. A context whose file is missing cannot be chosen; the others
  /// still can.
  private mutating func open(_ source: SourceNode, of context: ResolverFile.Context?) {
    guard let reference = source["$ref"] else { return }
    switch files.tokens(reference.string ?? "") {
    case .found: break
    case .missing(let message):
      let end = context.map { "; '\($0.name)' is left out" } ?? ""
      builder.findings.report(
        context == nil ? .error : .warning, .file, at: reference.location, message + end)
    case .refused(let message):
      builder.findings.report(.error, .file, at: reference.location, message)
    }
  }

  /// The tokens of several sources, of which the later win.
  private mutating func merged(_ sources: [SourceNode]) -> TokenGroup {
    var whole = TokenGroup()
    for source in sources {
      if let group = tokens(of: source) { whole.merge(group) }
    }
    return whole
  }

  private mutating func tokens(of source: SourceNode) -> TokenGroup? {
    if let reference = source["$ref"] { return files.tokens(reference.string ?? "").group }
    var reader = TokenFileReader()
    let group = reader.read(source)
    builder.findings += reader.findings
    return group
  }

  private mutating func resolve(
    _ group: TokenGroup, _ traits: TraitSet, isWhole: Bool = true, reporting isReporting: Bool
  ) -> TokenValues {
    let expansion = TokenExpansion(group)
    let resolution = TokenResolution(expansion.entries, isWhole: isWhole)
    if isReporting {
      builder.findings += expansion.findings + resolution.findings
    }
    return TokenValues(traits: traits, resolution)
  }

  private mutating func set(_ values: [TokenValues]) {
    var tokens = TokenImport(values, files: files, text: document.text)
    tokens.set(in: &builder)
  }
}

extension DTCGReader {
  /// Of each step, which contexts can be read and change a color or a length: those of a size or a
  /// font need no trait.
  private mutating func matters(in file: ResolverFile) -> [[Bool]] {
    let normal = values(of: file, choosing: nil)
    var all: [[Bool]] = []
    for (index, step) in file.steps.enumerated() {
      guard case .modifier(let modifier) = step else {
        all.append([])
        continue
      }
      var matters: [Bool] = []
      for (context, own) in modifier.contexts.enumerated() {
        let isThere = own.sources.allSatisfy { $0["$ref"] == nil || tokens(of: $0) != nil }
        let isScheme = modifier.asksForScheme
        matters.append(
          isThere && (isScheme || values(of: file, choosing: (index, context)) != normal))
      }
      all.append(matters)
    }
    return all
  }

  /// The values where each modifier has its default, but one at most.
  private mutating func values(
    of file: ResolverFile, choosing chosen: (step: Int, context: Int)?
  ) -> TokenValues {
    var sources: [SourceNode] = []
    for (index, step) in file.steps.enumerated() {
      switch step {
      case .set(let own): sources += own
      case .modifier(let modifier):
        let context = chosen.flatMap { $0.step == index ? $0.context : nil } ?? modifier.order[0]
        sources += modifier.contexts[context].sources
      }
    }
    return resolve(merged(sources), [], reporting: false)
  }
}
