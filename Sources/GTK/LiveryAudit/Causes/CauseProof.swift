import LiveryRendering
import ThemeModel
import ThemeSource

/// Finds out which declaration does a fault, by looking at pages that are painted without some.
struct CauseProof {
  /// A fault whose cause is not certain, with the declarations that may be it, the likeliest first.
  struct Doubt {
    let fault: FaultKey
    let suspects: [Suspect]
  }

  /// The faults that are seen in some views of the theme with some stylesheets.
  typealias Audit = ((colors: String, rules: String), Set<ViewKey>) -> Set<FaultKey>

  private let theme: ReducedTheme
  private let usual: Set<FaultKey>
  private let audit: Audit

  /// How many suspects of a fault are tried, how often pages are painted for that, and how often to
  /// search among all declarations.
  private static let (tries, crashTests, searches) = (4, 12, 10)

  private var left = crashTests
  private var tried: Set<SourceLocation> = []
  private var proven: [FaultKey: DeclarationOrigin] = [:]

  /// The causes of faults that nobody suspected of them.
  private var others: [FaultKey: DeclarationOrigin] = [:]

  /// The cause of each fault for which one is proven; `usual` are the faults of the whole theme.
  static func causes(
    of doubts: [Doubt], in theme: ReducedTheme, usual: Set<FaultKey>, audit: @escaping Audit
  ) -> [FaultKey: DeclarationOrigin] {
    var proof = CauseProof(theme: theme, usual: usual, audit: audit)
    for rank in 0..<tries { proof.trySuspects(of: doubts, ranked: rank) }
    proof.proven.merge(proof.others) { suspected, _ in suspected }
    proof.left = searches
    let rest = doubts.map(\.fault).filter { proof.proven[$0] == nil }
    proof.search(Set(rest), among: theme.ownDeclarations[...])
    return proof.proven
  }

  private init(theme: ReducedTheme, usual: Set<FaultKey>, audit: @escaping Audit) {
    (self.theme, self.usual, self.audit) = (theme, usual, audit)
  }

  /// Leaves out the suspect of each fault that has a rank, those of most faults first.
  private mutating func trySuspects(of doubts: [Doubt], ranked rank: Int) {
    var groups: [(suspect: Suspect, count: Int)] = []
    var indices: [SourceLocation: Int] = [:]
    for doubt in doubts where proven[doubt.fault] == nil && rank < doubt.suspects.count {
      let suspect = doubt.suspects[rank]
      if let index = indices[suspect.origin.location] {
        groups[index].count += 1
      } else {
        indices[suspect.origin.location] = groups.count
        groups.append((suspect, 1))
      }
    }
    for (suspect, _) in groups.sorted(by: { $0.count > $1.count }) {
      leaveOut(suspect, doubts)
    }
  }

  /// Leaves out a suspect, once, and looks for all faults that may come from it.
  private mutating func leaveOut(_ suspect: Suspect, _ doubts: [Doubt]) {
    let location = suspect.origin.location
    let open = doubts.filter { proven[$0.fault] == nil }
    let concerned = open.filter { $0.suspects.contains { $0.origin.location == location } }
      .map(\.fault)
    guard !concerned.isEmpty, tried.insert(location).inserted else { return }
    let sheets =
      suspect.isRule
      ? theme.stylesheets(without: [suspect.origin])
      : theme.stylesheets(withoutColorAt: location)
    guard let sheets, let change = change(with: sheets, of: Set(concerned)),
      change.gone.count > change.new
    else { return }
    for fault in concerned where change.gone.contains(fault) { proven[fault] = suspect.origin }
    for fault in open.map(\.fault) where change.gone.contains(fault) && others[fault] == nil {
      others[fault] = suspect.origin
    }
  }

  /// The faults that are gone with other stylesheets, and how many come up, in the views of some;
  /// `nil` where pages were painted often enough.
  private mutating func change(
    with sheets: (colors: String, rules: String), of faults: Set<FaultKey>
  ) -> (gone: Set<FaultKey>, new: Int)? {
    guard left > 0, !faults.isEmpty else { return nil }
    left -= 1
    let views = Set(faults.map(\.view))
    let seen = audit(sheets, views)
    let before = usual.filter { views.contains($0.view) }
    return (before.subtracting(seen), seen.subtracting(before).count)
  }

  /// Looks for the causes of faults among declarations of rules, by leaving out one half of them
  /// and the other.
  private mutating func search(
    _ faults: Set<FaultKey>, among declarations: ArraySlice<DeclarationOrigin>
  ) {
    guard !declarations.isEmpty,
      let gone = change(with: theme.stylesheets(without: declarations), of: faults)?
        .gone.intersection(faults),
      !gone.isEmpty
    else { return }
    guard declarations.count > 1 else {
      for fault in gone { proven[fault] = declarations.first }
      return
    }
    let middle = declarations.startIndex + declarations.count / 2
    search(gone, among: declarations[..<middle])
    search(gone.filter { proven[$0] == nil }, among: declarations[middle...])
  }
}

/// A page in a state.
struct ViewKey: Hashable {
  let page: StagedContent
  let state: AuditState
}

/// What tells a fault from all others of a theme.
struct FaultKey: Hashable {
  let view: ViewKey
  let kind: FaultKind
  let widget: WidgetKey
  let foreground: ForegroundKey?
  let part: String?
}
