import GTKKnowledge
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// Colors that are given by `@define-color` and used by `@name`, which GTK has deprecated since it
/// has variables.
struct ColorNameRule: LintRule {
  static let id: RuleID = "deprecated/color-name"

  let description = RuleDescription(
    id, .warning, finds: "a color that is named by '@define-color' and '@name'",
    remedy: "write a variable of ':root' and 'var()'")

  func check(_ subject: LintSubject) -> [Finding] {
    // The names in another format's CSS are those of the theme's own colors.
    guard subject.format == .gtkCSS,
      let css = subject.modernCSS(with: .customProperties)
    else { return [] }
    let plan = NamedColorPlan(
      css, refused: subject.refused(css), on: subject.target, sharesNames: subject.sharesNames)
    let edits = NamedColorEdits(plan, css.sheet)
    let moving = plan.names.filter { plan.reasons[$0] == nil }
    // Other stylesheets may use what is defined here.
    let own = findings(moving.filter(plan.isDefined), plan, edits, isSafe: false)
    let stock = findings(moving.filter { !plan.isDefined($0) }, plan, edits, isSafe: true)
    let staying = plan.names.compactMap { name -> Finding? in
      guard let reason = plan.reasons[name], !plan.isUnknown(name),
        let place = edits.first(of: name)
      else { return nil }
      return Finding(
        .warning, Self.id, at: place,
        "'@\(name.shownOnOneLine)' is deprecated since GTK 4.16, but stays: \(reason)")
    }
    return own + stock + staying.prefix(Finding.limit)
  }

  /// One finding in each file for all names that can change at once, since a name is made of
  /// others.
  private func findings(
    _ names: [[UInt8]], _ plan: NamedColorPlan, _ edits: NamedColorEdits, isSafe: Bool
  ) -> [Finding] {
    let changes = edits.changes(of: names)
    var files: [String] = []
    for change in changes where !files.contains(change.location.file) {
      files.append(change.location.file)
    }
    return files.compactMap { file in
      let own = changes.filter { $0.location.file == file }
      let names = names.filter { edits.isUsed($0, in: file) }
      return own.first.map { finding(names, plan, $0, Array(own.dropFirst()), isSafe: isSafe) }
    }
  }

  private func finding(
    _ names: [[UInt8]], _ plan: NamedColorPlan, _ first: Finding.Fix.Change,
    _ others: [Finding.Fix.Change], isSafe: Bool
  ) -> Finding {
    let written = names.map { "'@\($0.shownOnOneLine)'" }
    let variables = names.prefix(4).map { "'\(plan.variable(of: $0).shownOnOneLine)'" }
    let rest = names.count > 4 ? ", and so can \(names.count - 4) more" : ""
    let (are, be) =
      names.count == 1
      ? ("is", isSafe ? "has its value" : "can take its place")
      : ("are", isSafe ? "have their values" : "can take their place")
    return Finding(
      .warning, Self.id, at: first.location,
      "\(written.prefix(4).map(\.self).formatted(joinedBy: "and")) \(are) deprecated since GTK 4.16; "
        + "\(variables.formatted(joinedBy: "and")) \(be)\(rest)",
      each: written,
      fix: Finding.Fix(
        replacing: first.location, with: first.replacement, isSafe: isSafe, others: others))
  }
}
