/// The direction of a language's script, which mirrors a window.
public enum TextDirection: String, CaseIterable, Hashable, Sendable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
