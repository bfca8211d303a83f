/// The name of a specimen for people, by its ID: `button-regular` is `Button Regular`.
enum SpecimenName {
  static func words(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
