import Fixtures
import Foundation
import Testing
import ThemeSource

@Suite struct JSONJudgeTests {
  @Test func agreesWithFoundationOnGeneratedFiles() {
    var generator = JSONGenerator(seed: 1)
    for _ in 0..<3_000 {
      let text = generator.file()
      if let found = disagreement(on: text) {
        Issue.record("\(found)\n\(text)")
        break
      }
    }
  }

  @Test func agreesWithFoundationOnMutatedFiles() {
    var generator = JSONGenerator(seed: 2)
    var mutator = TOMLMutator(random: SeededGenerator(seed: 3))
    var reported = 0
    for _ in 0..<Rounds.mutated {
      let text = mutator.mutate(generator.file())
      if let found = disagreement(on: text) {
        Issue.record("\(found)\n\(text)")
        reported += 1
        if reported == 20 { break }
      }
    }
  }

  private func disagreement(on text: String) -> String? {
    var findings: [Finding] = []
    let document = SourceDocument(json: SourceText(file: "t", text), findings: &findings)
    do {
      let value = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: [.fragmentsAllowed])
      // RFC 8259 lets keys repeat, in section 4, and says that nobody knows what they mean.
      if findings.contains(where: { $0.rule == "syntax/duplicate-key" }) { return nil }
      // Foundation accepts a comma before a closing bracket, which RFC 8259 doesn't.
      if findings.contains(where: { $0.message.contains("after ',', found") }) { return nil }
      if let finding = findings.first { return "only we refuse it: \(finding)" }
      return difference(document.root, value)
    } catch {
      return findings.isEmpty ? "only Foundation refuses it: \(error)" : nil
    }
  }

  private func difference(_ node: SourceNode, _ value: Any) -> String? {
    switch (node.kind, value) {
    case (.table, let value as [String: Any]):
      guard Array(node.children).count == value.count else { return "other keys" }
      for child in node.children {
        guard let member = value[child.key] else { return "Foundation misses '\(child.key)'" }
        if let found = difference(child, member) { return found }
      }
      return nil
    case (.array, let value as [Any]):
      let children = Array(node.children)
      guard children.count == value.count else { return "another length" }
      for (child, element) in zip(children, value) {
        if let found = difference(child, element) { return found }
      }
      return nil
    case (.string, let value as String):
      return node.string == value ? nil : "'\(node.outline)' is '\(value)'"
    case (.null, is NSNull): return nil
    case (.boolean, let value as Bool): return node.boolean == value ? nil : "another truth"
    case (.integer, let value as NSNumber), (.float, let value as NSNumber):
      // Foundation reads by way of `Decimal` and misses the nearest `Double`.
      let distance = abs((node.number ?? .nan) - value.doubleValue)
      return distance <= abs(value.doubleValue) * 1e-12 ? nil : "\(node.outline) is \(value)"
    default: return "\(node.outline) is \(value)"
    }
  }
}
