/// A filter for the inspector's lists: by text, or by values that are set in the theme's own file.
struct ListFilter: Hashable {
  /// The typed search text.
  var text = ""

  var showsOnlyOwn = false

  var isOn: Bool { showsOnlyOwn || !words.isEmpty }

  private var words: [Substring] { text.lowercased().split(separator: " ") }

  /// Whether something is shown that has these texts.
  func admits(_ texts: [String], isOwn: Bool) -> Bool {
    guard isOwn || !showsOnlyOwn else { return false }
    let words = words
    guard !words.isEmpty else { return true }
    let all = texts.joined(separator: "\n").lowercased()
    return words.allSatisfy(all.contains)
  }
}
