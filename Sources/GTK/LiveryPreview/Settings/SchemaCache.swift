import EmbeddedFiles
import LiverySystem

/// The schema of the settings for a program that is not installed.
enum SchemaCache {
  /// The folder in the user's cache with the schema, which is written if it is missing, if
  /// possible.
  static func folder(environment: [String: String]) -> String? {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let root = cache ?? environment["HOME"].map({ "\($0)/.cache" }) else { return nil }
    let folder = "\(root)/livery/schemas"
    // With an umask of 0 they would be open to everybody.
    _ = Folder.makePrivate("\(root)/livery")
    guard Folder.makePrivate(folder) else { return nil }
    let file = "\(folder)/gschemas.compiled"
    guard let schema = EmbeddedFile("schemas/gschemas.compiled")?.bytes else { return nil }
    if (try? RegularFile.read(file, upTo: schema.count + 1)) == schema { return folder }
    do {
      try AtomicFile.remove(file)
      try AtomicFile.write(schema, to: file, isDurable: false, mode: 0o600)
      return folder
    } catch {
      return nil
    }
  }
}
