import LiverySystem

/// The program `livery-preview`, which shows and paints themes.
enum PreviewProgram {
  static let name = "livery-preview"

  /// Its files, the best first: beside `livery`, and on `PATH`.
  static var candidates: [String] {
    let beside = Program.folder.map { "\($0)/\(name)" }
    return [beside, name].compactMap(\.self).compactMap(Program.find)
  }
}
