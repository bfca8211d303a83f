import LiveryAdwaita
import LiveryGTK
import LiveryGallery
package import LiveryRendering
import LiverySystem
import ThemeColor
package import ThemeFormats
package import ThemeModel
package import ThemeProject
import ThemeSession
import ThemeSource

/// Looks for faults on the pages of a stage, in a theme beside the toolkit's own.
package final class Auditor: PageAuditing {
  private let stage: RenderStage
  private let library: ThemeLibrary
  private let states: [AuditState]
  private let isStrict, paints: Bool
  private let folder: String
  private var paintedCount = 0

  /// The pages in the toolkit's own theme, by its variant, the page and the state.
  private var stock: [Variant: [StagedContent: [AuditState: PageView]]] = [:]

  private let sheets = StockSheets()

  private static let judges: [any FaultJudge] = [
    ContrastJudge(), CaretJudge(), FocusJudge(), StateJudge(), BorderJudge(), PartJudge(),
    ClippedJudge(), OverlapJudge(), HitAreaJudge(),
  ]

  /// Creates an auditor; the state `normal` is added, since others are compared with it.
  package init(
    _ stage: RenderStage, library: ThemeLibrary, folder: String, _ setup: AuditSetup
  ) {
    stage.stopTransitions()
    Widget.keepTextSelections()
    stage.keepRules(in: "\(folder)/\(PageView.themeSheet)")
    (self.stage, self.library, self.folder) = (stage, library, folder)
    (isStrict, paints) = (setup.isStrict, setup.paints)
    states = [.normal] + setup.states.filter { $0 != .normal }
  }

  package func audit(
    _ reading: ThemeReading, in appearance: Appearance, _ variant: Variant,
    on pages: [StagedContent],
    adding rules: String, _ report: @escaping ([FoundFault]) -> Void
  ) throws {
    guard let plain = try library.read(ThemeLibrary.stockID).theme else { return }
    let usual = try stockViews(like: appearance, variant, on: pages)
    try stage.show(reading, in: appearance, variant, adding: rules)
    let loadedTheme = stage.session.loadedTheme
    let causes = CauseFinder(
      SuspectFinder(
        loadedTheme.theme, loadedTheme.appearance, loadedTheme.rulesMap, on: loadedTheme.release,
        stock: sheets))
    let isStrong = appearance.traits.contains(.highContrast)
    var all: [JudgedFault] = []
    judge(pages, in: states, beside: usual, isHighContrast: isStrong) { judged in
      if judged.contains(where: { $0.view.state != .normal && !$0.faults.isEmpty }) {
        stage.renewStyles()
      }
      for (page, view, faults) in judged {
        all += faults.map { fault in
          JudgedFault(
            found: found(fault, page, view), key: fault.key(on: view, of: page),
            suspects: causes.suspects(of: fault, on: view))
        }
      }
      report([])
    }
    let doubts = all.filter { !$0.suspects.isSure && $0.found.doubt == nil }
    let proven = CauseProof.causes(
      of: doubts.map { .init(fault: $0.key, suspects: $0.suspects.all) },
      in: ReducedTheme(loadedTheme, rules: loadedTheme.rules + rules, stock: plain),
      usual: Set(all.map(\.key))
    ) { [self] sheets, views in
      stage.show(colors: sheets.colors, rules: sheets.rules)
      let seen = Set(views.map(\.page))
      let states = Set(views.map(\.state))
      var keys: Set<FaultKey> = []
      judge(
        pages.filter(seen.contains),
        in: self.states.filter { $0 == .normal || states.contains($0) },
        beside: usual, isHighContrast: isStrong
      ) { judged in
        for (page, view, faults) in judged {
          keys.formUnion(faults.map { $0.key(on: view, of: page) })
        }
        report([])
      }
      return keys.filter { views.contains($0.view) }
    }
    // A state that no declaration of the theme has a part in follows from something else.
    report(
      all.map { $0.found(causedBy: proven[$0.key]) }
        .filter { isStrict || $0.kind != .state || $0.cause != nil })
  }

  /// The faults of a page in a state.
  private typealias Judged = (page: StagedContent, view: PageView, faults: [Fault])

  /// Looks for the faults of pages in some states, the first of which is `normal`, and lets `body`
  /// look at all pages while they are in a state.
  private func judge(
    _ pages: [StagedContent], in states: [AuditState],
    beside usual: [StagedContent: [AuditState: PageView]], isHighContrast: Bool,
    _ body: ([Judged]) -> Void
  ) {
    var normal: [StagedContent: PageView] = [:]
    view(pages, in: states) { views in
      let judged = views.compactMap { page, view -> Judged? in
        if view.state == .normal { normal[page] = view }
        guard let plain = normal[page] else { return nil }
        let sight = PageSight(
          view: view, normal: plain, stock: usual[page]?[view.state],
          stockNormal: usual[page]?[.normal], isHighContrast: isHighContrast, isStrict: isStrict)
        let faults = Self.judges.flatMap { $0.faults(in: sight) }
        return (page, view, faults.filter { !view.tree.isInSample($0.widget) })
      }
      body(judged)
    }
  }

  private func found(_ fault: Fault, _ page: StagedContent, _ view: PageView) -> FoundFault {
    FoundFault(
      kind: fault.kind, severity: fault.severity.rawValue, page: page.name,
      specimen: view.tree.specimen(of: fault.widget), state: view.state,
      path: view.tree.path(of: fault.widget) + (fault.part.map { " (\($0.name))" } ?? ""),
      area: PixelRect(around: fault.area),
      place: fault.foreground?.place,
      measure: fault.measure, doubt: fault.doubt,
      picture: paints ? picture(of: fault, on: view) : nil)
  }

  /// What is around a fault in its picture, in px.
  private static let margin = 24

  /// Paints a fault, with a little of what is around it, into a file.
  private func picture(of fault: Fault, on view: PageView) -> String? {
    let page = view.tree.root
    let area = PixelRect(around: fault.area).grown(by: Self.margin)
      .clamped(to: page.borderBox)
    guard !area.isEmpty, let texture = page.texture(of: area) else { return nil }
    paintedCount += 1
    let file = "\(folder)/\(paintedCount).png"
    guard (try? AtomicFile.write(texture.png, to: file, isDurable: false)) != nil else {
      return nil
    }
    return file
  }

  private func stockViews(
    like appearance: Appearance, _ variant: Variant, on pages: [StagedContent]
  ) throws -> [StagedContent: [AuditState: PageView]] {
    let own = Appearance(
      appearance.scheme, appearance.traits.intersection(.highContrast))
    let name = [own.scheme.rawValue] + (own.options.isEmpty ? [] : ["high-contrast"])
    let stockVariant = variant.of(name.joined(separator: "+"))
    var views = stock[stockVariant] ?? [:]
    let missing = pages.filter { views[$0] == nil }
    if !missing.isEmpty {
      try stage.show(library.read(ThemeLibrary.stockID), in: own, stockVariant, adding: "")
      view(missing, in: states) { found in
        for (page, view) in found { views[page, default: [:]][view.state] = view }
      }
      stock[stockVariant] = views
    }
    return views
  }

  /// Brings pages into each state, and lets `body` look at them while they are in it.
  private func view(
    _ pages: [StagedContent], in states: [AuditState],
    _ body: ([(page: StagedContent, view: PageView)]) -> Void
  ) {
    let staged = stage.pages.filter { pages.contains($0.content) }
    let backdrop = stage.session.loadedTheme.backdrop
    let known = KnownPixels()
    let trees = staged.map { ($0.content, WidgetTree($0.frame)) }
    var isHeld = false
    for state in states {
      let held = trees.flatMap { state.hold($1) }
      // What the state before did to the pages has to go too.
      if isHeld || !held.isEmpty { stage.update(frames: 1) }
      isHeld = !held.isEmpty
      body(
        trees.compactMap { page, tree in
          PageView(in: state, tree, over: backdrop, knowing: known).map { (page, $0) }
        })
      held.forEach { $0.release() }
    }
  }
}

extension LoadedTheme {
  /// What lies under a window that is not opaque itself.
  fileprivate var backdrop: Color {
    let below: Color =
      appearance.scheme == .dark
      ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1)
    return painted[.windowBg].composited(over: below)
  }
}
