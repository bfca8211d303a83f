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
    let found = try paths.flatMap { try ThemeArgument.expand($0, in: configurations) }
    for file in found where file.isExcluded && !file.isListed {
      Terminal.say("'\(file.text)' is left out by 'exclude' in the configuration")
    }
    let named = found.filter { !$0.isExcluded }
    for file in named { file.problem.map { report($0) } }
    let list = named.filter { $0.problem == nil }
    let resources = paths.filter(RegularFile.isFolder).flatMap { folder in
      (FolderWalk.files(in: folder) ?? []).map(\.path).filter { $0.hasSuffix(AppMerge.listEnding) }
    }
    try findMerges(list.filter(\.isListed).map(\.text) + resources)
    let joined = Set(merges.filter(\.isPossible).flatMap(\.parts).map(\.file))
    var known: Set<String> = []
    for file in list where !joined.contains(file.text) && known.insert(file.text).inserted {
      try read(file)
    }
  }

  private mutating func findMerges(_ files: [String]) throws {
    for path in files where RegularFile.name(of: path) == AppStylesheet.common {
      let target = try target.chosen(for: path)
      do throws(FileError) {
        if let merge = try AppMerge(path, among: files, for: target) { merges.append(merge) }
      } catch {
        report(error)
      }
    }
  }

  private mutating func read(_ file: ThemeArgument) throws {
    do {
      let reading = try file.read(in: library, as: format)
      guard !reading.files.isEmpty else {
        Terminal.printError("'\(file.text)' is built in, and stays as it is")
        status = status.worse(.unwritable)
        return
      }
      let unread = reading.findings.filter { $0.severity == .error && $0.rule == .size }
      guard unread.isEmpty else {
        unread.forEach { Terminal.printError("\($0.location): error: \($0.message)") }
        status = status.worse(.unrecognized)
        return
      }
      let merge = merges.first { $0.path == file.text && $0.isPossible }
      let path = reading.text.file
      let modernizer = Modernizer(
        library, try configurations.configuration(for: path),
        for: try target.chosen(for: file.text))
      files.append(
        try modernizer.modernized(
          reading, at: path, as: merge?.merged.text, removing: merge?.removed ?? []))
    } catch let error as ThemeFileError {
      if file.ignores(error) { return }
      Terminal.printError("\(error)")
      status = status.worse(error.status)
    }
  }

  private mutating func report(_ error: FileError) {
    Terminal.printError("\(error)")
    status = status.worse(.unreadable)
  }
}

// MARK: - Output

extension ModernizingRun {
  var changes: Bool { files.contains(where: \.isChanged) || merges.contains(where: \.isPossible) }

  var lines: [String] { merges.flatMap(\.lines) + files.flatMap(\.lines) }

  /// How much is rewritten, in lines for people.
  var summary: [String] {
    let made = files.reduce(0) { $0 + $1.made.count }
    let left = files.reduce(0) { $0 + $1.left.count }
    let changed = files.count(where: \.isChanged)
    if made == 0, left == 0, !changes {
      return ["nothing is deprecated in \(files.count.counted("file")) for \(targets)"]
    }
    return [
      "\(files.count.counted("file")) for \(targets): \(changed) with changes, "
        + "\(made.counted("finding")) rewritten, \(left) left"
    ]
  }

  /// The releases of the files, as messages name them.
  private var targets: String {
    let all = files.compactMap { try? target.chosen(for: $0.path).names }
    let unique = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
    return unique.isEmpty ? target.chosen().names : unique.joined(separator: " and ")
  }

  /// The changes of all files.
  var diff: [UInt8] {
    let changed = files.filter(\.isChanged).map { ($0.before, $0.after.bytes, $0.path) }
    let finished = merges.filter(\.isPossible).flatMap { merge in
      merge.lists.map { ($0.before, $0.after.bytes, $0.before.file) }
        + merge.parts.map { ($0, [], "/dev/null") }
    }
    return (changed + finished).flatMap { before, after, name in
      UnifiedDiff(from: before.bytes, to: after).text(oldName: before.file, newName: name)
    }
  }

  /// Writes each file completely or not at all; failures are printed.
  mutating func write() throws {
    for file in files where file.isChanged {
      do throws(FixError) {
        try FixedFile.replace(file.path, holding: file.before, with: file.after)
        try merges.first { $0.path == file.path && $0.isPossible }?.finish()
      } catch {
        Terminal.printError("\(error)")
        status = status.worse(.unwritable)
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
    let changed = files.indices.filter { files[$0].isChanged }
    guard let first = changed.first, let target = try? target.chosen(for: files[first].path) else {
      return
    }
    switch try proof.paint(changed.map { files[$0] }, joined: joined, for: target) {
    case .unpainted(let reason): Terminal.say("only values were compared, since \(reason)")
    case .painted(let pictures):
      for (index, pictures) in zip(changed, pictures) {
        guard let worst = pictures.first else { continue }
        let path = files[index].path
        Terminal.printError(
          "'\(path)' stays as it is, since \(pictures.count.counted("specimen")) would look otherwise, "
            + "'\(worst.specimen)' in \(worst.appearance) most: see '\(worst.file)'")
        files[index] = files[index].unchanged
        merges.removeAll { $0.path == path }
        status = status.worse(.findings)
      }
      Terminal.say("painted before and after: \(changed.count.counted("file"))")
    }
  }
}
