import Adwaita
import Gallery
import LiveryGTK

/// A page of the gallery in a frame of its own.
final class StagedPage {
  let built: BuiltPage
  let frame: PageFrame

  /// The size in px that is kept from one theme to the next, and the one that the frame has.
  private var kept: WindowSize
  private var size: WindowSize

  /// How much of the page stays out of sight whatever its height, in px.
  private var hidden = 0

  init(_ built: BuiltPage, size: WindowSize) {
    self.built = built
    (kept, self.size) = (size, size)
    frame = PageFrame(built.root)
    // Or it would be as wide as the widest thing in the window.
    frame.align(horizontally: .start, vertically: .start)
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// Makes the page as large as it has to be for all of it to be seen, also what one would scroll
  /// to; `false` where it is.
  func grow() -> Bool {
    let content = frame.contentSize
    let needed = WindowSize(
      width: max(size.width, content.width),
      height: max(size.height, content.height) + max(0, hiddenHeight - hidden))
    defer { resize(needed) }
    return needed != size
  }

  /// Keeps the size for the themes to come, so that most of them have pictures of one size.
  func keepSize() {
    (kept, hidden) = (size, hiddenHeight)
  }

  /// Goes back to the size that is kept, whatever the theme before has come to.
  func resetSize() {
    resize(kept)
  }

  private func resize(_ size: WindowSize) {
    guard size != self.size else { return }
    self.size = size
    frame.setMinimumSize(width: size.width, height: size.height)
  }

  /// How much of what fills the page one would scroll to, in px.
  private var hiddenHeight: Int { built.root.heightToScroll(filling: kept.height) }
}
