import ThemeModel
import ThemeSource

/// Names of one kind that CSS can use, each with the first libadwaita that has it.
struct KnownNames {
  private let first: NameTable
  private let later: NameTable
  private let versions: [AdwaitaVersion]

  init(_ first: NameTable, later: [(name: String, since: AdwaitaVersion)]) {
    self.first = first
    self.later = NameTable(later.map(\.name))
    versions = later.map(\.since)
  }

  var names: [String] { first.names + later.names }

  /// The first libadwaita that has a name; `nil` for one that none has.
  func since(_ name: ArraySlice<UInt8>) -> AdwaitaVersion? {
    first.index(of: name) == nil ? later.index(of: name).map { versions[$0] } : .v1_2
  }
}
