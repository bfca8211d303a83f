import LiverySystem
import ThemeSource

/// Files that belong to other files: imported stylesheets, or tokens that a resolver names.
package struct ThemeParts: Sendable {
  /// For the path of each part, after following links, the file to which it belongs.
  private var wholes: [String: String] = [:]

  /// Finds parts among files that may consist of others.
  package init(
    of files: [String], in library: ThemeLibrary, as format: ThemeFormat? = nil
  ) {
    let candidates = files.filter(ThemeParts.mayHaveParts)
    if candidates.isEmpty { return }
    let found = candidates.concurrentMap { file in
      (file, path: RegularFile.realPath(file), parts: ThemeParts.parts(of: file, library, format))
    }
    // If files are parts of each other, the first counts as the whole.
    for (file, path, parts) in found where path.map({ wholes[$0] == nil }) == true {
      for part in parts where part != path && wholes[part] == nil { wholes[part] = file }
    }
  }

  /// The file to which another file belongs.
  package func whole(of file: String) -> String? {
    wholes.isEmpty ? nil : RegularFile.realPath(file).flatMap { wholes[$0] }
  }

  /// The resolvers beside a file of tokens, and in the folder above.
  package static func resolvers(near file: String) -> [String] {
    guard file.lowercased().hasSuffix(".json"), RegularFile.isRegular(file) else { return [] }
    let folder = RegularFile.folder(of: file)
    let above = folder == "." ? ".." : folder.contains("/") ? RegularFile.folder(of: folder) : "."
    return [folder, above].flatMap { folder in
      (Folder.readableNames(in: folder) ?? []).filter { $0.lowercased().hasSuffix(resolverEnding) }
        .map { folder == "." ? $0 : "\(folder)/\($0)" }
    }
  }

  private static let resolverEnding = ".resolver.json"

  private static func mayHaveParts(_ file: String) -> Bool {
    let name = file.lowercased()
    let words = name.hasSuffix(".css") ? ["@import"] : name.hasSuffix(".json") ? tokenWords : []
    guard !words.isEmpty,
      let bytes = try? RegularFile.read(file, upTo: ThemeLibrary.readLimit)
    else { return false }
    return words.contains { bytes.contains($0.utf8) }
  }

  /// The keys of a resolver, and of the list of themes in a Tokens Studio folder.
  private static let tokenWords = ["resolutionOrder", "selectedTokenSets"]

  private static func parts(
    of file: String, _ library: ThemeLibrary, _ format: ThemeFormat?
  ) -> [String] {
    guard let reading = try? library.read(file, as: format) else { return [] }
    if let stylesheet = reading.stylesheet { return stylesheet.imports.map(\.path) }
    return reading.format == .dtcg ? reading.files : []
  }
}
