import CommandLineKit
import LiveryAdwaita
import LiveryGallery
import LiveryRendering
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// A theme that was audited, with what was found.
struct AuditedTheme {
  let reading: ThemeReading
  var findings: [AuditFinding]

  /// What nothing could be told of; none of it is a finding.
  let incomplete: [AuditFinding]

  init(_ reading: ThemeReading, _ findings: [AuditFinding]) {
    self.reading = reading
    self.findings = findings.filter { $0.doubt == nil }
    incomplete = findings.filter { $0.doubt != nil }
  }

  var file: CheckedFile { CheckedFile(reading, findings.map(\.finding)) }
}

/// Faults that have one cause, as one finding.
struct AuditFinding {
  private(set) var finding: Finding

  /// Where the faults are seen, the worst first.
  let places: [Place]

  /// Why nothing could be told; `nil` for what is a finding.
  var doubt: FaultDoubt? { places[0].fault.doubt }

  /// The file of a picture of the worst place, where pictures were asked for.
  var picture: String?

  /// A fault in one of a theme's cells.
  struct Place: Hashable {
    private(set) var fault: FoundFault

    let variant: Variant

    fileprivate func with(_ cause: FaultCause?) -> Place {
      var place = self
      place.fault.cause = cause
      return place
    }

    /// The same in a theme that needs a later GTK than the one that painted it: what that GTK drops
    /// may do it, unless the cause is certain.
    var doubtingRelease: Place {
      guard fault.doubt == nil, fault.cause?.isCertain != true else { return self }
      var place = self
      place.fault.doubt = .release
      return place
    }
  }

  /// The findings that faults of a theme come to, one for each cause, by location.
  static func all(
    of places: [Place], in text: SourceText, _ variants: [Variant]
  ) -> [AuditFinding] {
    var groups: [[Place]] = []
    var indices: [Cause: Int] = [:]
    for place in places {
      let cause = Cause(place.fault)
      if let index = indices[cause] {
        groups[index].append(place)
      } else {
        indices[cause] = groups.count
        groups.append([place])
      }
    }
    let findings = joined(groups).map { AuditFinding($0, in: text, variants) }
    let order = findings.indices.sorted { left, right in
      let (one, other) = (findings[left].finding.location, findings[right].finding.location)
      return (one.file, one.start, left) < (other.file, other.start, right)
    }
    return order.map { findings[$0] }
  }

  /// The groups, where one of which all pairs of colors are in another becomes a part of that.
  ///
  /// The color of a text and that of its background are two causes of one fault, of which one names
  /// the other as the next likeliest. A cause that is certain comes first.
  private static func joined(_ groups: [[Place]]) -> [[Place]] {
    let order = groups.sorted { left, right in
      let (one, other) = (left.hasCertainCause, right.hasCertainCause)
      return one == other ? left.count > right.count : one
    }
    var joined: [(places: [Place], pairs: Set<Pair>)] = []
    for group in order {
      let isContrast = group.allSatisfy { $0.fault.kind == .contrast && $0.fault.doubt == nil }
      let pairs = isContrast ? Set(group.map(Pair.init)) : []
      let index = joined.firstIndex {
        pairs.isSubset(of: $0.pairs) && (group.names($0.places) || $0.places.names(group))
      }
      if isContrast, let index {
        let cause = joined[index].places.worst?.fault.cause
        joined[index].places += group.map { $0.with(cause) }
      } else {
        joined.append((group, pairs))
      }
    }
    return joined.map(\.places)
  }

  /// Two colors in one appearance.
  private struct Pair: Hashable {
    let variant: Variant
    let color, background: String?

    init(_ place: Place) {
      variant = place.variant
      (color, background) = (place.fault.measure.color, place.fault.measure.background)
    }
  }

  /// The same with another severity.
  func with(_ severity: Finding.Severity) -> AuditFinding {
    var other = self
    other.finding = finding.with(severity)
    return other
  }

  /// What faults of one finding share: the kind, and the declaration or the widget.
  private struct Cause: Hashable {
    let kind: FaultKind
    let doubt: FaultDoubt?
    let file: String?
    let lower: Int
    let path: String?

    init(_ fault: FoundFault) {
      kind = fault.kind
      doubt = fault.doubt
      // What an earlier GTK drops is one cause of all.
      let cause = fault.doubt == .release ? nil : fault.cause
      file = cause?.file
      lower = cause?.lower ?? 0
      path = cause == nil && fault.doubt != .release ? fault.path : nil
    }
  }

  private init(_ places: [Place], in text: SourceText, _ variants: [Variant]) {
    let sorted = places.enumerated().sorted { left, right in
      (left.element.fault.weight, left.offset) < (right.element.fault.weight, right.offset)
    }.map(\.element)
    self.places = sorted
    let worst = sorted[0].fault
    let seen = Set(places.map(\.variant))
    let variants = variants.filter(seen.contains).map(\.name)
    let location = worst.cause?.location ?? text.location(of: 0..<0)
    let severity = places.compactMap { Finding.Severity(rawValue: $0.fault.severity) }.max()
    let others = Set(places.map { [$0.fault.page, $0.fault.path] }).count - 1
    finding = Finding(
      severity ?? .warning, worst.kind.rule, at: location,
      worst.claim + " in \(variants.formatted(joinedBy: "and"))" + worst.comparison + worst.blame
        + (others > 0 ? "; so it is at \(others.counted("more place"))" : ""),
      about: worst.cause?.name ?? worst.path)
  }
}

extension FoundFault {
  /// How bad the fault is beside others of its kind; the worst is the least.
  fileprivate var weight: Double {
    switch kind {
    case .clipped, .overlap: -measure.value
    case .contrast, .focus, .state, .border, .hitArea: measure.value / max(measure.minimum, 1e-9)
    }
  }
}

extension [AuditFinding.Place] {
  fileprivate var worst: AuditFinding.Place? { self.min { $0.fault.weight < $1.fault.weight } }

  /// Whether one of them has a cause of others as the next likeliest.
  fileprivate func names(_ others: [AuditFinding.Place]) -> Bool {
    let names = Set(others.compactMap(\.fault.cause?.name))
    return contains { $0.fault.cause?.other.map(names.contains) == true }
  }

  /// Whether it is certain what does the worst, which messages are about.
  fileprivate var hasCertainCause: Bool { worst?.fault.cause?.isCertain == true }
}
