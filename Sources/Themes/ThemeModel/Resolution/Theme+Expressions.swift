package import ThemeColor

extension Theme {
  /// The color of an expression in an appearance; `nil` if a name in it has no value.
  package func color(of expression: ColorExpression, in appearance: Appearance) -> Color? {
    if let constant = expression.constant { return constant }
    var resolver = Resolver(self, in: forced(appearance))
    return resolver.color(of: expression)
  }
}
