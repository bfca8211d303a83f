// GTK's color functions, applied to a painted color. For nested calls use `GTKColor` throughout.

extension Color {
  /// GTK's `mix()`: 0 gives this color, 1 the other; see `GTKColor.mix`.
  public func gtkMix(_ other: Color, amount: Double) -> Color {
    Color(GTKColor(self).mix(GTKColor(other), amount: amount))
  }

  /// GTK's `alpha()`: multiplies the opacity.
  public func gtkAlpha(_ factor: Double) -> Color { Color(GTKColor(self).alpha(factor)) }
}
