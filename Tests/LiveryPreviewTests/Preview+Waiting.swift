import Desk
import Foundation

extension Preview {
  /// The place of an object once it has moved from where it was and come to rest.
  func settledPlace(_ role: String, _ name: String, not old: Place) throws -> Place {
    var last = old
    return try poll("'\(name)' does not move") {
      let place = try place(role, name)
      defer { last = place }
      return place != old && place == last ? place : nil
    }
  }

  /// Waits until an object has a state.
  func `await`(_ state: String, of role: String, _ name: String) throws {
    try poll("'\(name)' is never \(state)") {
      try states(role, name).contains(state) ? () : nil
    }
  }

  /// Asks again and again, for at most 10 s, until there is an answer.
  @discardableResult
  func poll<Answer>(_ complaint: String, _ question: () throws -> Answer?) throws -> Answer {
    let end = Date(timeIntervalSinceNow: 10)
    while Date() < end {
      if let answer = try question() { return answer }
    }
    throw Desk.Failure(complaint)
  }
}
