import Adwaita
import Gallery
import LiveryGTK

/// A page of the gallery in a frame of its own.
final class StagedPage {
  let built: BuiltPage
  let frame: PageFrame

  /// The size in px that each theme starts with, and the size that the frame has now.
  private var kept: WindowSize
  private var size: WindowSize

  /// The part of the page that is out of sight at any height, in px.
  private var hidden = 0

  init(_ built: BuiltPage, size: WindowSize) {
    self.built = built
    (kept, self.size) = (size, size)
    frame = PageFrame(built.root)
    // Or it would be as wide as the widest thing in the window.
    frame.align(horizontally: .start, vertically: .start)
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// Makes the page so large that all of it is visible, without scrolling; returns whether its size
  /// changed.
  func grow() -> Bool {
    let content = frame.contentSize
    let needed = WindowSize(
      width: max(size.width, content.width),
      height: max(size.height, content.height) + max(0, hiddenHeight - hidden))
    defer { resize(needed) }
    return needed != size
  }

  /// Lets the next themes start with this size, so that most pictures have one size.
  func keepSize() {
    (kept, hidden) = (size, hiddenHeight)
  }

  /// Goes back to the size that each theme starts with.
  func resetSize() {
    resize(kept)
  }

  private func resize(_ size: WindowSize) {
    guard size != self.size else { return }
    self.size = size
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// The height of the content that is out of sight, in px.
  private var hiddenHeight: Int { built.root.heightToScroll(filling: kept.height) }
}
