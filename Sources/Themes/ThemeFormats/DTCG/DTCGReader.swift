import LiverySystem
import ThemeModel
import ThemeSource

/// Reads design tokens (Design Tokens Format 2025.10): a file of them, or a resolver that names
/// files; also those of Style Dictionary 3 and Tokens Studio.
///
/// Contexts of modifiers become traits: `light`, `dark` and high contrast by their names, others as
/// the theme's own traits. `TokenName` maps the names of tokens.
struct DTCGReader {
  let document: SourceDocument
  private var builder: ThemeBuilder
  private var files: TokenFiles
  let budget: ReadingBudget

  /// The tokens for roles that the file's project names.
  private let roles: TokenRoles
  let rolePaths: Set<TokenPath>

  /// The notation of the tokens, if the file as a whole determines it.
  private var dialect: TokenDialect?

  /// The groups of the objects inside the resolver itself.
  private var inline: [SourceNode: TokenGroup] = [:]
  private var reported: Set<Finding> = []

  /// The errors in tokens, which are reported as errors only if roles use the tokens.
  private var faults: [TokenFault] = []
  private var known: Set<TokenFault> = []
  private var used: Set<SourceNode> = []

  static func read(_ text: ThemeText, _ context: ReadingContext) -> ThemeReading {
    var findings: [Finding] = []
    let document = text.document(findings: &findings)
    var reader = DTCGReader(document, context)
    reader.report(findings + reader.roles.findings)
    if ResolverFile.isResolver(document.root) {
      reader.readResolver()
    } else if DTCGReader.isOfFolder(document.root) {
      reader.readFolder()
    } else if TokenDialect(document.root) == .text,
      let sets = TokenSets(document.root, reader.budget)
    {
      reader.read(sets)
    } else {
      reader.readTokens()
    }
    let theme = reader.budget.isSpent ? nil : reader.builder.build()
    return ThemeReading(
      theme: theme, format: .dtcg, text: text.text,
      findings: reader.builder.findings.sortedByLocation())
  }

  private init(_ document: SourceDocument, _ context: ReadingContext) {
    self.document = document
    budget = context.budget
    roles = context.tokenRoles()
    rolePaths = Set(roles.entries.map(\.path))
    for file in roles.files { context.trail.note(file) }
    builder = ThemeBuilder(
      id: context.id, text: document.text, extending: context.base, budget: budget)
    files = TokenFiles(context)
  }

  /// Adds findings, each once, even if several choices of contexts lead to it.
  private mutating func report(_ findings: [Finding]) {
    for finding in findings where reported.insert(finding).inserted {
      builder.findings.append(finding)
    }
  }

  /// Keeps faults until it is known which tokens roles use.
  private mutating func collect(_ found: [TokenFault]) {
    faults += found.filter { known.insert($0).inserted }
  }

  private mutating func readTokens() {
    builder.summary = document.root["$description"]?.string
    let group = group(of: document.root)
    set([resolve([group], [], isWhole: false, reporting: true)])
  }

  private mutating func readResolver() {
    let file = ResolverFile(document.root, budget)
    report(file.findings)
    if let name = file.name { builder.name = name }
    builder.summary = file.summary
    guard !file.findings.hasErrors, !budget.isSpent else { return }
    openFiles(of: file)
    read(file.steps, in: { $0 })
  }

  /// Whether a file names sets of Tokens Studio in other files: `$themes.json` is an array of
  /// themes, `$metadata.json` has the order of the sets.
  static func isOfFolder(_ root: SourceNode) -> Bool {
    root["tokenSetOrder"]?.kind == .array
      || root.kind == .array && root.children.contains { $0["selectedTokenSets"]?.kind == .table }
  }

  /// Reads the sets beside a file; unreadable ones are left out.
  private mutating func readFolder() {
    let root = document.root
    let themes = root.kind == .array ? root : files.part("$themes", for: root).root
    let order =
      (root.kind == .array ? files.part("$metadata", for: root).root : root)?["tokenSetOrder"]
    var sets: [TokenSets.Named] = []
    for (name, node) in TokenSets.named(in: themes, order) where !budget.isSpent {
      let (set, problem, isThere) = files.part(name, for: node)
      if let set { sets.append((name, set)) }
      guard let problem else { continue }
      builder.findings.report(
        isThere ? .error : .warning, .file,
        at: node.key.isEmpty ? node.location : node.keyLocation,
        problem + (isThere ? "" : "; the set is left out"))
    }
    read(TokenSets(sets, themes: themes, order: order, budget))
  }

  private mutating func read(_ sets: TokenSets) {
    dialect = .text
    read(sets.steps, in: sets.ordered)
  }

  /// Reads every choice of contexts that the steps leave, each with its sources in some order.
  private mutating func read(
    _ steps: [ResolverFile.Step], in order: ([SourceNode]) -> [SourceNode]
  ) {
    let choices = TokenChoices(steps, where: matters(in: steps, order), in: &builder, budget)
    report(choices.findings + files.findings)
    set(choices.all.map { resolve(groups(of: order($0.sources)), $0.traits, reporting: true) })
  }

  /// Opens every file of the resolution order, and reports unreadable ones.
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
  /// The file of a set is required; a context without its file cannot be chosen.
  private mutating func open(_ source: SourceNode, of context: ResolverFile.Context?) {
    guard let reference = source["$ref"], !budget.isSpent else { return }
    switch files.tokens(reference.string ?? "", for: reference) {
    case .found: break
    case .missing(let message):
      let end = context.map { "; '\($0.name)' is left out" } ?? ""
      builder.findings.report(
        context == nil ? .error : .warning, .file, at: reference.location, message + end)
    case .refused(let message):
      builder.findings.report(.error, .file, at: reference.location, message)
    }
  }

  /// The tokens of several sources; later ones win.
  mutating func groups(of sources: [SourceNode]) -> [TokenGroup] {
    sources.compactMap { tokens(of: $0) }
  }

  /// The tokens of an object, or of the file that it names.
  mutating func tokens(of source: SourceNode) -> TokenGroup? {
    guard let reference = source["$ref"] else { return group(of: source) }
    return files.tokens(reference.string ?? "", for: reference).group
  }

  private mutating func group(of node: SourceNode) -> TokenGroup {
    if let known = inline[node] { return known }
    var reader = TokenFileReader(budget)
    let group = reader.read(node, as: dialect)
    report(reader.findings)
    collect(reader.faults)
    inline[node] = group
    return group
  }

  mutating func resolve(
    _ groups: [TokenGroup], _ traits: TraitSet, isWhole: Bool = true, reporting isReporting: Bool
  ) -> TokenValues {
    let expansion = TokenExpansion(groups, budget)
    let resolution = TokenResolution(expansion.entries, isWhole: isWhole, budget)
    if isReporting, !budget.isSpent {
      report(expansion.findings + resolution.findings)
      collect(resolution.faults)
      used.formUnion(resolution.tokens(usedBy: isForTheme))
    }
    return TokenValues(traits: traits, resolution)
  }

  private mutating func set(_ values: [TokenValues]) {
    guard !budget.isSpent else { return }
    collect(files.faults)
    report(faults.map { $0.finding(using: used) })
    var tokens = TokenImport(values, files: files, text: document.text, roles: roles)
    tokens.set(in: &builder)
  }
}
