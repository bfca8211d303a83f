import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// The GTK that a file is judged for: the one that is asked for, that of the program whose stylesheet it
/// is, or the first that can read it as it is meant.
struct ExpectedTarget {
  let target: Target

  /// What there is to say of a target that nobody asked for.
  let finding: Finding?

  init(_ reading: ThemeReading, _ asked: Target?, _ vocabularies: [ProgramVocabulary]) {
    if let asked {
      (target, finding) = (asked, nil)
      return
    }
    let program = reading.format == .gtkCSS ? vocabularies.target : nil
    if let program, program.isForGTK3 {
      target = program
      finding = Finding(
        .note, .neededRelease, at: reading.text.location(of: 0..<0),
        "\(vocabularies.filter { $0.target == program }.programs) uses GTK 3, so this is judged for "
          + "GTK \(program) alone; '--target \(program)' says that it is meant so")
      return
    }
    let usual = program ?? .all4
    guard let needed = NeededRelease(reading), needed.release > usual.releases.lowerBound else {
      (target, finding) = (usual, nil)
      return
    }
    target = Target(needed.release ... .latest)
    finding = needed.finding
  }
}

extension NeededRelease {
  /// That the stylesheet is judged for the releases that can read it; `nil` where Livery wrote it.
  fileprivate var finding: Finding? {
    let subject = feature == .mediaQueries ? "'@media'" : "variables"
    return location.map { location in
      Finding(
        .warning, .neededRelease, at: location,
        "\(subject) need\(feature == .mediaQueries ? "s" : "") GTK \(release), so this is judged for GTK \(release) and later alone; "
          + "'--target \(release)..' says that it is meant so")
    }
  }
}
