public import ThemeModel

/// A release of GTK whose stylesheets Livery reads and writes.
///
/// The raw value is the usual spelling: `4.18` stands for every 4.18.x. The cases are in the order
/// of their numbers. Each has a table in `Resources/gtk`.
public enum GTKRelease: String, CaseIterable, Hashable, Sendable {
  case v3_24 = "3.24"
  case v4_8 = "4.8"
  case v4_10 = "4.10"
  case v4_12 = "4.12"
  case v4_14 = "4.14"
  case v4_16 = "4.16"
  case v4_18 = "4.18"
  case v4_20 = "4.20"
  case v4_22 = "4.22"
  case v4_24 = "4.24"

  /// The first and the last known GTK 4.
  public static let first4 = GTKRelease.v4_8
  public static let latest = allCases.last ?? first4

  /// Whether the release itself was measured: its parser for verdicts, its widgets for pixels.
  ///
  /// The knowledge about the others comes from the histories of the libraries.
  public var isMeasured: Bool {
    self >= .first4 && knowledge.table.value(.release, "source") == "gtk-knowledge"
  }

  /// The libadwaita that was published with the release; for GTK 3, the one that its themes
  /// imitate.
  ///
  /// Both are published twice a year, libadwaita 1.2 with GTK 4.8.
  public var adwaita: AdwaitaVersion {
    self < .first4 ? GTKRelease.first4.adwaita : AdwaitaVersion(1, minor / 2 - 2)
  }
}

extension GTKRelease {
  /// The newest release that is known and no newer than a GTK 4; the first one for an older GTK.
  public init(ofGTK major: Int, _ minor: Int) {
    self = GTKRelease.allCases.last { $0.numbers <= (major, minor) } ?? .first4
    if self < .first4 { self = .first4 }
  }
}

extension GTKRelease {
  /// The minor number, such as 18 of GTK 4.18.
  public var minor: Int { numbers.1 }

  /// The major and the minor number.
  private var numbers: (Int, Int) {
    let parts = rawValue.split(separator: ".").compactMap { Int($0) }
    return (parts[0], parts[1])
  }
}

extension GTKRelease: Comparable {
  private var position: Int { GTKRelease.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: GTKRelease, right: GTKRelease) -> Bool {
    left.position < right.position
  }
}

extension GTKRelease: CustomStringConvertible {
  public var description: String { rawValue }
}
