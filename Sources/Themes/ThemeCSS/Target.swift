public import GTKKnowledge
public import ThemeModel

/// The GTK for which a stylesheet is written or judged: a release, or a range of releases.
public struct Target: Hashable, Sendable {
  public let releases: ClosedRange<GTKRelease>

  public init(_ release: GTKRelease) { releases = release...release }

  /// All releases of a range, such as `.v4_8 ... .v4_24`.
  public init(_ releases: ClosedRange<GTKRelease>) { self.releases = releases }

  /// Every release of GTK 4 that is known.
  public static let all4 = Target(.first4 ... .latest)

  /// Only named colors, as adw-gtk3 uses them; rules for widgets of GTK 4 are left out.
  public static let v3_24 = Target(GTKRelease.v3_24)

  /// Named colors and rules, which every GTK from 4.8 on reads.
  public static let v4_8 = Target(GTKRelease.v4_8)

  /// Named colors, rules, and the variables of `:root`, which libadwaita paints with since 1.6.
  public static let v4_16 = Target(GTKRelease.v4_16)

  /// Named colors, rules and variables for all appearances in one file, each in an `@media` block.
  public static let v4_20 = Target(GTKRelease.v4_20)

  /// The release, if it is only one.
  public var release: GTKRelease? {
    releases.lowerBound == releases.upperBound ? releases.lowerBound : nil
  }

  public func contains(_ release: GTKRelease) -> Bool { releases.contains(release) }

  /// The libadwaita that came out for the first of the releases.
  public var adwaita: AdwaitaVersion { releases.lowerBound.adwaita }

  /// Whether all of the releases have a feature.
  public func has(_ feature: GTKFeature) -> Bool { releases.lowerBound.has(feature) }

  /// Whether one file can contain every appearance.
  public var hasMedia: Bool { has(.mediaQueries) }

  var hasVariables: Bool { has(.customProperties) }

  /// The role that libadwaita derives each role from, by raw value; empty without variables.
  var derivations: [ColorRole?] { hasVariables ? releases.lowerBound.knowledge.derivations : [] }

  /// Whether there are rules, which a GTK 3 would not read.
  var hasRules: Bool { !isForGTK3 }

  /// The role from which libadwaita derives each role, by raw value; empty without variables.
  package var toolkits: [String] { isForGTK3 ? ["GTK 3"] : ["GTK", "libadwaita"] }

  /// The owner of the widgets, as messages name it.
  public var isForGTK3: Bool { releases.lowerBound == .v3_24 }
}

extension Target: CustomStringConvertible {
  /// The usual spelling: `4.18`, or `4.8..4.24`.
  public var description: String {
    release.map(\.description) ?? "\(releases.lowerBound)..\(releases.upperBound)"
  }

  /// The usual spelling: `4.18`, or `4.8..4.24`.
  public static let choices = GTKRelease.allCases.map(\.rawValue).joined(separator: ", ")
}

extension Target {
  /// The releases as messages name them: `GTK 4.8`, or `GTK 4.8 to 4.24`.
  public var names: String { all.names }

  /// The releases with an older libadwaita than a version, as messages name them, if any.
  public func names(before version: AdwaitaVersion) -> String? {
    names { $0.adwaita < version }
  }

  private func names(_ isMeant: (GTKRelease) -> Bool) -> String? {
    let meant = all.filter(isMeant)
    return meant.isEmpty ? nil : meant.names
  }

  /// The releases, oldest first.
  public var all: [GTKRelease] { GTKRelease.allCases.filter(contains) }
}
