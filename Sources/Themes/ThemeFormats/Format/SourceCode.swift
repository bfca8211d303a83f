/// Source code files, which may begin like a stylesheet: with a comment, or with words and `{`.
enum SourceCode {
  private static let languages: [String: String] = [
    "swift": "Swift", "vala": "Vala", "rs": "Rust", "go": "Go", "java": "Java", "kt": "Kotlin",
    "c": "C", "h": "C", "cc": "C++", "cpp": "C++", "cxx": "C++", "hh": "C++", "hpp": "C++",
    "m": "Objective-C", "mm": "Objective-C", "cs": "C#", "d": "D", "zig": "Zig",
    "js": "JavaScript", "mjs": "JavaScript", "cjs": "JavaScript", "jsx": "JavaScript",
    "ts": "TypeScript", "tsx": "TypeScript", "py": "Python", "rb": "Ruby", "pl": "Perl",
    "lua": "Lua", "php": "PHP", "sh": "the shell", "bash": "the shell", "fish": "the shell",
    "blp": "Blueprint",
  ]

  /// The language of a file by its name; `nil` if the name is not that of source code.
  static func language(ofFile path: String) -> String? {
    let name = path.lowercased().split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return languages[String(name[name.index(after: dot)...])]
  }
}
