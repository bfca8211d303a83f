import Fixtures
import Foundation
import TestDisplay
import Testing

/// Apps that do not follow a theme while they run, by `livery-preview try`.
@Suite(.enabled(if: TestDisplay.isAvailable)) struct TryRestartTests {
  /// An app of GTK 4 to which the library that follows the theme does not come.
  @Test func startsAnAppAgainAtASave() throws {
    let tried = try TriedApp()
    try tried.run(
      ["/usr/bin/env", "-u", "GIO_EXTRA_MODULES"] + TriedApp.words
        + ["show", "4", "\(tried.home.path)/activated"])
    #expect(try tried.isActivated(times: 1))
    for color in ["#602040", "#602041", "#602042"] { try tried.setBackground(color) }
    #expect(try tried.color(awaiting: "#602042") == "#602042")
    // Saves that follow each other are one.
    #expect(tried.activated.count == 2 && tried.activated[0] != tried.activated[1])
    #expect(try tried.says("does not follow the theme while it runs; it is started again"))
    #expect(try tried.display.request("end", ["pid": tried.pid]) == -15)
    #expect(try tried.hasEnded())
    #expect(try tried.leftovers.isEmpty)
  }

  @Test func tellsAnAppThatEndsFromOneThatCrashes() throws {
    let tried = try TriedApp()
    let file = "\(tried.home.path)/activated"
    try tried.run([
      "/bin/sh", "-c",
      """
      echo $$ >> \(file)
      case $(wc -l < \(file)) in 2) kill -SEGV $$;; 3) exit 3;; esac
      exec sleep 600
      """,
    ])
    #expect(try tried.isActivated(times: 1))
    try tried.setBackground("#602040")
    #expect(try tried.says("was killed by signal 11, segmentation fault"))
    #expect(try tried.says("is started again at the next save"))
    try tried.setBackground("#602041")
    #expect(
      try tried.display.request("exit", ["pid": tried.pid, "seconds": 30], for: Int?.self) == 3)
    #expect(try tried.says("'/bin/sh' ended with status 3"))
  }
}
