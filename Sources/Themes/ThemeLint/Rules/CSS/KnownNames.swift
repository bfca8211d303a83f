package import GTKKnowledge
import ThemeCSS
import ThemeModel
import ThemeSource

/// Names of one kind that CSS can use, each with the first GTK that has it.
///
/// What the stylesheet of a later libadwaita does not name any more, widgets still have.
package struct KnownNames: Sendable {
  private var table = NameTable()
  private var releases: [GTKRelease] = []

  package init(
    _ names: (ReleaseKnowledge) -> [String],
    of releases: ClosedRange<GTKRelease> = Target.all4.releases,
    documented: [(release: GTKRelease, names: String)] = []
  ) {
    for release in GTKRelease.allCases where releases.contains(release) {
      let others = documented.filter { $0.release == release }.flatMap {
        $0.names.split(separator: " ").map(String.init)
      }
      for name in names(release.knowledge) + others where table.insert(Array(name.utf8)[...]).isNew
      {
        self.releases.append(release)
      }
    }
  }

  var names: [String] { table.names }

  /// The first GTK that has a name, or whose libadwaita has it; `nil` for one that none has.
  package func release(_ name: ArraySlice<UInt8>) -> GTKRelease? {
    table.index(of: name).map { releases[$0] }
  }

  func since(_ name: ArraySlice<UInt8>) -> AdwaitaVersion? { release(name)?.adwaita }
}
