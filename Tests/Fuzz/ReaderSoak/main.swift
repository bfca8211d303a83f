// Reads changed inputs without end, as fast as it can: no sanitizer, and nothing that steers.
//
// `swift run -c release ReaderSoak READER --inputs 10000000 FOLDER...` takes the inputs to change
// from the folders. Where one is a find, its bytes are in the file of `--last`, whatever ended the
// process.
import Fixtures
import Foundation
import Fuzzing

/// The value behind an option.
func option(_ name: String) -> String? {
  CommandLine.arguments.firstIndex(of: name).map { CommandLine.arguments[$0 + 1] }
}

func end(_ reason: String) -> Never {
  FileHandle.standardError.write(Data("livery: \(reason)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let reader = arguments.first.flatMap(InputReader.init) else {
  end("expected a reader: \(InputReader.allCases.map(\.rawValue).joined(separator: ", "))")
}
let limit = option("--max-len").flatMap { Int($0) } ?? 512
let most = option("--inputs").flatMap { Int($0) } ?? .max
let seconds = option("--seconds").flatMap { Double($0) } ?? .infinity
var generator = SeededGenerator(seed: option("--seed").flatMap { UInt64($0) } ?? 1)

let options = arguments.indices.filter { CommandLine.arguments[$0].hasPrefix("--") }
let folders = arguments.dropFirst().indices.filter { index in
  !options.contains(index) && !options.contains(index - 1)
}.map { CommandLine.arguments[$0] }
var pool = InputPool(folders, limit: limit, mutator: InputMutator(reader))
if pool.isEmpty { end("no folder has an input of at most \(limit) bytes") }

let checks = InputChecks(reader)
var last = LastInput(option("--last") ?? "last-input", limit: limit)
var cost = InputCost()
let start = Date()
while cost.count < most, cost.count % 256 != 0 || -start.timeIntervalSinceNow < seconds {
  let input = pool.next(using: &generator)
  last.keep(input)
  do {
    let excess = try cost.measure { () throws(Contradiction) in
      try checks.run(on: input, isThorough: false)
    }
    if let excess { end(excess) }
  } catch {
    end("\(error)")
  }
}
last.forget()
let time = (-start.timeIntervalSinceNow * 10).rounded() / 10
FileHandle.standardError.write(Data("livery: \(cost.summary) seconds=\(time)\n".utf8))
