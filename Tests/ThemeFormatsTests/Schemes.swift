import ThemeFormats
import ThemeModel
import ThemeSource

/// Schemes that are easy or hard to make a theme of.
enum Schemes: String, CaseIterable {
  /// What a scheme should be.
  case orderly =
    """
    101418 1b2127 2a323a 5b6773 8a96a3 d4dce4 e4eaf0 f6f8fa \
    e5484d f2913d e8c547 52b788 4cc2c4 4c8dff b07cf0 a47148
    """
  /// White, with steps too small to be seen.
  case white =
    """
    ffffff fdfdfd c0c0e0 909090 e0e0e0 303030 fafafa ffffff \
    e06040 0080b0 7050a0 103080 103080 7050a0 a01050 303030
    """
  /// Black and grays alone.
  case gray =
    """
    000000 121212 222222 333333 999999 c1c1c1 999999 c1c1c1 \
    7c7c7c 999999 a0a0a0 8e8e8e 868686 686868 747474 5e5e5e
    """
  /// One hue, and text hardly lighter than what it is on.
  case murky =
    """
    031012 041619 051f23 062e34 074048 0a5b67 0d7c8c 109cb0 \
    16c1d9 b3ebf2 80deea 4dd0e1 26c6da 00bcd4 00acc1 0097a7
    """
  /// Light, all pastel.
  case pastel =
    """
    e3efef c9dbdc b0c5c8 98afb5 8299a1 6d828e 5a6d7a 485867 \
    b38686 d8bba2 aab386 87b386 86b3b3 868cb3 b386b2 b39f9f
    """
  /// Colors where others should stand.
  case shuffled =
    """
    262626 af5f5f 5f875f 87875f 5f87af 5f5f87 5f8787 6c6c6c \
    444444 ff8700 87af87 ffffaf 87afd7 8787af 5fafaf bcbcbc
    """

  var text: String {
    let colors = rawValue.split { $0 == " " || $0 == "\n" }
    return "scheme: \(self)\n"
      + colors.enumerated().map { number, digits in
        "base0\(String(number, radix: 16, uppercase: true)): \"\(digits)\"\n"
      }.joined()
  }

  func read(isExact: Bool = false) throws -> ThemeReading {
    var library = ThemeLibrary(userFolder: nil)
    library.isExact = isExact
    return try library.read(SourceText(file: "s.yaml", text), path: nil)
  }

  func resolved(isExact: Bool = false) throws -> ResolvedTheme? {
    try read(isExact: isExact).theme.map { $0.resolved($0.appearances[0]) }
  }
}
