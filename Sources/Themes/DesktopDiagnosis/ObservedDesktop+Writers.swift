import LiverySystem
import ThemeInstall
import ThemeSource

extension ObservedDesktop {
  /// The programs that write GTK's configuration, and those that undo each other's work.
  var writers: Diagnosis.Section {
    var section = Diagnosis.Section("writers", "none")
    var names: [String] = []
    for (sheet, traces) in sheets {
      let used = traces.filter(\.isInUse)
      names += used.map { "\($0.writer.name) (\(sheet.name))" }
      section.problems += conflicts(in: sheet, used, traces)
    }
    if !names.isEmpty { section.summary = names.joined(separator: ", ") }
    switch status {
    case .success(let status):
      section.problems += status.warnings.map {
        .init(.warning, $0.trimmingPrefix("warning: ").description)
      }
    case .failure(let error):
      section.problems.append(.init(.warning, "what Livery has installed is not known: \(error)"))
    case nil: break
    }
    return section
  }

  private func conflicts(
    in sheet: UserStylesheet, _ used: [WriterTrace], _ traces: [WriterTrace]
  ) -> [Diagnosis.Problem] {
    var problems: [Diagnosis.Problem] = []
    if used.count > 1 {
      let names = used.map(\.writer.name).joined(separator: " and ")
      let whole = used.filter(\.writer.writesWhole).map(\.writer.name)
      let effect =
        whole.isEmpty
        ? "the last import has priority"
        : "\(whole.joined(separator: " and ")) \(whole.count == 1 ? "writes" : "write") the whole file, "
          + "and the changes of the other are lost"
      problems.append(
        .init(.warning, "\(names) both write '\(sheet.path)': \(effect)", keepingOne(of: used)))
    }
    for (writer, place) in sheet.announced(for: session)
    where !used.isEmpty && !used.contains(where: { $0.writer == writer }) {
      let other = used.map(\.writer.name).joined(separator: " and ")
      problems.append(
        .init(
          .warning,
          "\(place) has \(writer.name) write '\(sheet.path)', which is by \(other): they overwrite "
            + "each other", keepingOne(of: [writer] + used.map(\.writer))))
    }
    if let theme = installedTheme, traces.contains(where: { $0.writer == .livery && !$0.isInUse }) {
      let writer = used.first.map { " of \($0.writer.name)" } ?? ""
      problems.append(
        .init(
          .warning,
          "'\(theme.name)' is installed by Livery, but '\(sheet.path)'\(writer) does not import it",
          "livery install \(quoted(theme.id))   # or: livery uninstall"))
    }
    // An installed program whose import line is missing will add it again.
    for trace in traces where !trace.isInUse && trace.writer.isInstalled(for: session) {
      guard let first = used.first, trace.writer != .livery else { continue }
      problems.append(
        .init(
          .warning,
          "'\(trace.path)' is by \(trace.writer.name), which adds its line to '\(sheet.path)' of "
            + "\(first.writer.name) again", keepingOne(of: [trace] + used)))
    }
    return problems
  }

  /// The theme that Livery has installed, unless it is removed or not known.
  private var installedTheme: (id: String, name: String)? {
    guard case .success(let status)? = status, let id = status.id else { return nil }
    return (id, status.name ?? id)
  }

  private func keepingOne(of traces: [WriterTrace]) -> String {
    keepingOne(of: traces.map(\.writer))
  }

  private func keepingOne(of writers: [ThemeWriter]) -> String {
    "# keep one of them: "
      + writers.map { "without \($0.name): \($0.remedy ?? "remove it")" }.joined(separator: "; ")
  }

  /// Leftovers of removed programs and themes.
  var leftovers: Diagnosis.Section {
    var section = Diagnosis.Section("leftovers", "none")
    for (sheet, traces) in sheets {
      if let link = sheet.brokenLink {
        if !link.isCircular { section.problems.append(leftover(link, traces)) }
        section.problems += brokenLinks(beside: sheet)
        continue
      }
      for trace in traces where !trace.writer.isInstalled(for: session) {
        section.problems.append(leftover(trace, of: sheet))
      }
      section.problems += brokenImports(of: sheet) + brokenLinks(beside: sheet)
    }
    if case .success(let status)? = status {
      for file in status.files where file.state == "missing" {
        section.problems.append(
          .init(
            .warning, "'\(file.path)' of the installed theme is gone", "livery uninstall",
            "livery install \(quoted(status.id ?? "THEME"))"))
      }
    }
    let count = section.problems.count { $0.severity > .note }
    if count > 0 {
      section.summary = "\(count) \(count == 1 ? "thing" : "things") without a use"
    }
    return section
  }

  private func leftover(_ trace: WriterTrace, of sheet: UserStylesheet) -> Diagnosis.Problem {
    let path = quoted(trace.path)
    let imported = trace.writer.imports.first { file in
      sheet.imports.contains { $0.hasSuffix(file) }
    }
    let remedy =
      sheet.link?.path == trace.path
      ? "rm \(path)"
      : trace.isInUse && imported != nil && !trace.writer.writesWhole
        ? "sed -i '\\|\(imported ?? "")|d' \(path)" : "mv \(path) \(quoted(trace.path + ".old"))"
    return .init(
      trace.isInUse ? .warning : .note,
      "'\(trace.path)' is by \(trace.writer.name), which is not installed any more", remedy)
  }

  /// A link whose target is missing, with the program that made it if that is known.
  private func leftover(
    _ link: ConfigurationLink, _ traces: [WriterTrace]
  ) -> Diagnosis.Problem {
    let writer = traces.first(where: \.isInUse).map { " by \($0.writer.name)" } ?? ""
    return .init(.warning, "'\(link.path)'\(writer) \(link.words)", "rm \(quoted(link.path))")
  }

  /// Other links in the folder whose targets are missing, such as a theme's pictures.
  private func brokenLinks(beside sheet: UserStylesheet) -> [Diagnosis.Problem] {
    guard sheet.folderLink?.isBroken != true else { return [] }
    return sheet.files.sorted().compactMap { ConfigurationLink("\(sheet.folder)/\($0)") }
      .filter(\.isBroken).map { leftover($0, []) }
  }

  /// Imports of missing files, except Livery's own, which `status` reports.
  private func brokenImports(of sheet: UserStylesheet) -> [Diagnosis.Problem] {
    sheet.imports.compactMap { address in
      let isFile = address.hasPrefix("file://")
      let path = RegularFile.path(
        isFile ? String(address.dropFirst("file://".count)) : address, in: sheet.folder)
      guard isFile || !address.contains("://"), !RegularFile.exists(path) else { return nil }
      if address == "livery.css" {
        if case .success(let status)? = status, status.id != nil { return nil }
        return .init(
          .warning, "'\(sheet.path)' imports 'livery.css', which is gone", "livery uninstall")
      }
      return .init(
        .warning, "'\(sheet.path)' imports '\(address)', which is not there",
        "sed -i '\\|\(address)|d' \(quoted(sheet.path))")
    }
  }
}
