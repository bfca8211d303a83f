import Testing
import ThemeSource

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    let diff = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: diff.text(oldName: "a", newName: "b"), as: UTF8.self)
  }

  @Test func saysNothingOfTextsThatAreTheSame() {
    #expect(diff("a\n", "a\n").isEmpty && diff("", "").isEmpty)
  }

  // As diff -u of GNU diffutils prints them.
  @Test(arguments: [
    ("a\nb\n", "a\nc\n", "@@ -1,2 +1,2 @@\n a\n-b\n+c\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
  ])
  func printsWhatDiffers(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == "--- a\n+++ b\n" + hunks)
  }

  @Test func splitsWhatIsFarApart() {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[1] = "x"
    changed[17] = "y"
    let text = diff(lines.joined(separator: "\n") + "\n", changed.joined(separator: "\n") + "\n")
    #expect(
      text == "--- a\n+++ b\n@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n 4\n 5\n"
        + "@@ -15,6 +15,6 @@\n 15\n 16\n 17\n-18\n+y\n 19\n 20\n")
  }
}
