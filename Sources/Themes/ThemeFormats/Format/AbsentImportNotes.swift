import ThemeCSS
import ThemeSource

/// The notes about absent imports: one for each file and reason.
struct AbsentImportNotes {
  /// The imports of one file that are absent for one reason.
  private struct Group {
    let reason: AbsentImport
    let location: SourceLocation
    var names: [String]
  }

  /// The maximum number of imports that a note names.
  private static let countLimit = 5

  private var groups: [Group] = []

  /// Adds an import, given its name in messages.
  mutating func add(_ name: String, at location: SourceLocation, since reason: AbsentImport) {
    let index = groups.firstIndex { $0.reason == reason && $0.location.file == location.file }
    guard let index else {
      groups.append(Group(reason: reason, location: location, names: ["'\(name)'"]))
      return
    }
    groups[index].names.append("'\(name)' on line \(location.start.line)")
  }

  var findings: [Finding] {
    groups.map { group in
      let more = group.names.count - Self.countLimit
      let names = group.names.prefix(Self.countLimit) + (more > 0 ? ["\(more) more"] : [])
      return Finding(
        .note, .importedCSS, at: group.location,
        group.reason.message(
          Array(names).formatted(joinedBy: "and"), areSeveral: group.names.count > 1))
    }
  }
}
