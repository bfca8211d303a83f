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

  /// Each release's, read when it is first asked for.
  private static let v3_24 = ReleaseKnowledge(.v3_24, v4_8.table)
  private static let v4_8 = ReleaseKnowledge(.v4_8, ReleaseTable(ReleaseTable.gtk4_8))
  private static let v4_10 = ReleaseKnowledge(.v4_10, ReleaseTable(ReleaseTable.gtk4_10))
  private static let v4_12 = ReleaseKnowledge(.v4_12, ReleaseTable(ReleaseTable.gtk4_12))
  private static let v4_14 = ReleaseKnowledge(.v4_14, ReleaseTable(ReleaseTable.gtk4_14))
  private static let v4_16 = ReleaseKnowledge(.v4_16, ReleaseTable(ReleaseTable.gtk4_16))
  private static let v4_18 = ReleaseKnowledge(.v4_18, ReleaseTable(ReleaseTable.gtk4_18))
  private static let v4_20 = ReleaseKnowledge(.v4_20, ReleaseTable(ReleaseTable.gtk4_20))
  private static let v4_22 = ReleaseKnowledge(.v4_22, ReleaseTable(ReleaseTable.gtk4_22))
  private static let v4_24 = ReleaseKnowledge(.v4_24, ReleaseTable(ReleaseTable.gtk4_24))

  /// What is known of a release; of GTK 3, what its themes share with GTK 4.8.
  static func of(_ release: GTKRelease) -> ReleaseKnowledge {
    switch release {
    case .v3_24: v3_24
    case .v4_8: v4_8
    case .v4_10: v4_10
    case .v4_12: v4_12
    case .v4_14: v4_14
    case .v4_16: v4_16
    case .v4_18: v4_18
    case .v4_20: v4_20
    case .v4_22: v4_22
    case .v4_24: v4_24
    }
  }
}

extension GTKRelease {
  /// What is known of the release.
  public var knowledge: ReleaseKnowledge { ReleaseKnowledge.of(self) }
}
