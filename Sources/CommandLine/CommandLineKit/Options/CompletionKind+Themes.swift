package import ArgumentParser
import GTKKnowledge
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeProject

extension CompletionKind {
  /// Themes: ids that are known, and paths of files that may be themes, or of folders.
  package static var theme: CompletionKind {
    .custom { _, _, prefix in ShellCompletion.themes(for: prefix) }
  }

  /// Traits joined by `+`, without the traits that a theme declares itself.
  package static var appearance: CompletionKind {
    .custom { _, _, prefix in ShellCompletion.appearances(for: prefix) }
  }

  /// Releases of GTK, and after `4.8..` the releases that can end the range.
  package static var target: CompletionKind {
    .custom { _, _, prefix in ShellCompletion.targets(for: prefix) }
  }

  /// Releases of GTK 4.
  package static var release: CompletionKind {
    .list(GTKRelease.allCases.filter { $0 >= .first4 }.map(\.rawValue))
  }
}

/// The words that shells offer while somebody types.
enum ShellCompletion {
  /// The largest number of offered words.
  private static let limit = 500

  static func themes(for prefix: String) -> [String] {
    let library = ThemeLibrary.ofUser()
    let ids = ThemeLibrary.builtInIDs + library.installedFiles.map(ThemeLibrary.id)
    let words = (prefix.contains("/") ? [] : ids) + paths(for: prefix)
    return Array(words.filter { $0.hasPrefix(prefix) && isPlain($0) }.prefix(limit))
  }

  static func appearances(for prefix: String) -> [String] {
    let typed = prefix.split(separator: "+", omittingEmptySubsequences: false).dropLast()
    let rest = ThemeLibrary.ofUser().base.traits.names.filter { trait in
      !typed.contains { $0 == trait } && !(typed.contains(other(than: trait)))
    }
    return rest.map { (typed.map(String.init) + [$0]).joined(separator: "+") }
      .filter { $0.hasPrefix(prefix) }
  }

  static func targets(for prefix: String) -> [String] {
    let releases = GTKRelease.allCases.map(\.rawValue)
    guard let dots = prefix.firstRange(of: "..") else {
      return releases.filter { $0.hasPrefix(prefix) }
    }
    let start = prefix[..<dots.upperBound]
    return GTKRelease.allCases.filter { $0 >= .first4 }.map { start + $0.rawValue }
      .filter { $0.hasPrefix(prefix) && (try? Target(parsing: $0)) != nil }
  }

  /// The scheme that can never apply together with a trait; for other traits the trait itself.
  private static func other(than trait: String) -> Substring {
    switch trait {
    case "light": "dark"
    case "dark": "light"
    default: trait[...]
    }
  }

  /// The folders (ending with `/`) and files whose paths begin with a prefix.
  private static func paths(for prefix: String) -> [String] {
    let start = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    return Folder.names(in: start.isEmpty ? "." : start).compactMap { name -> String? in
      let path = start + name
      guard path.hasPrefix(prefix), !name.hasPrefix(".") || prefix.hasSuffix(".") else {
        return nil
      }
      if RegularFile.isFolder(path) { return path + "/" }
      return ThemeFormat.endings.contains(where: name.lowercased().hasSuffix) ? path : nil
    }
  }

  /// Whether no shell changes a word; bash would run a `$(…)`, even in a file's name.
  private static func isPlain(_ word: String) -> Bool {
    word.allSatisfy { $0.isLetter || $0.isNumber || "._-+@%=,/ ".contains($0) }
  }
}
