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
  private static let limit = 4 * 1024 * 1024

  let widget = Box(.vertical)

  /// The file that is shown, if one is.
  private(set) var path: String?

  /// Called with the path of a file right before it is built.
  var onBuild: (String) -> Void = { _ in }

  private let problems = ProblemBar()
  private let holder = Box(.vertical)
  private var content: Widget?

  /// The copies of the files that the content shows.
  private var pictures: OwnPictures?
  private lazy var watch = FileWatch { [weak self] _ in self?.build() }

  init() {
    holder.vexpand = true
    widget.append(problems.widget)
    widget.append(holder)
    holder.keepLinksFromOpeningLater()
    holder.hideOuterActions()
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
      let pictures = OwnPictures(of: RegularFile.folder(of: path))
      let (new, source) = try Self.content(of: path, pictures)
      let findings = source.findings.sorted { $0.line < $1.line }
      watch.watch([path] + source.files)
      content.map(holder.remove)
      holder.append(new)
      (content, self.pictures) = (new, pictures)
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

  /// Removes the copies of files.
  func end() {
    pictures = nil
  }

  /// Builds a file, and returns its source, with the findings.
  private static func content(
    of path: String, _ pictures: OwnPictures
  ) throws(BuilderError) -> (Widget, OwnUISource) {
    let file = RegularFile.name(of: path)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: limit + 1)
    } catch {
      throw BuilderError(file: file, message: error.description)
    }
    guard bytes.count <= limit else {
      throw BuilderError(file: file, message: "it has more than \(limit) bytes")
    }
    var source = try OwnUISource(bytes, file: file, place: pictures.place)
    let content = try source.build()
    content.hexpand = true
    content.vexpand = true
    return (ScrolledWindow(child: content, .both), source)
  }
}
