import CommandLineKit
import GTKKnowledge
import LiveryAdwaita
package import LiveryGallery
import LiveryRendering
package import LiverySystem
import ThemeFormats
import ThemeModel
import ThemeProject
package import ThemeSession
import ThemeSource

/// Finds in another process what is wrong on the window's page, and keeps what was found.
package final class AuditFinder {
  /// What findings depend on.
  private struct Key: Hashable {
    let page: Page
    let texts: [SourceText]
    let appearance: Appearance

    init(_ page: Page, _ loadedTheme: LoadedTheme) {
      (self.page, texts, appearance) = (page, loadedTheme.theme.sources, loadedTheme.appearance)
    }
  }

  /// The look that goes on.
  private struct Search {
    let key: Key
    let loadedTheme: LoadedTheme

    /// The order's number; `nil` until edits have come to rest.
    var number: Int?
    var faults: [AuditFinding.Place] = []
  }

  /// The time between two looks for an answer, in ms.
  private static let interval = 40

  /// For how many pages and looks findings are kept.
  static let limit = 24

  private let words: [String]

  /// How long a page and a theme must stay unchanged before they are looked at, in ms.
  private let quiet: Int
  private var helper: Helper?
  private var found: [Key: PageAudit] = [:]

  /// The keys of `found`, the most recently used last.
  private var recent: [Key] = []

  /// The folder of the file with the theme, created at first use.
  private var folder: PrivateFolder?
  private var search: Search?
  private var count = 0
  private var next: ScheduledCall?

  /// Called when more is known, or when an audit has ended early.
  package var onFound: () -> Void = {}

  /// Creates a finder with a process that was started already, or with the command line of one.
  ///
  /// A theme must stay unchanged for a quiet time, in ms, before it is looked at.
  package init(
    helper: Helper? = nil, words: [String] = [RoleFinder.program, "audit-keeper"],
    quiet: Int = 1_000
  ) {
    (self.helper, self.words, self.quiet) = (helper, words, quiet)
  }

  isolated deinit {
    end()
  }

  /// Ends the process beside the window.
  package func end() {
    stop()
    // It reads that nothing more comes, ends its worker and then itself.
    helper?.finish()
    helper?.reap()
    helper = nil
    folder?.remove()
    folder = nil
  }

  /// Returns what is known of a page in an appearance, and starts an audit for the rest.
  package func audit(of page: Page, in loadedTheme: LoadedTheme) -> PageAudit {
    let key = Key(page, loadedTheme)
    if let known = found[key], !known.isGoingOn {
      stop()
      remember(key)
      return known
    }
    if search?.key != key {
      stop()
      // What an earlier look found before it was stopped would be found again.
      found[key] = nil
      search = Search(key: key, loadedTheme: loadedTheme)
      next = .after(milliseconds: quiet) { [weak self] in self?.begin() }
    }
    return found[key] ?? PageAudit()
  }

  /// Ends the running audit, and drops its findings.
  package func stop() {
    next?.cancel()
    (next, search) = (nil, nil)
  }

  private func remember(_ key: Key) {
    recent.removeAll { $0 == key }
    recent.append(key)
    if recent.count > Self.limit { found[recent.removeFirst()] = nil }
  }

  private func begin() {
    guard let search else { return }
    remember(search.key)
    // The process may end while it is written to.
    Terminal.ignoreClosedPipes()
    if helper?.isSilent == true { helper = nil }
    helper = helper ?? Helper(words, log: "/dev/null")
    count += 1
    guard let helper, let order = order(for: search) else {
      return fail("the search cannot be started")
    }
    self.search?.number = count
    // What it says of earlier orders has another number.
    helper.send(order.line)
    listen()
  }

  /// The order for the helper; `nil` where the theme cannot be written to a file.
  private func order(for search: Search) -> AuditOrder? {
    PassedTheme(search.loadedTheme, in: &folder).map { handed in
      AuditOrder(
        number: count, page: search.key.page, theme: handed.theme, text: handed.text,
        release: handed.release, appearance: handed.appearance)
    }
  }

  private func listen() {
    next = .after(milliseconds: Self.interval) { [weak self] in self?.hear() }
  }

  private func hear() {
    guard let helper, search != nil else { return }
    var isChanged = false
    while search != nil, let line = helper.nextLine() {
      guard let answer = AuditAnswer(line: line) else { continue }
      isChanged = take(answer) || isChanged
    }
    if isChanged { onFound() }
    guard search?.number != nil else { return }
    if helper.isSilent {
      helper.wait()
      self.helper = nil
      return fail("the search has ended")
    }
    listen()
  }

  /// Takes an answer; returns whether more is known by it.
  private func take(_ answer: AuditAnswer) -> Bool {
    guard let search else { return false }
    switch answer {
    case .found(let faults, search.number):
      let appearance = search.loadedTheme.theme.traits.name(of: search.key.appearance.traits)
      self.search?.faults += faults.map {
        AuditFinding.Place(fault: $0, variant: Variant(appearance: appearance))
      }
      found[search.key, default: PageAudit()].problems = problems(
        of: search.loadedTheme, appearance)
    case .done(search.number):
      found[search.key, default: PageAudit()].isWhole = true
      stop()
    case .failed(let reason, search.number):
      found[search.key, default: PageAudit()].failure = reason
      stop()
    case .found, .done, .failed: return false
    }
    return true
  }

  /// What the faults come to until now, the worst first.
  private func problems(of loadedTheme: LoadedTheme, _ appearance: String) -> [PaintedProblem] {
    let all = AuditFinding.all(
      of: search?.faults ?? [], in: loadedTheme.theme.source, [Variant(appearance: appearance)]
    ).filter { $0.doubt == nil }.map(PaintedProblem.init)
    return Finding.Severity.allCases.reversed().flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
  }

  private func fail(_ reason: String) {
    guard let search else { return }
    found[search.key, default: PageAudit()].failure = reason
    stop()
    onFound()
  }
}
