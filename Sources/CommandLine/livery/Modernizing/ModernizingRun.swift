import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeModel
import ThemeProject
import ThemeSource

/// The files of a `modernize` run, and their results.
struct ModernizingRun {
  let configurations: ProjectConfigurations
  let library: ThemeLibrary
  let format: ThemeFormat?
  let target: TargetOption

  private(set) var files: [ModernizedFile] = []
  private(set) var merges: [AppMerge] = []
  private(set) var status = Status.fine

  init(
    configurations: ProjectConfigurations, library: ThemeLibrary, format: ThemeFormat?,
    target: TargetOption
  ) {
    (self.configurations, self.library) = (configurations, library)
    (self.format, self.target) = (format, target)
  }

  /// Reads the files that arguments name, and rewrites their texts.
  mutating func read(_ paths: [String]) throws {
    let found = try paths.flatMap {
      try ThemeArgument.expand($0, in: configurations, taking: .files)
    }
    for file in found where file.isExcluded && !file.isListed {
      Terminal.say("'\(file.text)' is left out by 'exclude' in the configuration")
    }
    let named = found.filter { !$0.isExcluded }
    for file in named where !file.isLinkedElsewhere { file.problem.map { report($0) } }
    named.saySkippedLinks()
    let list = named.filter { $0.problem == nil }
    let resources = paths.filter(RegularFile.isFolder).flatMap { folder in
      (FolderWalk.files(in: folder) ?? []).map(\.path).filter { $0.hasSuffix(AppMerge.listEnding) }
    }
    try findMerges(list.filter(\.isListed).map(\.text) + resources)
    let joined = Set(merges.filter(\.isPossible).flatMap(\.parts).map(\.file))
    var known: Set<String> = []
    var inputs: [Input] = []
    for file in list where !joined.contains(file.text) && known.insert(file.text).inserted {
      if let input = input(file) { inputs.append(input) }
    }
    let groups = try groups(among: inputs)
    for input in inputs { try rewrite(input, among: groups) }
  }

  /// A file of the run.
  private struct Input {
    let file: ThemeArgument
    let reading: ThemeReading
    let merge: AppMerge?
  }

  private mutating func findMerges(_ files: [String]) throws {
    for path in files where RegularFile.name(of: path) == AppStylesheet.common {
      let target = try target.chosen(for: path)
      do throws(FileError) {
        let merge = try AppMerge(path, among: files, for: target, in: library)
        if let merge { merges.append(merge) }
      } catch {
        report(error)
      }
    }
  }

  /// Reads a file; `nil` if there is nothing to rewrite, and why is printed.
  private mutating func input(_ file: ThemeArgument) -> Input? {
    do throws(ThemeFileError) {
      let reading = try file.read(in: library, as: format)
      guard !reading.files.isEmpty else {
        Terminal.printError("'\(file.text)' is built in, and stays as it is")
        status = status.worse(.unwritable)
        return nil
      }
      let unread = reading.findings.filter { $0.severity == .error && $0.rule == .size }
      guard unread.isEmpty else {
        unread.forEach { Terminal.printError("\($0.location): error: \($0.message)") }
        status = status.worse(.unrecognized)
        return nil
      }
      let merge = merges.first { $0.path == file.text && $0.isPossible }
      return Input(file: file, reading: reading, merge: merge)
    } catch {
      report(error, of: file)
      return nil
    }
  }

  /// The stylesheets that import each other and share names of colors.
  private func groups(among inputs: [Input]) throws -> [ImportGroup] {
    let candidates = inputs.compactMap { input in
      ImportGroup.Candidate(
        input.reading, at: input.reading.text.file, as: input.merge?.merged.text)
    }
    return try ImportGroup.candidates(among: candidates).compactMap { candidates in
      let path = candidates[0].path
      let removed = merges.filter { merge in
        merge.isPossible && candidates.contains { $0.path == merge.path }
      }
      return try modernizer(for: path, of: path).group(
        candidates, removing: Set(removed.flatMap(\.removed)))
    }
  }

  private func modernizer(for argument: String, of path: String) throws -> Modernizer {
    Modernizer(
      library, try configurations.configuration(for: path),
      for: try target.chosen(for: argument))
  }

  private mutating func rewrite(_ input: Input, among groups: [ImportGroup]) throws {
    do {
      let path = input.reading.text.file
      files.append(
        try modernizer(for: input.file.text, of: path).modernized(
          input.reading, at: path, as: input.merge?.merged.text,
          removing: input.merge?.removed ?? [], in: groups.first { $0.part(at: path) != nil }))
    } catch let error as ThemeFileError {
      report(error, of: input.file)
    }
  }

  private mutating func report(_ error: ThemeFileError, of file: ThemeArgument) {
    if file.ignores(error) { return }
    Terminal.printError("\(error)")
    status = status.worse(error.status)
  }

  private mutating func report(_ error: FileError) {
    Terminal.printError("\(error)")
    status = status.worse(.unreadable)
  }
}

// MARK: - Writing

extension ModernizingRun {
  /// Writes each file completely or not at all, and those that import each other all or none;
  /// failures are printed.
  mutating func write() throws {
    for group in changedGroups {
      var written: [ModernizedFile] = []
      do throws(FixError) {
        for file in group.map({ files[$0] }) where file.isChanged {
          try FixedFile.replace(file.path, holding: file.before, with: file.after)
          written.append(file)
        }
      } catch {
        Terminal.printError("\(error)")
        status = status.worse(.unwritable)
        restore(written)
        continue
      }
      do throws(FixError) {
        for file in written {
          try merges.first { $0.path == file.path && $0.isPossible }?.finish()
        }
      } catch {
        Terminal.printError("\(error)")
        status = status.worse(.unwritable)
      }
    }
  }

  /// Writes the earlier texts again.
  private func restore(_ written: [ModernizedFile]) {
    for file in written {
      do throws(FixError) {
        try FixedFile.replace(file.path, holding: file.after, with: file.before)
      } catch {
        Terminal.printError("\(error)")
      }
    }
  }
}

// MARK: - Proof

extension ModernizingRun {
  /// Paints the changes, and leaves out files whose appearance would change.
  mutating func prove(_ proof: PaintedProof) throws(FileError) {
    let joined = Dictionary(
      merges.filter(\.isPossible).map { merge in
        (merge.path, merge.parts.map { RegularFile.name(of: $0.file) })
      }, uniquingKeysWith: { first, _ in first })
    let groups = changedGroups
    guard let first = groups.first, let target = try? target.chosen(for: files[first[0]].path)
    else {
      return
    }
    switch try proof.paint(groups.map { $0.map { files[$0] } }, joined: joined, for: target) {
    case .unpainted(let reason): Terminal.say("only values were compared, since \(reason)")
    case .painted(let outcomes):
      for (group, outcome) in zip(groups, outcomes) {
        guard let reason = outcome.reason else { continue }
        for index in group where files[index].isChanged { keep(index, outcome, since: reason) }
        status = status.worse(.findings)
      }
      let count = groups.reduce(0) { $0 + $1.count }
      Terminal.say("painted before and after: \(count.counted("file"))")
    }
  }

  /// The files that change, each group with the file that imports the others first.
  private var changedGroups: [[Int]] {
    var known: Set<String> = []
    return files.indices.compactMap { index in
      guard files[index].isChanged else { return nil }
      guard let importer = files[index].importer else { return [index] }
      guard known.insert(importer).inserted else { return nil }
      let group = files.indices.filter { files[$0].importer == importer }
      return group.filter { files[$0].path == importer }
        + group.filter { files[$0].path != importer }
    }
  }

  /// Leaves a file as it is.
  private mutating func keep(
    _ index: Int, _ outcome: PaintedProof.FileOutcome, since reason: String
  ) {
    let path = files[index].path
    Terminal.printError("'\(path)' stays as it is, since \(reason)")
    let isPainted = if case .different = outcome { true } else { false }
    files[index] = files[index].unchanged(
      because: isPainted ? "it would look otherwise" : "not all of it was painted")
    merges.removeAll { $0.path == path }
  }
}

extension PaintedProof.FileOutcome {
  /// Why the file stays as it is; `nil` if it looks the same.
  fileprivate var reason: String? {
    switch self {
    case .same: nil
    case .failed(let reason): "not all of it was painted: \(reason)"
    case .different(let pictures):
      "\(pictures.count.counted("picture")) would look otherwise, '\(pictures[0].specimen)' in "
        + "\(pictures[0].appearance) most: see '\(pictures[0].file)'"
    }
  }
}
