import EmbeddedFiles
import GTKKnowledge
import ThemeModel

/// The measured limit of a number in a stylesheet, or of a kind of value.
struct CrashLimit: Hashable, Sendable {
  let release: GTKRelease

  /// The largest number that was painted, and the smallest that was not; `nil` of a kind.
  let fine, deadly: Double?

  /// The effect on GTK: `3 s`, `600 MB`, `SIGSEGV`.
  let cause: String
}

extension CrashLimit {
  /// Creates a limit for a release that survived all tested sizes.
  init(untriedOn release: GTKRelease) {
    (self.release, fine, deadly, cause) = (release, 65_536, nil, CrashLimit.untried)
  }

  fileprivate static let untried = "untried"
}

/// The limits of all numbers and kinds of values on the releases that `crash-search` measured.
package enum CrashLimits {
  /// The widgets that have a value.
  package enum Place: String {
    /// A few widgets, as with a style class.
    case few

    /// All widgets of some nodes that do not contain the same node.
    case many

    /// Widgets inside each other.
    case nested

    /// The `contents` node of popovers and menus.
    case contents

    /// The widgets that the kind of value, or its stylesheet, names.
    case kind
  }

  /// The measured limits of a component, by release; empty if GTK survives all that was tested.
  static func of(_ component: String, in place: Place = .kind) -> [CrashLimit] {
    table["\(component)\t\(place.rawValue)"] ?? []
  }

  /// The limits that a number exceeds, one for each release.
  ///
  /// A number larger than all tested ones exceeds the largest. NaN, such as infinity minus
  /// infinity, exceeds any.
  static func exceeded(
    by number: Double, _ component: String, in place: Place
  ) -> [CrashLimit] {
    let measured = of(component, in: place)
    return releases.compactMap { release in
      let limit = measured.first { $0.release == release } ?? CrashLimit(untriedOn: release)
      return abs(number) <= limit.fine ?? .infinity ? nil : limit
    }
  }

  /// The amounts of painting for which sizes were measured; 1 for everything else.
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
  /// A description of the effect on each release, with the number; releases with the same effect
  /// are named together.
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
  /// The measured releases that represent this one: itself, or the ones before and after it.
  var crashTested: [GTKRelease] {
    if CrashLimits.releases.contains(self) { return [self] }
    // Nothing was measured for GTK 3, and the results of GTK 4 do not apply to it.
    if self < .first4 { return [] }
    return [CrashLimits.releases.last { $0 < self }, CrashLimits.releases.first { $0 > self }]
      .compactMap(\.self)
  }
}
