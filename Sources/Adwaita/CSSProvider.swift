import CAdwaita

/// A stylesheet that GTK has parsed.
public final class CSSProvider: Object {
  private let findings = Findings()

  public convenience init() {
    self.init(adopting: gtk_css_provider_new())
    onParsingError { [findings] in findings.all.append($0) }
  }

  /// Parses a text in place of the one before, and gives what the parser objected to.
  ///
  /// What is wrong in it is left out; the rest holds.
  @discardableResult
  public func load(_ text: String) -> [CSSFinding] {
    findings.all = []
    shim_css_provider_load(cast(), text)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a file in place of the text before, and gives what the parser objected to.
  @discardableResult
  public func load(file path: String) -> [CSSFinding] {
    findings.all = []
    gtk_css_provider_load_from_path(cast(), path)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a stylesheet that libadwaita or GTK carries, such as
  /// `/org/gnome/Adwaita/styles/base-hc.css`.
  public func load(resource path: String) {
    gtk_css_provider_load_from_resource(cast(), path)
  }

  /// The findings of the text at hand, shared with the signal's closure.
  private final class Findings {
    var all: [CSSFinding] = []
  }
}

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
