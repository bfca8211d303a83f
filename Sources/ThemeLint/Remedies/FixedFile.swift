import System
import ThemeFormats
public import ThemeSource

/// Writes a repaired text over its file, unless that is no longer the file that was judged.
public enum FixedFile {
  /// Replaces a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - judged: The text that was read from it.
  ///   - repaired: The text that takes its place.
  /// - Throws: Why the file stays as it is: it was changed meanwhile, or cannot be read or written.
  public static func replace(
    _ path: String, holding judged: SourceText, with repaired: SourceText
  ) throws(Problem) {
    let current: [UInt8]
    do throws(FileError) {
      // One byte more than was read shows a file that has grown.
      current = try RegularFile.read(path, upTo: judged.bytes.count + 1)
    } catch {
      throw Problem(path: path, reason: error.reason)
    }
    guard current == judged.bytes else {
      throw Problem(path: path, reason: "it was changed meanwhile")
    }
    do throws(FileError) {
      try AtomicFile.write(repaired.bytes, to: path)
    } catch {
      throw Problem(path: path, reason: error.reason)
    }
  }

  /// Why a file is not fixed; it stays as it was.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    public let reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    public var description: String { "'\(path)' is not fixed: \(reason)" }
  }
}
