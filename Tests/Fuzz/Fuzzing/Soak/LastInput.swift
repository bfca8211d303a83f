import Glibc

/// The input that is being read, in a file that is there when the process was killed.
struct LastInput {
  private let path: String
  private let memory: UnsafeMutableRawBufferPointer

  /// Maps a file with room for a length of 8 bytes, the lowest first, and an input.
  init(_ path: String, limit: Int) {
    self.path = path
    let count = limit + 8
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    precondition(descriptor >= 0 && ftruncate(descriptor, count) == 0, "cannot write '\(path)'")
    let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    precondition(start != MAP_FAILED, "cannot map '\(path)'")
    close(descriptor)
    memory = UnsafeMutableRawBufferPointer(start: start, count: count)
  }

  func keep(_ input: [UInt8]) {
    memory.storeBytes(of: UInt64(input.count).littleEndian, as: UInt64.self)
    UnsafeMutableRawBufferPointer(rebasing: memory[8...]).copyBytes(from: input)
  }

  /// Removes the file, for there was no find.
  func forget() {
    unlink(path)
  }
}
