import CommandLineKit
import LiveryAdwaita
import LiverySystem

extension BuiltPage {
  /// What a later libadwaita has in the place of an older specimen.
  static let replacements = [(older: "mail-infobar", newer: "mail-banner")]

  /// Adds the sections that only a later libadwaita can show, below the others, and puts what it
  /// has in the place of older specimens there.
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
        if let section = builder.widget("section") {
          widget("sections", as: Box.self)?.append(section)
        }
        for (older, newer) in Self.replacements {
          guard let newer = builder.widget(newer), let older = widget(older),
            let box = older.parent?.as(Box.self)
          else { continue }
          box.insert(newer, after: older)
          box.remove(older)
        }
        builders.append(builder)
      } catch {
        Terminal.printError("\(error)")
      }
    }
  }
}
