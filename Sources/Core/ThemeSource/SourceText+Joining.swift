/// A piece of a text that was joined from several files.
struct SourcePiece: Hashable, Sendable {
  /// Its start in the text.
  let start: Int

  /// The index of its file.
  let file: Int

  /// The bytes of the file that it is or replaces.
  let range: Range<Int>

  /// Whether it has other bytes than the file.
  let isReplaced: Bool
}

/// Joins pieces of files to one text.
public struct SourceJoiner {
  /// The files; the first one names the text.
  public private(set) var files: [SourceText]

  /// The bytes so far.
  public private(set) var bytes: [UInt8] = []

  private var pieces: [SourcePiece] = []

  public init(_ file: SourceText) {
    files = [file]
    // Findings about the text as a whole belong to its first file.
    pieces.append(SourcePiece(start: 0, file: 0, range: 0..<0, isReplaced: false))
  }

  /// Adds a file, and returns its index.
  public mutating func add(_ file: SourceText) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// Appends bytes of a file.
  public mutating func append(_ range: Range<Int>, of file: Int) {
    guard !range.isEmpty else { return }
    pieces.append(SourcePiece(start: bytes.count, file: file, range: range, isReplaced: false))
    bytes += files[file].bytes[range]
  }

  /// Appends bytes that replace a part of a file.
  public mutating func append(_ other: [UInt8], for range: Range<Int>, of file: Int) {
    guard !other.isEmpty else { return }
    pieces.append(SourcePiece(start: bytes.count, file: file, range: range, isReplaced: true))
    bytes += other
  }

  /// The text.
  public var text: SourceText {
    SourceText(file: files[0].file, bytes: bytes, joined: files, pieces: pieces)
  }
}

extension SourceText {
  /// The files of the text: itself, or those from which it was joined.
  public var files: [SourceText] { joined.isEmpty ? [self] : joined }

  /// The bytes at a location in one of its files.
  public func bytes(at location: SourceLocation) -> ArraySlice<UInt8> {
    let bytes = files.first { $0.file == location.file }?.bytes ?? bytes
    return bytes[location.range.clamped(to: bytes.indices)]
  }

  /// The location of a range in the file of its first byte, as far as the following bytes are from
  /// that file.
  func joinedLocation(of range: Range<Int>) -> SourceLocation {
    let first = piece(at: range.lowerBound, beginning: !range.isEmpty)
    let lower = pieces[first].offset(of: range.lowerBound, isEnd: false)
    var last = range.isEmpty ? first : piece(at: range.upperBound - 1, beginning: true)
    // Bytes of other files in between do not belong to it.
    while last > first, pieces[last].file != pieces[first].file { last -= 1 }
    let end = last + 1 < pieces.count ? pieces[last + 1].start : bytes.count
    let upper = pieces[last].offset(of: min(range.upperBound, end), isEnd: !range.isEmpty)
    return joined[pieces[first].file].location(of: lower..<max(lower, upper))
  }

  /// The index of the piece that contains a byte; for an empty range, of the first piece that
  /// reaches it.
  private func piece(at offset: Int, beginning: Bool) -> Int {
    let next = pieces.partitioningIndex {
      beginning ? $0.start > offset : $0.start >= offset
    }
    return max(next - 1, 0)
  }
}

extension SourcePiece {
  /// The offset in the file of a byte of the text.
  fileprivate func offset(of place: Int, isEnd: Bool) -> Int {
    if isReplaced { return isEnd ? range.upperBound : range.lowerBound }
    return min(range.lowerBound + max(0, place - start), range.upperBound)
  }
}
