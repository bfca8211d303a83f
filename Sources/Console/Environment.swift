import Foundation

/// The environment of the process.
public enum Environment {
  public static var variables: [String: String] { ProcessInfo.processInfo.environment }
}
