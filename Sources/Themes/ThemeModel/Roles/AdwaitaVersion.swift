/// A version of libadwaita.
public struct AdwaitaVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let major, minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  public static let v1_0 = AdwaitaVersion(1, 0)
  public static let v1_2 = AdwaitaVersion(1, 2)
  public static let v1_3 = AdwaitaVersion(1, 3)
  public static let v1_4 = AdwaitaVersion(1, 4)
  public static let v1_5 = AdwaitaVersion(1, 5)
  public static let v1_6 = AdwaitaVersion(1, 6)
  public static let v1_7 = AdwaitaVersion(1, 7)

  public static func < (left: AdwaitaVersion, right: AdwaitaVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { "\(major).\(minor)" }
}
