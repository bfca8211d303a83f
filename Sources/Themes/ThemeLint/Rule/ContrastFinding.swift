import GTKKnowledge
import ThemeCSS
import ThemeColor
import ThemeModel
import ThemeSource

/// The finding of `check` about a fault: its worst pair, the others, and the color that fixes it.
struct ContrastFinding {
  private let subject: LintSubject
  private let fault: ContrastFault

  /// The pairs; the first one represents all.
  private let pairs: [ContrastFault.Pair]

  init(_ fault: ContrastFault, in subject: LintSubject) {
    self.fault = fault
    self.subject = subject
    let judgements = subject.contrast.judgements
    let weight = { (pair: ContrastFault.Pair) in
      let judgement = judgements[pair.index]
      return judgement.ratio / judgement.minimum
    }
    let traits = { (pair: ContrastFault.Pair) in
      subject.judgedAppearances[judgements[pair.index].judged].appearance.traits.count
    }
    pairs = fault.pairs.sorted { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      if traits(left) != traits(right) { return traits(left) < traits(right) }
      return weight(left) < weight(right)
    }
  }

  private var worst: ContrastAudit.Judgement { judgement(pairs[0]) }

  private func judgement(_ pair: ContrastFault.Pair) -> ContrastAudit.Judgement {
    subject.contrast.judgements[pair.index]
  }

  var finding: Finding {
    let severity = fault.severity
    let remedy = severity == .note ? nil : subject.remedies[pairs[0].index]
    let fix = pairs.lazy.filter { $0.severity > .note }
      .compactMap { subject.remedies[$0.index] }.compactMap(subject.fix.making).first
    let advice =
      severity == .note ? "" : ContrastAdvice(worst, remedy, in: subject).text
    let claim =
      "\(worst.pair.phrase) has a contrast of \(ratio(worst)) in \(place(of: pairs[0])), "
      + verdict(severity)
    return Finding(
      severity, fault.rule, at: fault.location, claim + others + advice, headline: claim + advice,
      about: judgement(fault.pairs[0]).pair.phrase, fix: fix, in: told.map(shown))
  }

  private func ratio(_ judgement: ContrastAudit.Judgement) -> String {
    ContrastRatio.text(judgement.ratio, below: judgement.minimum)
  }

  private func verdict(_ severity: Finding.Severity) -> String {
    let minimum = ContrastRatio.short(worst.minimum)
    guard let stock = worst.stock, !subject.isBase else { return "below \(minimum)" }
    let figure = ContrastRatio.text(worst.stockInLight ?? stock, below: worst.minimum)
    let figureInPlace = figure + (worst.stockInLight == nil ? "" : " in light")
    if severity > .note, !worst.pair.aimsAtMinimum, worst.stockGoal < worst.minimum {
      return "below stock Adwaita's \(figureInPlace)"
    }
    if severity == .note, worst.pair.level != .exempt {
      if worst.ratio + 1e-9 < stock * (1 - ContrastAudit.Judgement.tolerance) {
        return "just below \(minimum); stock Adwaita has \(figure)"
      }
      let isNear = worst.ratio < worst.stockInLight ?? stock && ratio(worst) != figure
      return "below \(minimum) but \(isNear ? "near" : "no fainter than") stock Adwaita's "
        + figureInPlace
    }
    return "below \(minimum); stock Adwaita has \(figure)"
  }
}

// MARK: - Where

extension ContrastFinding {
  /// The pairs that are reported as one with a pair: the same one in another appearance or on other
  /// releases, equally bad, with the same figure in the other scheme.
  private func alike(_ pair: ContrastFault.Pair) -> [ContrastFault.Pair] {
    let own = judgement(pair)
    return fault.pairs.filter { other in
      let judgement = judgement(other)
      return other.severity == pair.severity && judgement.pair.isSame(as: own.pair)
        && (ratio(judgement) == ratio(own)
          || subject.judgedAppearances[judgement.judged].scheme
            == subject.judgedAppearances[own.judged].scheme)
    }
  }

  /// The appearances and releases in which a pair has its worst contrast.
  private func place(of pair: ContrastFault.Pair) -> String {
    let alike = alike(pair).map(judgement)
    var judgedAppearances: [JudgedAppearance] = []
    for judged in alike.map({ subject.judgedAppearances[$0.judged] })
    where !judgedAppearances.contains(where: {
      $0.appearance.traits.isSubset(of: judged.appearance.traits)
    }) {
      judgedAppearances.append(judged)
    }
    let releases = subject.target.all.filter { release in
      alike.contains { $0.releases.contains(release) }
    }
    let names = judgedAppearances.map(\.name)
    let named =
      names.count > 3
      ? "\(names[0]), \(names[1]) and \(names.count - 2) more" : names.formatted(joinedBy: "and")
    return named + (releases.count < subject.target.all.count ? " on \(releases.names)" : "")
  }
}

// MARK: - The other pairs

extension ContrastFinding {
  /// The most other pairs that are listed.
  private static let limit = 8

  /// The reported pairs, the worst first: one of each equal group, and notes only if all are notes.
  private var told: [ContrastFault.Pair] {
    var known: Set<Int> = []
    return pairs.filter { pair in
      guard fault.severity == .note || pair.severity > .note, !known.contains(pair.index) else {
        return false
      }
      known.formUnion(alike(pair).map(\.index))
      return true
    }
  }

  /// A pair as it shows, with its colors.
  private func shown(_ pair: ContrastFault.Pair) -> Finding.Place {
    let judgement = judgement(pair)
    let (judged, pair, place) = (
      subject.judgedAppearances[judgement.judged], judgement.pair, place(of: pair)
    )
    let background = pair.background(in: judged.resolved)
    let foreground = pair.foreground.color(in: judged.resolved)
    return Finding.Place(
      pair.phrase, figure: ratio(judgement), circumstances: place,
      appearance: judged.theme.traits.names(in: judged.appearance.traits),
      foreground: pair.foreground.role?.name, surface: pair.surface.name,
      colors: [
        foreground.thinned(pair.foreground.opacity).composited(over: background).hex,
        background.hex,
      ])
  }

  /// The other pairs, each with its lowest ratio: `; also on 'card-bg' (4.10:1)`.
  private var others: String {
    var items: [String] = []
    let here = place(of: pairs[0])
    for pair in told.dropFirst() {
      let judgement = judgement(pair)
      let place = place(of: pair)
      let elsewhere = here == place || here.hasPrefix(place + " ") ? "" : " in \(place)"
      let figure = ratio(judgement) + elsewhere
      items.append(
        judgement.pair.isSame(as: worst.pair)
          ? figure : "\(judgement.pair.phrase(after: worst.pair)) (\(figure))")
    }
    guard !items.isEmpty else { return "" }
    return "; also \(items.formatted(upTo: Self.limit))"
  }
}

extension ContrastPair {
  /// The description of the pair in messages.
  var phrase: String { "\(foreground.phrase) on '\(surface.name)'" }

  /// The description without the words that another one has in common.
  fileprivate func phrase(after other: ContrastPair) -> String {
    if foreground.phrase == other.foreground.phrase
      || isTextOfItsSurface && other.isTextOfItsSurface
    {
      return "on '\(surface.name)'"
    }
    return surface == other.surface ? foreground.phrase : phrase
  }

  /// Whether the foreground is libadwaita's text color on the surface.
  private var isTextOfItsSurface: Bool {
    tint == nil && ColorRole.texts.contains { $0.text == foreground.role && $0.surface == surface }
  }

  fileprivate func isSame(as other: ContrastPair) -> Bool {
    foreground.phrase == other.foreground.phrase && surface == other.surface
  }
}
