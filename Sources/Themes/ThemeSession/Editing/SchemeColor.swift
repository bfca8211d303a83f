/// A color of a theme's file with an expression for each scheme.
public struct SchemeColor: Hashable, Sendable {
  public let name: ColorName

  /// The color in light, as themes write it.
  public let light: String

  /// The color in dark.
  public let dark: String

  public init(_ name: ColorName, light: String, dark: String) {
    (self.name, self.light, self.dark) = (name, light, dark)
  }

  /// A color that is the same in both.
  public init(_ name: ColorName, _ expression: String) {
    self.init(name, light: expression, dark: expression)
  }
}
