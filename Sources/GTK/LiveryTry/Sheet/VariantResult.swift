import LiveryRendering

/// The result of a task.
nonisolated struct VariantResult: JSONLine {
  /// The number of the task.
  let index: Int
  var pictures: [Picture] = []

  /// Why not all could be taken; `nil` if they were.
  var problem: String?

  struct Picture: Codable {
    /// Its name in the script; `nil` for the first window.
    let name: String?

    /// Its file, in the folder of all pictures.
    let file: String

    /// Its size in px.
    let width, height: Int

    /// The reason why it may be wrong, such as that the window kept changing; `nil` if it is
    /// reliable.
    let problem: String?
  }

  /// All problems.
  var problems: [String] {
    pictures.compactMap { picture in
      picture.problem.map { problem in
        (picture.name.map { "\($0): " } ?? "") + problem
      }
    } + (problem.map { [$0] } ?? [])
  }

  init(index: Int, problem: String? = nil) {
    (self.index, self.problem) = (index, problem)
  }
}
