import NewTheme
import ThemeColor
import ThemeModel
import ThemeSession

/// Colors for a theme's palette, with names that are free there.
enum DerivedPalette {
  /// The maximum number of characters of a file's name that are used in color names.
  private static let longest = 24

  /// Names the colors after the picture's file, or as shades of a brand, with numbers that are
  /// still free in the theme.
  static func entries(
    _ colors: [Color], ofPicture picture: String?, in theme: Theme
  ) -> [SchemeColor] {
    let stem = picture.flatMap(stem) ?? DerivedColors.brand
    let taken = Set(theme.namedColors.map { $0.name.title } + ColorRole.allCases.map(\.name))
    var number = 0
    return colors.map { color in
      repeat { number += 1 } while taken.contains("\(stem)-\(number)")
      return SchemeColor(.palette("\(stem)-\(number)"), color.literal)
    }
  }

  /// The lowercase letters and digits of a file's name, from its first letter on; `nil` if it has
  /// no letters.
  private static func stem(of name: String) -> String? {
    let base = name.prefix { $0 != "." }.lowercased()
    let words = base.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let stem = words.joined(separator: "-").drop { !$0.isLetter }.prefix(longest)
    return stem.isEmpty ? nil : String(stem)
  }
}
