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
