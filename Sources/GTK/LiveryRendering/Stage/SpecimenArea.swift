/// The area of a specimen in a picture, in its pixels.
nonisolated struct SpecimenArea: Hashable {
  let id: String
  let x, y, width, height: Int
}

/// As an array, which is short: the ID, left, top, width and height.
nonisolated extension SpecimenArea: Codable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    id = try values.decode(String.self)
    let area = try (0..<4).map { _ in try values.decode(Int.self) }
    (x, y, width, height) = (area[0], area[1], area[2], area[3])
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(id)
    for value in [x, y, width, height] { try values.encode(value) }
  }
}
