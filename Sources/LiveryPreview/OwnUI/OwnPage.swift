import Adwaita
import LiveryGTK
import System
import ThemeFormats
import ThemeSource

/// A page from the user's own UI file, built again at each save.
///
/// Where the file cannot be built, the last page stays, and the problem bar says why.
final class OwnPage {
  /// The most that a file may hold, in bytes.
  private static let limit = 16 * 1024 * 1024

  /// How many properties are removed at most before the file counts as broken.
  private static let removalLimit = 200

  let widget = Box(.vertical)

  /// The file that is shown, if one is.
  private(set) var path: String?

  /// Called with the path of a file right before it is built.
  var onBuild: (String) -> Void = { _ in }

  private let problems = ProblemBar()
  private let holder = Box(.vertical)
  private var content: Widget?
  private lazy var watch = FileWatch { [weak self] _ in self?.build() }

  init() {
    holder.vexpand = true
    widget.append(problems.widget)
    widget.append(holder)
  }

  /// Whether a file is a UI file, by its name.
  static func isUI(_ path: String) -> Bool { path.hasSuffix(".ui") }

  /// Shows a file, and watches it from now on.
  func open(_ path: String) {
    self.path = path
    watch.watch([path])
    build()
  }

  private func build() {
    guard let path else { return }
    onBuild(path)
    let file = RegularFile.name(of: path)
    do {
      let (new, source) = try Self.content(of: path)
      let findings = source.findings.sorted { $0.line < $1.line }
      watch.watch([path] + source.files)
      content.map(holder.remove)
      holder.append(new)
      content = new
      problems.show(
        Problems(
          kind: .warning, title: "“\(file)” is not shown as a whole",
          lines: findings.map { "\(file):\($0.line): \($0.message)" }))
    } catch {
      problems.show(
        Problems(
          kind: .error,
          title: content == nil
            ? "“\(file)” cannot be shown" : "“\(file)” has errors. This is how it looked before.",
          lines: [error.description]))
    }
  }

  /// Builds a file, and returns its source, with the findings.
  private static func content(
    of path: String
  ) throws(BuilderError) -> (Widget, OwnUISource) {
    let file = RegularFile.name(of: path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: limit)
    } catch {
      throw BuilderError(file: file, message: error.description)
    }
    var source = OwnUISource(bytes, isKnown: Builder.canMake)
    if let unclosed = source.unclosed {
      throw BuilderError(file: file, line: unclosed.line, message: unclosed.message)
    }
    let folder = RegularFile.folder(of: path)
    source.findFiles { name in
      let file = RegularFile.path(name, in: folder)
      return RegularFile.exists(file) ? file : nil
    }
    for _ in 0..<removalLimit {
      do throws(BuilderError) {
        let builder = try Builder(text: source.text, file: file)
        guard let root = source.roots.lazy.compactMap({ builder.widget($0) }).first else {
          throw BuilderError(file: file, message: "it holds no widget")
        }
        let content = root.embeddable
        content.keepLinksFromOpening()
        content.hexpand = true
        content.vexpand = true
        return (ScrolledWindow(child: content, .both), source)
      } catch {
        guard let line = error.line, error.isOfOneProperty,
          source.dropProperty(atLine: line, saying: error.message)
        else { throw error }
      }
    }
    throw BuilderError(
      file: file, message: "too much of it is not known to GTK \(Toolkit.version)")
  }
}
