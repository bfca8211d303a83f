import System
import ThemeFormats

/// The schema of the settings, as a program that is not installed carries it.
enum SchemaCache {
  /// The folder in the user's cache that holds the schema, which is written there unless it is there.
  ///
  /// - Parameter environment: The variables that say where the cache is.
  /// - Returns: The folder; `nil` where it cannot be written.
  static func folder(environment: [String: String]) -> String? {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let place = cache ?? environment["HOME"].map({ "\($0)/.cache" }) else { return nil }
    let folder = "\(place)/livery/schemas"
    let file = "\(folder)/gschemas.compiled"
    let schema = PackageResources.gschemas_compiled
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
