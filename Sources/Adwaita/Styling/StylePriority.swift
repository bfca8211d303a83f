import CAdwaita

/// What the rules of a provider give way to, and what they beat.
public struct StylePriority: Hashable, Comparable, Sendable {
  let value: UInt32

  /// The toolkit's own theme.
  public static let theme = StylePriority(value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_THEME))

  /// An application's own rules.
  public static let application = StylePriority(
    value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))

  /// The user's `gtk.css`; a provider added later beats it at the same priority.
  public static let user = StylePriority(value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER))

  /// Above all that GTK and libadwaita use themselves.
  public static let override = StylePriority(value: 100_000)

  public static func < (left: StylePriority, right: StylePriority) -> Bool {
    left.value < right.value
  }

  /// The priority that beats this one by a little.
  public var next: StylePriority { StylePriority(value: value + 1) }
}
