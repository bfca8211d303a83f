import Foundation

/// The environment of the process.
enum Environment {
  static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
