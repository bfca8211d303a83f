import GTKKnowledge
import ThemeSource

extension Target {
  /// Reads `4.18`, `4.8..4.24`, or `4.16..` for 4.16 and later; the error says what to write
  /// instead.
  public init(parsing text: String) throws(TargetError) {
    guard let dots = text.firstRange(of: "..") else {
      self.init(try Target.release(text))
      return
    }
    let first = try Target.release(String(text[..<dots.lowerBound]), in: text)
    let end = String(text[dots.upperBound...])
    let last =
      end.isEmpty && first != .v3_24 ? GTKRelease.latest : try Target.release(end, in: text)
    guard first <= last else {
      throw TargetError("'\(text)' runs backwards; write '\(last)..\(first)'")
    }
    if first == .v3_24, last != first {
      throw TargetError("a range must be within GTK 4; name 3.24 alone")
    }
    self.init(first...last)
  }

  private static func release(
    _ text: String, in range: String? = nil
  ) throws(TargetError) -> GTKRelease {
    if let release = GTKRelease(rawValue: text) { return release }
    if text.isEmpty {
      throw TargetError(
        range.map {
          "'\($0)' does not say which end it means; write both, such as '4.8..4.24', or '4.16..'"
        }
          ?? "expected a release of GTK, such as '4.18', or a range, such as '4.8..4.24'")
    }
    throw TargetError("GTK '\(text)' is not known; the known releases are \(choices)")
  }
}

/// Why a text names no target.
public struct TargetError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
