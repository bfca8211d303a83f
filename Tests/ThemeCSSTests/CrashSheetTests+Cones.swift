import Testing
import ThemeCSS

/// Conic gradients that GTK 4.18 never ends reading.
extension CrashSheetTests {
  /// What a conic gradient has for its first stop by way of variables; GTK 4.18 was asked for each.
  @Test(arguments: [
    ("--x: nope", "conic-gradient(var(--x), red)", true),
    ("--x: red", "conic-gradient(var(--x), red)", false),
    ("--x: red 10%", "conic-gradient(from 1deg, var(--x), red)", false),
    ("--x: nope; --x: red", "conic-gradient(red, var(--x))", false),
    ("--x: red; --X: nope", "conic-gradient(var(--x), red)", false),
    ("--x: red; --X: nope", "conic-gradient(VAR(--X), red)", true),
    ("--x: 5px", "conic-gradient(from var(--x), red, blue)", false),
    ("--x: 5px", "conic-gradient(red var(--x), blue)", true),
    ("--x: 0.5", "conic-gradient(alpha(red, var(--x)), blue)", false),
    ("--x: var(--y); --y: 5px", "conic-gradient(var(--x), red)", true),
    ("--x: conic-gradient(nope, red)", "none", false),
    ("--x: conic-gradient(nope, red)", "var(--x)", true),
    ("--x: conic-gradient(nope, red); --y: var(--x)", "image(red), var(--y)", true),
    ("--x: conic-gradient(red, blue)", "var(--x), conic-gradient(var(--no), red)", false),
    // What isn't set anywhere may be set by others; GTK drops the value where it isn't.
    ("--y: nope", "conic-gradient(var(--x), red)", false),
    ("--y: nope", "conic-gradient(var(--accent-bg-color), red)", false),
    ("--y: nope", "conic-gradient(var(--x, red), red)", false),
    ("--y: nope", "conic-gradient(var(--x, nope), red)", true),
    ("--y: nope", "conic-gradient(var(--x, var(--y)), red)", true),
    ("--x: var(--x)", "conic-gradient(var(--x), red)", false),
    ("--x: var(--no)", "conic-gradient(var(--x, nope), red)", true),
    ("--x: initial", "conic-gradient(var(--x), red)", false),
    ("--x: initial", "conic-gradient(var(--x, nope), red)", true),
    ("--x: inherit", "conic-gradient(var(--x), red)", true),
    ("--x: ", "conic-gradient(var(--x))", true),
    ("--x: ", "conic-gradient(var(--x), red, blue)", false),
    ("--x: ", "conic-gradient(var(--x) nope, red)", true),
  ])
  func findsGradientsWithoutEndByVariables(variables: String, image: String, isDeadly: Bool) {
    #expect(isFoundIn(":root { \(variables); } label { background: \(image); }") == isDeadly)
    #expect(isFoundIn("label { background: \(image); } .a { \(variables); }") == isDeadly)
  }

  /// What stands for a variable counts where a widget may lack the variable.
  @Test(arguments: [
    (":root { --x: red; }", false), ("*:root { --x: red; }", true), (".a { --x: red; }", true),
    ("@media (prefers-contrast: more) { :root { --x: red; } }", true),
    (":root { --x: red; } .a { --x: initial; }", true), (":root { --x: var(--no); }", true),
    (":root { --x: red; } .a { --x: blue; }", false),
  ])
  func looksAtWhatStandsForAVariable(rules: String, isDeadly: Bool) {
    #expect(
      isFoundIn("\(rules) a { background: conic-gradient(var(--x, nope), red); }") == isDeadly)
  }

  @Test func saysWhereAGradientGetsItsFirstStop() {
    let rule = ":root { --x: nope; --y: 1deg; } a { background: conic-gradient(from var(--y) "
    let range = rule.utf8.count..<rule.utf8.count + "var(".utf8.count
    #expect(findings("\(rule)var(--x), red, blue); }").map(\.range) == [range])
  }

  @Test func findsAGradientWithoutEndAfterManyOtherFaults() {
    let faults = String(repeating: "label { color: nope; } ", count: 300)
    #expect(isFoundIn(faults + "label { background: conic-gradient(nope, red); }"))
  }

  /// Values that double at each variable, though they paint nothing.
  @Test func refusesVariablesThatGrow() {
    let variables = (1..<60).map { "--x\($0): var(--x\($0 - 1)) var(--x\($0 - 1));" }.joined()
    let sheet = ":root { --x0: ; \(variables) } a { background: conic-gradient(var(--x59)); }"
    let found = findings(sheet).map { $0.message() }
    #expect(found.contains { $0.hasPrefix("expected variables with smaller values") }, "\(found)")
    #expect(found.count == 2)
  }
}
