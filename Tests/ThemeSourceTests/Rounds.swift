import Foundation

/// How many times a test by chance tries.
enum Rounds {
  /// Mutated files a reader: ten times as many where the environment asks for thorough tests.
  static let mutated =
    ProcessInfo.processInfo.environment["LIVERY_THOROUGH"] == nil ? 10_000 : 100_000
}
