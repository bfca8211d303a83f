package import ThemeFormats

extension [ThemeArgument] {
  /// The files without those in a folder that belongs to another of the themes: they are judged
  /// with that theme.
  ///
  /// If a resolver beside a file of tokens names the file, only the resolver is judged.
  package func withoutParts(in library: ThemeLibrary, as format: ThemeFormat?) -> [ThemeArgument] {
    let listed = ThemeParts(of: filter(\.isListed).map(\.text), in: library, as: format)
    var taken: Set<String> = []
    return compactMap { file in
      if file.isListed {
        return listed.whole(of: file.text) == nil ? file : nil
      }
      let near = ThemeParts.resolvers(near: file.text)
      guard let whole = ThemeParts(of: near, in: library, as: format).whole(of: file.text) else {
        return file
      }
      Terminal.say("'\(file.text)' is a part of '\(whole)', which is checked instead")
      let isNew = taken.insert(whole).inserted && !contains { $0.text == whole }
      return isNew ? ThemeArgument(file: whole) : nil
    }
  }
}
