import CAdwaita

/// A stylesheet parsed by GTK.
public final class CSSProvider: Object {
  private let findings = Findings()

  public convenience init() {
    self.init(adopting: gtk_css_provider_new())
    let call: @convention(c) (gpointer?, OpaquePointer?, UnsafePointer<GError>, gpointer) -> Void =
      { _, section, error, data in
        Handler<CSSFinding, Void>.call(data, CSSFinding(section: section, error: error))
      }
    connect("parsing-error", call, Handler { [findings] in findings.all.append($0) })
  }

  /// Parses a text in place of the one before, and returns what the parser found.
  ///
  /// GTK leaves out what is wrong, and applies the rest.
  @discardableResult
  public func load(_ text: String) -> [CSSFinding] {
    findings.all = []
    shim_css_provider_load(cast(), text)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a file in place of the text before, and returns what the parser found.
  @discardableResult
  public func load(file path: String) -> [CSSFinding] {
    findings.all = []
    gtk_css_provider_load_from_path(cast(), path)
    defer { findings.all = [] }
    return findings.all
  }

  /// Parses a stylesheet in a resource of libadwaita or GTK, such as
  /// `/org/gnome/Adwaita/styles/base-hc.css`.
  public func load(resource path: String) {
    gtk_css_provider_load_from_resource(cast(), path)
  }

  /// The findings of the text that is being parsed, shared with the signal's closure.
  private final class Findings {
    var all: [CSSFinding] = []
  }
}
