import Foundation
import TestDisplay

extension Preview {
  /// The place of an object once it has moved from where it was and come to rest.
  func settledPlace(_ role: String, _ name: String, not old: Place) throws -> Place {
    var (last, count) = (old, 0)
    return try poll("'\(name)' does not move") {
      let place = try place(role, name)
      count = place == last ? count + 1 : 0
      last = place
      // Between two frames of an animation it seems to rest too.
      return place != old && count > 5 ? place : nil
    }
  }

  /// Waits until an object has a state.
  func `await`(_ state: String, of role: String, _ name: String) throws {
    try poll("'\(name)' is never \(state)") {
      try states(role, name).contains(state) ? () : nil
    }
  }

  /// Whether a row of a list can be seen, at least after scrolling.
  func shows(row: String) throws -> Bool {
    try display.request("tree", for: String.self).split(separator: "\n").contains {
      $0.contains("list item '\(row)' ") && $0.contains("visible")
    }
  }

  /// What has the focus, as the accessibility client sees it.
  var focused: [Substring] {
    get throws {
      try display.request("tree", for: String.self).split(separator: "\n").filter {
        $0.contains("focused,")
      }.map { $0.drop { $0 == " " } }
    }
  }

  /// Waits until a menu is open.
  func awaitMenu() throws {
    try poll("no menu is open") { try menuItems().isEmpty ? nil : () }
  }

  /// Waits until an item of a menu has the focus, and gives its number: the one after another's, or
  /// any.
  ///
  /// Since GTK 4.12 clients cannot tell the names of the items.
  @discardableResult
  func awaitFocusedItem(after previous: Int? = nil, orLater: Bool = false) throws -> Int {
    try poll("no item has the focus") {
      let index = try menuItems().firstIndex { $0.contains("focused,") }
      guard let previous, let index else { return index }
      return index == previous + 1 || orLater && index > previous ? index : nil
    }
  }

  /// The items of menus that show, or of all menus where GTK does not say which show.
  private func menuItems() throws -> [Substring] {
    let items = try display.request("tree", for: String.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { item in
        ["menu item ", "check menu item "].contains { item.hasPrefix($0) }
      }
    let shown = items.filter { $0.contains(",showing,") }
    return shown.isEmpty ? items : shown
  }

  /// Whether something at an object, or just beside it, has a color within two minutes.
  func paints(_ color: String, near place: Place, tolerance: Int = 0) throws -> Bool {
    try display.request(
      "awaitNear",
      [
        "x": .number(Double(place.x - 8)), "y": .number(Double(place.y - 8)),
        "width": .number(Double(place.width + 40)), "height": .number(Double(place.height + 40)),
        "color": .string(color), "tolerance": .number(Double(tolerance)),
      ])
  }

  /// Waits until nothing says a text any more: a dialog, say, that takes the keys until it is
  /// closed.
  func awaitEnd(of text: String) throws {
    try poll("'\(text)' stays") {
      try display.request("tree", for: String.self).contains(text) ? nil : true
    }
  }

  /// Asks again and again, for at most two minutes, until there is an answer.
  @discardableResult
  func poll<Answer>(_ failure: String, _ question: () throws -> Answer?) throws -> Answer {
    let end = Date(timeIntervalSinceNow: 120)
    while Date() < end {
      if let answer = try question() { return answer }
      usleep(20_000)
    }
    throw TestDisplayError(failure)
  }
}
