extension String {
  /// The text of a finding as the window sets it: with “name” for 'name'.
  ///
  /// Apostrophes stay.
  var withCurvedQuotes: String {
    var result = ""
    var isOpen = false
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if character == "'", !isOpen, !before.isLetter, !before.isNumber {
        result.append("“")
        isOpen = true
      } else if character == "'", isOpen, !after.isLetter, !after.isNumber {
        result.append("”")
        isOpen = false
      } else {
        result.append(character)
      }
    }
    return isOpen ? self : result
  }
}
