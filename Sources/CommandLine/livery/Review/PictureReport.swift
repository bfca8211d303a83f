/// The parts of a report of `livery-preview compare` that are read.
struct PictureReport: Decodable {
  struct Picture: Decodable {
    let file: String

    /// `same`, `different`, `flaky`, `missing`, `added` or `unreadable`.
    let state: String
    let pixels: Int
    let distance: Double
    let specimens: [Specimen]

    /// Why it cannot be compared.
    let problem: String?

    /// The index of its theme and the name of its appearance; `nil` for another file.
    var place: (theme: Int, appearance: String)? {
      let names = file.split(separator: "/").map(String.init)
      guard names.count == 3, let index = Int(names[0].dropFirst()) else { return nil }
      return (index, names[1])
    }
  }

  struct Specimen: Decodable {
    let id: String
    let pixels: Int
    let distance: Double

    /// It before and after, as a path from the report's folder; `nil` if there is no such picture.
    let picture: String?
  }

  /// A theme that was not painted.
  struct Unpainted: Decodable {
    let theme, reason: String
  }

  let pictures: [Picture]
  let unpainted: [Unpainted]
}
