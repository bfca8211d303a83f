import LiverySystem
import ThemeSource

/// Finds stylesheets that the build of a theme writes.
struct BuiltFiles {
  /// The number of folders around a file whose `meson.build` may write it.
  private static let height = 6

  /// The maximum number of bytes of a `meson.build`, and of those that are read.
  private static let sizeLimit = 256 * 1024
  private static let countLimit = 32

  /// The outputs of each `meson.build`.
  private var outputs: [String: [String]] = [:]

  /// Whether a file is the output of a target of Meson in its folder or above it, or there is SCSS
  /// with its name beside it.
  mutating func contain(_ path: String) -> Bool {
    let name = RegularFile.name(of: path)
    let stem = path.dropLast(".css".utf8.count)
    if RegularFile.isRegular("\(stem).scss") || RegularFile.isRegular("\(stem).sass") {
      return true
    }
    for folder in RegularFile.folders(from: RegularFile.folder(of: path)).prefix(Self.height) {
      if outputs(ofBuild: "\(folder)/meson.build").contains(name) { return true }
      // Nothing above a repository belongs to it.
      if RegularFile.exists("\(folder)/.git") { return false }
    }
    return false
  }

  private mutating func outputs(ofBuild file: String) -> [String] {
    if let known = outputs[file] { return known }
    guard outputs.count < Self.countLimit,
      let bytes = try? RegularFile.read(file, upTo: Self.sizeLimit)
    else { return [] }
    let found = Self.outputs(in: bytes)
    outputs[file] = found
    return found
  }

  /// The strings after each `output:`, one or a list (Meson, "custom_target").
  private static func outputs(in bytes: [UInt8]) -> [String] {
    var scanner = TextScanner(bytes)
    var names: [String] = []
    while let next = scanner.next {
      if next == UInt8(ascii: "#") {
        _ = scanner.take { $0 != UInt8(ascii: "\n") }
      } else if TextScanner.isName(next) {
        let word = scanner.take(while: TextScanner.isName)
        scanner.skipSpace()
        guard scanner.text(word) == "output", scanner.accept(":") else { continue }
        scanner.skipSpace()
        let isList = scanner.accept("[")
        repeat {
          scanner.skipSpace()
          guard let name = takeString(&scanner) else { break }
          names.append(name)
          scanner.skipSpace()
        } while isList && scanner.accept(",")
      } else if takeString(&scanner) == nil {
        scanner.position += 1
      }
    }
    return names
  }

  /// Takes a string in single quotes; `nil` if there is none.
  private static func takeString(_ scanner: inout TextScanner) -> String? {
    guard scanner.accept("'") else { return nil }
    let content = scanner.take { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\n") }
    _ = scanner.accept("'")
    return scanner.text(content)
  }
}
