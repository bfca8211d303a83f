import CFuzzer
import Foundation
import Fuzzing
import Glibc

// The variable LIVERY_FUZZ_READER names the reader: LIVERY_FUZZ_READER=toml ReaderFuzz FOLDER.

/// What a run does; libFuzzer has one thread.
nonisolated(unsafe) private let harness = Harness()

/// Reads the bytes, and ends the process where the result contradicts itself or costs too much.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  harness.run(on: Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Changes an input by its structure, or as libFuzzer does.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let changed = harness.mutator.mutated(bytes, limit: limit, seed: UInt64(seed)) else {
    return LLVMFuzzerMutate(start, count, limit)
  }
  for (index, byte) in changed.enumerated() { start[index] = byte }
  return changed.count
}

/// Checks inputs of one reader, and counts what they cost.
private final class Harness {
  private let checks: InputChecks
  let mutator: InputMutator
  private var cost = InputCost()

  init() {
    let name = getenv("LIVERY_FUZZ_READER").map { String(cString: $0) } ?? ""
    guard let reader = InputReader(rawValue: name) else {
      let names = InputReader.allCases.map(\.rawValue).joined(separator: ", ")
      Harness.end("LIVERY_FUZZ_READER is '\(name)', not one of \(names)")
    }
    checks = InputChecks(reader)
    mutator = InputMutator(reader)
    atexit { harness.report() }
  }

  func run(on bytes: [UInt8]) {
    do throws(Contradiction) {
      let excess = try cost.measure { () throws(Contradiction) in
        try checks.run(on: bytes, isThorough: false)
      }
      if let excess { Harness.end(excess) }
    } catch {
      Harness.end("\(error)")
    }
  }

  /// Prints what the inputs cost, for the table of `soak.py`.
  private func report() {
    Harness.say(cost.summary)
  }

  /// Ends the process in the way that libFuzzer takes for a find.
  private static func end(_ reason: String) -> Never {
    say(reason)
    abort()
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("livery: \(text)\n".utf8))
  }
}
