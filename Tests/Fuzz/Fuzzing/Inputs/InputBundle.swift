/// An input: a file, and those that lie beside it.
///
/// In the bytes of an input the other files follow the first, each after a line with its name:
/// `%% name.json`.
struct InputBundle {
  /// A file beside the first.
  struct File: Hashable {
    let name: String
    let bytes: [UInt8]
  }

  /// The most files beside the first.
  static let limit = 8

  /// The name of the first file.
  let name: String

  /// The content of the first file.
  let main: [UInt8]

  let others: [File]

  init(_ bytes: [UInt8], named name: String) {
    self.name = name
    var starts = InputBundle.markers(in: bytes)
    starts.append(bytes.count)
    main = Array(bytes[..<starts[0]])
    // One of the first file's name would be written over it.
    others = zip(starts, starts.dropFirst()).prefix(InputBundle.limit).map { start, end in
      InputBundle.file(bytes[start..<end])
    }.filter { $0.name != name }
  }

  /// The offsets of the lines that begin a file.
  private static func markers(in bytes: [UInt8]) -> [Int] {
    let percent = UInt8(ascii: "%")
    guard bytes.count > 3 else { return [] }
    return (0..<bytes.count - 2).filter { index in
      bytes[index] == percent && bytes[index + 1] == percent
        && bytes[index + 2] == UInt8(ascii: " ")
        && (index == 0 || bytes[index - 1] == UInt8(ascii: "\n"))
    }
  }

  private static func file(_ bytes: ArraySlice<UInt8>) -> File {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let content = bytes.dropFirst(line.count + 1)
    // A name leads to no other folder, and is no longer than a system allows.
    let name = line.dropFirst(3).prefix(40).filter { byte in
      (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || "._-".utf8.contains(byte)
    }
    let isName = name.contains { $0 != UInt8(ascii: ".") }
    return File(
      name: isName ? String(decoding: name, as: UTF8.self) : "x.json", bytes: Array(content))
  }
}
