import LiveryAdwaita
import LiveryGallery

/// Keeps the scrolled windows of one page in two galleries at the same position.
final class ScrollSync {
  private let first: GalleryView
  private let second: GalleryView
  private var linked: Set<Page> = []
  private var isMoving = false

  init(_ first: GalleryView, _ second: GalleryView) {
    (self.first, self.second) = (first, second)
  }

  /// Scrolls the second gallery to the position of the first, and keeps both in sync from now on.
  func update() {
    guard first.visiblePage != nil, first.page == second.page else { return }
    // The page of the user's own UI file gets new widgets at each save.
    let isLinked = first.page.map(linked.contains) ?? false
    let pairs = zip(scrollers(of: first), scrollers(of: second))
    for (leader, follower) in pairs {
      move(follower, to: leader)
      if !isLinked { link(leader, follower) }
    }
    first.page.map { _ = linked.insert($0) }
  }

  private func scrollers(of gallery: GalleryView) -> [ScrolledWindow] {
    guard let page = gallery.visiblePage else { return [] }
    return ([page] + page.descendants).compactMap { $0.as(ScrolledWindow.self) }
  }

  private func link(_ leader: ScrolledWindow, _ follower: ScrolledWindow) {
    leader.onScrolled { [weak self, weak leader, weak follower] in
      self?.move(follower, to: leader)
    }
    follower.onScrolled { [weak self, weak leader, weak follower] in
      self?.move(leader, to: follower)
    }
    // A page that was just built cannot be scrolled yet.
    follower.onExtentChanged { [weak self, weak leader, weak follower] in
      self?.move(follower, to: leader)
    }
    kept += [leader, follower]
  }

  /// Keeps the wrappers alive, which the links reference weakly.
  private var kept: [ScrolledWindow] = []

  private func move(_ one: ScrolledWindow?, to other: ScrolledWindow?) {
    guard let one, let other, !isMoving else { return }
    isMoving = true
    one.position = other.position
    isMoving = false
  }
}
