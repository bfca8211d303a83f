import LiverySystem
import ThemeSource

/// The errors of a template's parser, up to a limit, and the budget for reading the template.
struct TemplateProblems {
  static let limit = 1000

  private(set) var all: [TemplateProblem] = []

  /// Whether the rest of the template is not read.
  private(set) var isFinal = false

  private let budget: ReadingBudget

  init(_ budget: ReadingBudget? = nil) {
    self.budget = budget ?? ReadingBudget(clock: { ProcessorTime.ofThread })
  }

  /// Adds a problem; the last one says that there may be more.
  mutating func add(_ problem: TemplateProblem) {
    guard !isFinal else { return }
    all.append(problem)
    guard all.count == TemplateProblems.limit else { return }
    stop(
      TemplateProblem(
        .templateSyntax, TemplatePlace(source: problem.source, range: problem.range),
        "the template has \(TemplateProblems.limit) problems up to here; the rest is not read"))
  }

  mutating func add(_ rule: RuleID, _ place: TemplatePlace, _ message: String) {
    add(TemplateProblem(rule, place, message))
  }

  /// Adds a problem that ends reading.
  mutating func stop(_ problem: TemplateProblem) {
    guard !isFinal else { return }
    all.append(problem)
    isFinal = true
  }

  /// Takes a step of the budget for a tag; reading ends if there are none left.
  mutating func step(at place: TemplatePlace, of text: SourceText) {
    guard !budget.take(at: text.location(of: place.range)), let finding = budget.finding else {
      return
    }
    stop(TemplateProblem(finding.rule, place, finding.message))
  }
}
