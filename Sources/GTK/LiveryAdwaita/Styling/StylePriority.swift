import CLiveryAdwaita

/// The priority of a provider: if two set the same property, the higher one wins.
public struct StylePriority: Hashable, Comparable, Sendable {
  let value: UInt32

  /// The lowest: it applies where no rule sets a value.
  public static let fallback = StylePriority(value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))

  /// The toolkit's own theme.
  public static let theme = StylePriority(value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_THEME))

  /// An application's own rules.
  public static let application = StylePriority(
    value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))

  /// The user's `gtk.css`; at the same priority the provider that was added last wins.
  public static let user = StylePriority(value: UInt32(GTK_STYLE_PROVIDER_PRIORITY_USER))

  /// Higher than all priorities of GTK and libadwaita.
  public static let override = StylePriority(value: 100_000)

  public static func < (left: StylePriority, right: StylePriority) -> Bool {
    left.value < right.value
  }

  /// The next higher priority.
  public var next: StylePriority { StylePriority(value: value + 1) }
}
