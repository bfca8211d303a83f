package import LiveryAdwaita
import LiveryGTK
package import LiveryGallery

/// The content of a stage's page.
package nonisolated enum StagedContent: Hashable, Codable {
  case page(Page)

  /// A UI file, by its path as it was typed.
  case file(String)

  /// Its name in findings and reports.
  package var name: String {
    switch self {
    case .page(let page): page.rawValue
    case .file(let path): path
    }
  }

  /// The page of the gallery; `nil` for a UI file.
  var page: Page? { if case .page(let page) = self { page } else { nil } }
}

/// A page of the gallery, or one from a UI file, in a frame of its own.
package final class StagedPage {
  package let content: StagedContent

  /// The page of the gallery; `nil` for a UI file.
  let built: BuiltPage?
  package let frame: PageFrame

  /// The initial size in px for each theme, and the present size of the frame.
  private var kept: WindowSize
  private var size: WindowSize

  /// The part of the page that is out of sight at any height, in px.
  private var hidden = 0

  private let root: Widget

  convenience init(_ built: BuiltPage, size: WindowSize) {
    self.init(.page(built.page), built.root, built, size: size)
  }

  convenience init(_ own: AppUIContent, size: WindowSize) {
    self.init(.file(own.file), own.widget, nil, size: size)
  }

  private init(_ content: StagedContent, _ root: Widget, _ built: BuiltPage?, size: WindowSize) {
    (self.content, self.root, self.built) = (content, root, built)
    (kept, self.size) = (size, size)
    frame = PageFrame(root)
    // Or it would be as wide as the widest thing in the window.
    frame.align(horizontally: .start, vertically: .start)
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// Makes the page large enough that nothing scrolls; returns whether its size changed.
  func grow() -> Bool {
    let content = frame.contentSize
    let needed = WindowSize(
      width: max(size.width, content.width),
      height: max(size.height, content.height) + max(0, hiddenHeight - hidden))
    defer { resize(needed) }
    return needed != size
  }

  /// Lets later themes start with this size, so that most pictures have the same size.
  func keepSize() {
    (kept, hidden) = (size, hiddenHeight)
  }

  /// Restores the initial size for a theme.
  func resetSize() {
    resize(kept)
  }

  private func resize(_ size: WindowSize) {
    guard size != self.size else { return }
    self.size = size
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// The height of the content that is out of sight, in px.
  private var hiddenHeight: Int { root.heightToScroll(filling: kept.height) }
}
