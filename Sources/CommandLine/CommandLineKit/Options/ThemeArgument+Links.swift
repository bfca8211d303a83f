extension [ThemeArgument] {
  /// Prints which links in folders are not followed, since they lead out of the folder: the first
  /// five, and how many more there are.
  package func saySkippedLinks() {
    let links = filter(\.isLinkedElsewhere).map { "'\($0.text)'" }
    guard !links.isEmpty else { return }
    Terminal.say(
      "skipped, since these links lead out of the folder: \(links.firstFive); "
        + "to have such a file read, name it")
  }
}
