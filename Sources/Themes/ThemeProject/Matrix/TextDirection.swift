/// The direction that a language is written in, which mirrors a window.
public enum TextDirection: String, CaseIterable, Hashable, Sendable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
