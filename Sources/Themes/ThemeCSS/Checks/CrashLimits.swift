import EmbeddedFiles
import GTKKnowledge
import ThemeModel

/// What was measured of a number that a stylesheet makes larger and larger, or of a kind of value.
struct CrashLimit: Hashable, Sendable {
  let release: GTKRelease

  /// The largest number that was painted, and the smallest that was not; `nil` of a kind.
  let fine, deadly: Double?

  /// What became of GTK: `3 s`, `600 MB`, `SIGSEGV`.
  let cause: String
}

extension CrashLimit {
  /// A limit where GTK survives all sizes that were tried.
  init(untriedOn release: GTKRelease) {
    (self.release, fine, deadly, cause) = (release, 65_536, nil, CrashLimit.untried)
  }

  fileprivate static let untried = "untried"
}

/// The limits of all numbers and kinds of values on the releases that `crash-search` measured.
package enum CrashLimits {
  /// Which widgets have a value.
  package enum Place: String {
    /// A few, as those of a style class.
    case few

    /// All of some nodes, which hold none of their own kind.
    case many

    /// Widgets inside each other.
    case nested

    /// The `contents` node of popovers and menus.
    case contents

    /// The widgets that the kind of value, or its stylesheet, names.
    case kind
  }

  /// The measured limits of a component, by release; none where GTK survives all that was tried.
  static func of(_ component: String, in place: Place = .kind) -> [CrashLimit] {
    table["\(component)\t\(place.rawValue)"] ?? []
  }

  /// The limits that a number is beyond, of each release one.
  ///
  /// What is larger than all that was tried is beyond the largest. A number that is none, such as
  /// infinity less infinity, is beyond any.
  static func exceeded(
    by number: Double, _ component: String, in place: Place
  ) -> [CrashLimit] {
    let measured = of(component, in: place)
    return releases.compactMap { release in
      let limit = measured.first { $0.release == release } ?? CrashLimit(untriedOn: release)
      return abs(number) <= limit.fine ?? .infinity ? nil : limit
    }
  }

  /// How much was painted where the sizes beside it were measured; one of all else.
  package static let besideAmounts = [
    "box-shadow blur": 16.0, "inset box-shadow blur": 16, "text-shadow blur": 16,
    "-gtk-icon-shadow blur": 16, "filter blur": 4, "filter shadow": 4, "-gtk-icon-filter blur": 16,
    "-gtk-icon-filter shadow": 16, "backdrop-filter blur": 4,
  ]

  /// The releases that were measured.
  static let releases: [GTKRelease] = [.v4_8, .v4_18, .v4_24]

  private static let table: [String: [CrashLimit]] = {
    var table: [String: [CrashLimit]] = [:]
    let file = EmbeddedFile("gtk/limits.tsv")
    for line in (file?.bytes ?? []).split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard columns.count == 6, let release = GTKRelease(rawValue: columns[0]) else { continue }
      table["\(columns[1])\t\(columns[2])", default: []].append(
        CrashLimit(
          release: release, fine: Double(columns[3]), deadly: Double(columns[4]), cause: columns[5])
      )
    }
    return table
  }()
}

extension [CrashLimit] {
  /// What became of each release, and of what number; those that fared alike are named together.
  func reason(_ unit: String) -> String {
    var parts: [(releases: [GTKRelease], limit: CrashLimit)] = []
    for limit in self {
      let same = parts.firstIndex {
        $0.limit.deadly == limit.deadly && $0.limit.cause == limit.cause
      }
      if let same {
        parts[same].releases.append(limit.release)
      } else {
        parts.append(([limit.release], limit))
      }
    }
    return parts.map { releases, limit in
      let isOne = releases.count == 1
      if limit.cause == CrashLimit.untried { return "\(releases.names) was not tried with more" }
      let what = limit.deadly.map { "\($0.text)\(unit)" } ?? "it"
      let isCost = limit.cause.hasSuffix(" s") || limit.cause.hasSuffix(" MB")
      return isCost
        ? "\(releases.names) \(isOne ? "needs" : "need") \(limit.cause) for 40 widgets with \(what)"
        : "\(releases.names) \(isOne ? "dies" : "die") of \(what) (\(limit.cause))"
    }.joined(separator: "; ")
  }
}

extension GTKRelease {
  /// The measured releases that stand for this one: itself, or the one before and the one after it.
  var crashTested: [GTKRelease] {
    if CrashLimits.releases.contains(self) { return [self] }
    // Of GTK 3 nothing was measured, and what those of GTK 4 do says nothing of it.
    if self < .first4 { return [] }
    return [CrashLimits.releases.last { $0 < self }, CrashLimits.releases.first { $0 > self }]
      .compactMap(\.self)
  }
}
