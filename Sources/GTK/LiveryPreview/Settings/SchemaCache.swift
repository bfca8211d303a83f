import EmbeddedFiles
import LiverySystem
import ThemeFormats

/// The schema of the settings for a program that is not installed.
enum SchemaCache {
  /// The folder in the user's cache with the schema, which is written where it is missing; `nil`
  /// where it cannot be.
  static func folder(environment: [String: String]) -> String? {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let root = cache ?? environment["HOME"].map({ "\($0)/.cache" }) else { return nil }
    let folder = "\(root)/livery/schemas"
    let file = "\(folder)/gschemas.compiled"
    guard let schema = EmbeddedFile("schemas/gschemas.compiled")?.bytes else { return nil }
    if (try? RegularFile.read(file, upTo: schema.count + 1)) == schema { return folder }
    do {
      try AtomicFile.createFolder(folder)
      try AtomicFile.write(schema, to: file, isDurable: false)
      return folder
    } catch {
      return nil
    }
  }
}
