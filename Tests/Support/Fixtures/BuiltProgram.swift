public import Foundation

/// A program that was built beside the tests.
public enum BuiltProgram {
  /// The folder of all of them.
  public static let folder = Bundle.main.bundleURL

  public static func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }
}
