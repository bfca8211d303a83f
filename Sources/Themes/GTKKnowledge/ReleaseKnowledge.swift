import LiverySystem
public import ThemeModel

/// The knowledge about a release of GTK and the libadwaita that came with it.
///
/// The facts were written by a program that queried the libraries themselves, or, for the releases
/// between those (``GTKRelease/isMeasured``), come from the libraries' histories.
public struct ReleaseKnowledge: Sendable {
  public let release: GTKRelease
  let table: ReleaseTable

  /// The source of each role's color, by the role's raw value.
  let readings: [RoleReading?]

  /// Whether libadwaita has each role's color, by the role's raw value.
  package let isKnown: [Bool]

  /// The role from which each role is derived by default, by the role's raw value.
  public let derivations: [ColorRole?]

  private init(_ release: GTKRelease, _ table: ReleaseTable) {
    self.release = release
    self.table = table
    readings = ColorRole.allCases.map { RoleReading($0, in: table) }
    isKnown = readings.map { $0 != nil }
    derivations = readings.map { $0?.derivedFrom }
  }

  /// A cache, since each table is read on first use.
  private static let known = Locked<[GTKRelease: ReleaseKnowledge]>([:])

  static func of(_ release: GTKRelease) -> ReleaseKnowledge {
    if let known = known.withLock({ $0[release] }) { return known }
    // It is read without the lock: a table may be based on another.
    let knowledge = ReleaseKnowledge(release, ReleaseTable(of: release))
    known.withLock { $0[release] = knowledge }
    return knowledge
  }
}

extension GTKRelease {
  /// The knowledge about the release.
  public var knowledge: ReleaseKnowledge { ReleaseKnowledge.of(self) }
}
