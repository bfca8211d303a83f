// Reads changed inputs without end, as fast as it can: no sanitizer, and nothing that steers.
//
// `swift run -c release ReaderSoak READER --inputs 10000000 FOLDER...` takes the inputs to change
// from the folders. It ends after five finds, and leaves them in the folder of `--finds`; where one
// ended the process, its bytes are in the file of `--last`, behind 8 bytes with their count.
import Foundation
import Fuzzing

var words = CommandLine.arguments.dropFirst()
guard let reader = words.popFirst().flatMap(InputReader.init) else {
  SoakRun.say("expected a reader: \(InputReader.allCases.map(\.rawValue).joined(separator: ", "))")
  exit(64)
}
let checks = InputChecks(reader)
var run = SoakRun(words)
run.run(InputMutator(reader)) { input throws(Contradiction) in
  try checks.run(on: input, isThorough: false)
}
