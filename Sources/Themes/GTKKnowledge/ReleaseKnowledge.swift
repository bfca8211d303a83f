import LiverySystem
public import ThemeModel

/// What is known of a release of GTK and the libadwaita that came with it.
///
/// The facts were written by a program that asked the libraries themselves, or, for the releases
/// between those (``GTKRelease/isMeasured``), come from the libraries' histories.
public struct ReleaseKnowledge: Sendable {
  public let release: GTKRelease
  let table: ReleaseTable

  /// Where each role is read from, by the role's raw value.
  let readings: [RoleReading?]

  /// Whether libadwaita has each role's color, by the role's raw value.
  package let isKnown: [Bool]

  /// The role that each role is derived from while nobody sets it, by the role's raw value.
  public let derivations: [ColorRole?]

  private init(_ release: GTKRelease, _ table: ReleaseTable) {
    self.release = release
    self.table = table
    readings = ColorRole.allCases.map { RoleReading($0, in: table) }
    isKnown = readings.map { $0 != nil }
    derivations = readings.map { $0?.derivedFrom }
  }

  /// What was read, since each table is read when it is first asked for.
  private static let known = Locked<[GTKRelease: ReleaseKnowledge]>([:])

  static func of(_ release: GTKRelease) -> ReleaseKnowledge {
    if let known = known.withLock({ $0[release] }) { return known }
    // Not under the lock: a table may stand on another.
    let knowledge = ReleaseKnowledge(release, ReleaseTable(of: release))
    known.withLock { $0[release] = knowledge }
    return knowledge
  }
}

extension GTKRelease {
  /// What is known of the release.
  public var knowledge: ReleaseKnowledge { ReleaseKnowledge.of(self) }
}
