import Foundation

/// What became of one look of an app.
nonisolated struct CellResult: Codable {
  /// The number of the look.
  let index: Int

  /// The pictures in order.
  var pictures: [Picture] = []

  /// Why not all could be taken; `nil` where they were.
  var problem: String?

  struct Picture: Codable {
    /// What a script calls it; `nil` for the first window.
    let name: String?

    /// Its file, in the folder of all pictures.
    let file: String

    /// What is wrong with it, such as that the window did not stand still.
    let problem: String?
  }

  /// All that is wrong.
  var problems: [String] {
    pictures.compactMap { picture in
      picture.problem.map { picture.name.map { "\($0): " } ?? "" + $0 }
    } + (problem.map { [$0] } ?? [])
  }

  /// The result as one line of JSON.
  var line: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  init(index: Int, problem: String? = nil) {
    (self.index, self.problem) = (index, problem)
  }

  /// Reads a line of JSON.
  init?(line: String) {
    guard let result = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
      return nil
    }
    self = result
  }
}
