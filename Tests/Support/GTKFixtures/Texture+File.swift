import Foundation
public import LiveryAdwaita

extension Texture {
  /// The picture in a file; `nil` if it is none.
  public convenience init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(encoded: Array(data))
  }
}
