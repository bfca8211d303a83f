import DocumentChecks
import ThemeSource

/// Reads the bytes as JSON, and changes what was read.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  DocumentChecks.run(on: Array(UnsafeBufferPointer(start: start, count: count))) {
    SourceDocument(json: $0, findings: &$1)
  }
  return 0
}
