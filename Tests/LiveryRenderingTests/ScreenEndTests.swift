import Fixtures
import Foundation
import GTKFixtures
import Testing

/// A render whose screen does not end when it is asked to.
@Suite(.enabled(if: PreviewCommand.hasScreen), .serialized)
struct ScreenEndTests {
  @Test func endsAScreenThatOverlooksTheFirstSignal() throws {
    let folder = try TemporaryFolder()
    try ProgramFile.write(
      """
      #!/bin/bash
      /usr/bin/Xvfb "$@" &
      trap 'trap "kill $!; wait $!; exit 0" TERM' TERM
      while kill -0 $! 2> /dev/null; do wait $!; done
      """, to: "\(folder.path)/bin/Xvfb")
    let run = try PreviewCommand.run(
      ["render", "ocean", "-o", "out", "--page", "text", "--appearance", "light"],
      in: folder.path, environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
    #expect(run.status == 0 && folder.exists("out/ocean/light/text.png"), "\(run)")
  }
}
