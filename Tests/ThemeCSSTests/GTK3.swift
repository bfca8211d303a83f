import Fixtures
import Foundation
import ThemeSource

/// The installed GTK 3, asked by Python.
struct GTK3 {
  private static let module = PythonModule("gi")

  /// A parser needs no display, so that the warnings about it say nothing.
  private static let start = """
    gi.require_version("Gtk", "3.0")
    from gi.repository import GLib, Gtk

    """

  static var isInstalled: Bool { (try? module.run(start)) != nil }

  /// What GTK 3 says of each of some stylesheets: an error, or a warning of what it takes all the
  /// same.
  func problems(of sheets: [String]) throws -> [[Finding.Severity]] {
    let input = String(decoding: try JSONEncoder().encode(sheets), as: UTF8.self)
    let output = try GTK3.module.run(GTK3.start + GTK3.script, input: input)
    return try JSONDecoder().decode([[String]].self, from: Data(output.utf8)).map { answers in
      answers.compactMap(Finding.Severity.init)
    }
  }

  private static let script = """
    answers = []
    for sheet in json.load(sys.stdin):
        found = []
        provider = Gtk.CssProvider()
        deprecated = int(Gtk.CssProviderError.DEPRECATED)
        provider.connect("parsing-error", lambda _, section, error: found.append(
            "warning" if error.code == deprecated and "css-provider" in error.domain else "error"))
        try:
            provider.load_from_data(sheet.encode())
        except GLib.Error:
            pass
        answers.append(found)
    print(json.dumps(answers))
    """
}
