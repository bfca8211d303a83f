import LiverySystem

/// The program `livery-preview`, which shows and paints themes.
enum PreviewProgram {
  static let name = "livery-preview"

  /// The paths to try, best first: beside `livery`, then on `PATH`.
  static var candidates: [String] {
    let beside = Program.folder.map { "\($0)/\(name)" }
    return [beside, name].compactMap(\.self).compactMap(Program.find)
  }
}
