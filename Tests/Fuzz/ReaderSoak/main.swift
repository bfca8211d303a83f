// Reads changed inputs without end, as fast as it can: no sanitizer, and nothing that steers.
//
// `swift run -c release ReaderSoak READER --inputs 10000000 FOLDER...` takes the inputs to change
// from the folders. It ends after five finds, and leaves them in the folder of `--finds`; where one
// ended the process, its bytes are in the file of `--last`, behind 8 bytes with their count.
import Foundation
import Fuzzing

func say(_ text: String) {
  FileHandle.standardError.write(Data("livery: \(text)\n".utf8))
}

var run = SoakRun()
var folders: [String] = []
var words = CommandLine.arguments.dropFirst()
guard let reader = words.popFirst().flatMap(InputReader.init) else {
  say("expected a reader: \(InputReader.allCases.map(\.rawValue).joined(separator: ", "))")
  exit(64)
}
while let word = words.popFirst() {
  guard word.hasPrefix("--") else {
    folders.append(word)
    continue
  }
  guard let value = words.popFirst(), run.set(word, to: value) else {
    say("'\(word)' is no option, or lacks its value")
    exit(64)
  }
}
let pool = InputPool(folders, limit: run.limit, mutator: InputMutator(reader))
guard !pool.isEmpty else {
  say("no folder has an input of at most \(run.limit) bytes")
  exit(66)
}
run.run(InputChecks(reader), on: pool)
exit(run.finds == 0 ? 0 : 1)
