import Desk
import Foundation

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

  /// Waits until a menu is open, and has the focus at an item, counted from 0.
  ///
  /// Since GTK 4.12 clients cannot tell the names of the items.
  func awaitMenu(atItem index: Int? = nil) throws {
    try poll("no menu is open at item \(index.map(String.init) ?? "any")") {
      let lines = try desk.ask("tree", for: String.self).split(separator: "\n")
      let items = lines.map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix("menu item ") && $0.contains(",showing,") }
      let focused = items.firstIndex { $0.contains(",focused,") }
      return items.isEmpty || index != nil && index != focused ? nil : ()
    }
  }

  /// Whether something at an object, or just beside it, has a color within 60 s.
  func paints(_ color: String, near place: Place) throws -> Bool {
    try desk.ask(
      "awaitNear",
      [
        "x": .number(Double(place.x - 8)), "y": .number(Double(place.y - 8)),
        "width": .number(Double(place.width + 40)), "height": .number(Double(place.height + 40)),
        "color": .string(color),
      ])
  }

  /// Asks again and again, for at most 60 s, until there is an answer.
  @discardableResult
  func poll<Answer>(_ complaint: String, _ question: () throws -> Answer?) throws -> Answer {
    let end = Date(timeIntervalSinceNow: 60)
    while Date() < end {
      if let answer = try question() { return answer }
      usleep(20_000)
    }
    throw DeskError(complaint)
  }
}
