import ThemeColor
import ThemeSession

/// The colors in libadwaita's rules without names, which no theme can replace: of avatars.
enum StockColors {
  /// The top, the bottom and the text of each, as libadwaita 1.2 has them.
  private static let avatars: [(top: String, bottom: String, text: String)] = [
    ("83b6ec", "337fdc", "cfe1f5"), ("7ad9f1", "0f9ac8", "caeaf2"),
    ("8de6b1", "29ae74", "cef8d8"), ("b5e98a", "6ab85b", "e6f9d7"),
    ("f8e359", "d29d09", "f9f4e1"), ("ffcb62", "d68400", "ffead1"),
    ("ffa95a", "ed5b00", "ffe5c5"), ("f78773", "e62d42", "f8d2ce"),
    ("e973ab", "e33b6a", "fac7de"), ("cb78d4", "9945b5", "e7c2e8"),
    ("9e91e8", "7a59ca", "d5d2f5"), ("e3cf9c", "b08952", "f2eade"),
    ("be916d", "785336", "e5d6ca"), ("c0bfbc", "6e6d71", "d8d7d3"),
  ]

  /// The rules that simulate a color vision; empty for full vision.
  static func rules(seenBy vision: Vision) -> String {
    guard vision != .full else { return "" }
    let seen = { (hex: String) in Color(hexDigits: hex).map { vision.seen($0).hex } ?? "#\(hex)" }
    return avatars.enumerated().map { index, avatar in
      "avatar.color\(index + 1) { background-image: linear-gradient(\(seen(avatar.top)), "
        + "\(seen(avatar.bottom))); color: \(seen(avatar.text)); }\n"
    }.joined()
  }
}
