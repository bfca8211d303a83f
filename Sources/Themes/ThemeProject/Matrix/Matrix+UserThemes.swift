import ThemeFormats

extension Matrix {
  /// The names of the matrices that are built in.
  public static let builtInNames = ["user-themes"]

  /// A matrix that is built in; `nil` if none has the name.
  public static func builtIn(_ name: String) -> Matrix? {
    name == "user-themes" ? userThemes : nil
  }

  /// What an app meets on the desktops of its users: the stock theme in every contrast, in every
  /// accent of Adwaita and Yaru, with large text and from right to left, and themes of others.
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
