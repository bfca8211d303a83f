import ThemeFormats

extension Matrix {
  /// The names of the built-in matrices.
  public static let builtInNames = ["user-themes"]

  /// A built-in matrix; `nil` if none has the name.
  public static func builtIn(_ name: String) -> Matrix? {
    name == "user-themes" ? userThemes : nil
  }

  /// The themes that an app meets on its users' desktops: the stock theme in every contrast, in
  /// every accent of Adwaita and Yaru, with large text and from right to left, and third-party
  /// themes.
  static let userThemes = Matrix([
    Block(
      themes: [ThemeLibrary.baseID],
      appearances: ["light", "dark", "light+high-contrast", "dark+high-contrast"]),
    Block(
      themes: [ThemeLibrary.baseID], appearances: ["light", "dark"],
      accents: Accent.adwaita + Accent.yaru),
    Block(
      themes: [ThemeLibrary.baseID], appearances: ["light"],
      textScales: [TextScale(factor: 2)].compactMap { $0 }),
    Block(themes: [ThemeLibrary.baseID], appearances: ["light"], directions: [.rightToLeft]),
    Block(
      themes: ThemeLibrary.builtInIDs.filter { $0 != ThemeLibrary.baseID },
      appearances: ["light", "dark"]),
    Block(themes: ThemeLibrary.hostileIDs, appearances: ["light", "dark"]),
  ])
}
