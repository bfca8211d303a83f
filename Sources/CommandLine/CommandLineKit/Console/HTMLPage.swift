import Glibc
import LiverySystem
import ThemeSource

/// An HTML file that is written piece by piece, so that it may be larger than memory.
package struct HTMLPage: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Creates the file, which does not exist yet, up to the beginning of the body.
  package init(path: String, title: String, style: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    try write(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Livery \(Version.current)">
      <title>\(Markup.escaped(title))</title>
      <style>
      \(Self.sharedStyle)
      \(style)
      </style>
      </head>
      <body>

      """)
  }

  deinit {
    close(descriptor)
  }

  /// Adds a piece of HTML.
  package func write(_ html: String) throws {
    guard Descriptor.write(Array(html.utf8), to: descriptor) else {
      throw FileError(.write, path)
    }
  }

  /// Ends the page.
  package consuming func finish() throws {
    try write("</body>\n</html>\n")
  }

  /// The style of all pages, light and dark.
  private static let sharedStyle = """
    :root {
      color-scheme: light dark;
      --page: #f6f5f4; --card: #ffffff; --text: #1f2328; --dim: #57606a; --line: #d5d3d0;
      --accent: #1a5fb4; --good: #1a6b3c; --bad: #b3121f; --care: #8a4b00; --mark: #fbe4e4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #1b1b1e; --card: #27272b; --text: #f1f1f3; --dim: #b3b3bb; --line: #3f3f46;
        --accent: #99c1f1; --good: #8ddba6; --bad: #ff9c95; --care: #f8c471; --mark: #46272a;
      }
    }
    @media (prefers-contrast: more) { :root { --line: currentColor; --dim: var(--text); } }
    *, *::before, *::after { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, "Adwaita Sans", Cantarell, sans-serif;
      -webkit-text-size-adjust: 100%;
    }
    h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
    h2 { margin: 0; font-size: 1.05rem; line-height: 1.3; overflow-wrap: anywhere; }
    p { margin: 0; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    code { font: 0.9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
    .dim { color: var(--dim); }
    .good { color: var(--good); }
    .care { color: var(--care); }
    .bad { color: var(--bad); }
    header { padding: 20px 24px 16px; }
    header p { margin-top: 4px; color: var(--dim); max-width: 100ch; }
    summary { cursor: pointer; }
    details ul { margin: 4px 0 8px; padding-left: 18px; }
    details li { margin: 2px 0; overflow-wrap: anywhere; }
    """
}
