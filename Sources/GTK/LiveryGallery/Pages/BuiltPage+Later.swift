import CommandLineKit
import LiveryAdwaita
import LiverySystem

extension BuiltPage {
  /// Adds the sections that only a later libadwaita can show, below the others.
  ///
  /// Each is a file named for the newest type that it needs, `later/PAGE/TYPE.ui`. Where that type
  /// cannot be made, nothing is added, and so nothing is missing.
  func addLaterSections() {
    let folder = RegularFile.folder(of: file) + "/\(page.laterFolder)"
    let suffix = ".ui"
    for name in Folder.names(in: folder) where name.hasSuffix(suffix) {
      let type = String(name.dropLast(suffix.count))
      guard BuilderCatalogue.availability(of: type) == .available else { continue }
      do {
        let builder = try Builder(file: "\(folder)/\(name)")
        guard let section = builder.widget("section") else { continue }
        widget("sections", as: Box.self)?.append(section)
        builders.append(builder)
      } catch {
        Terminal.complain("\(error)")
      }
    }
  }
}
