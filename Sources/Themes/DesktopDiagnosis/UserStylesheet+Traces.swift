import LiverySystem
import ThemeInstall

extension UserStylesheet {
  /// The programs that have written into the folder, those whose files it imports first.
  func traces(for session: UserSession) -> [WriterTrace] {
    var traces: [WriterTrace] = []
    let (whole, importing) = (
      ThemeWriter.known.filter(\.writesWhole), ThemeWriter.known.filter { !$0.writesWhole }
    )
    for writer in importing { traces += self.traces(ofImporting: writer) }
    // The imports of such a program may have the sign of another one that it runs.
    let claimed = Set(traces.filter(\.isInUse).flatMap(\.writer.imports))
    let free = imports.map { RegularFile.name(of: $0) }.filter { !claimed.contains($0) }
    let isClaimed = steps.contains { claimed.contains(RegularFile.name(of: $0)) }
    let heads = (isClaimed ? [] : [head]) + free.map(head(ofFile:))
    for writer in whole {
      if let mark = writer.marks.first(where: { mark in heads.contains { $0.contains(mark) } }) {
        traces.append(trace(of: writer, "says '\(mark)'"))
      } else if !isClaimed, let step = paths.first(where: { leads($0, to: writer) }) {
        traces.append(trace(of: writer, "leads to '\(step)'"))
      }
    }
    if traces.allSatisfy({ !$0.isInUse || !$0.writer.writesWhole }), !isClaimed,
      let writer = unmarkedWriter(for: session)
    {
      traces.append(
        trace(of: writer, "has no mark of a program, and \(writer.name) has been used here"))
    }
    if hasContent, !traces.contains(where: \.isInUse),
      let (writer, place) = announced(for: session).first
    {
      traces.append(trace(of: writer, "is what \(place) has it write"))
    }
    return joiningStylix(traces, for: session)
  }

  /// The programs whose configuration names the stylesheet, and the place.
  func announced(for session: UserSession) -> [(writer: ThemeWriter, place: String)] {
    let places = [("matugen", "matugen/config.toml"), ("wallust", "wallust/wallust.toml")]
    return places.compactMap { program, file in
      let path = "\(session.configuration)/\(file)"
      guard let writer = ThemeWriter.known.first(where: { $0.name == program }),
        let bytes = try? RegularFile.read(path, upTo: 256 * 1024)
      else { return nil }
      let lines = String(decoding: bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let line = lines.firstIndex { line in
        line.trimmed.first != "#" && line.contains("\(name)/gtk.css")
          && !line.contains("input_path")
      }
      return line.map { (writer, "\(path):\($0 + 1)") }
    }
  }

  /// The paths that the links of the folder and of the stylesheet lead over.
  private var steps: [String] {
    links.flatMap { $0.steps + [$0.target] }
  }

  /// The same paths, and those that the stylesheet imports.
  private var paths: [String] { steps + imports.map { RegularFile.path(local($0), in: folder) } }

  /// The path of an address, which may be a `file:` URL.
  private func local(_ address: String) -> String {
    address.hasPrefix("file://") ? String(address.dropFirst("file://".count)) : address
  }

  private func trace(of writer: ThemeWriter, _ reason: String) -> WriterTrace {
    WriterTrace(writer: writer, path: path, reason: reason, isInUse: true)
  }

  /// The signs of a program that adds imports: existing imports, and files that nothing imports.
  private func traces(ofImporting writer: ThemeWriter) -> [WriterTrace] {
    let imported = imports.map { RegularFile.name(of: $0) }
    if let file = writer.imports.first(where: imported.contains), isBy(writer, file) {
      return [trace(of: writer, "imports '\(file)'")]
    }
    if let step = steps.first(where: { step in
      writer.imports.contains { step == "\(folder)/\($0)" && isBy(writer, $0) }
    }) {
      return [trace(of: writer, "leads to '\(step)'")]
    }
    guard let file = writer.imports.first(where: { files.contains($0) && isBy(writer, $0) }) else {
      return []
    }
    return [
      WriterTrace(
        writer: writer, path: "\(folder)/\(file)", reason: "is imported nowhere", isInUse: false)
    ]
  }

  /// Whether a file is by a program: if its name is common, it must contain a sign of the program.
  private func isBy(_ writer: ThemeWriter, _ file: String) -> Bool {
    guard !writer.marks.isEmpty else { return true }
    let head = head(ofFile: file)
    return files.contains("window_decorations.css") || writer.marks.contains(where: head.contains)
  }

  private func leads(_ step: String, to writer: ThemeWriter) -> Bool {
    writer.links.contains { step.contains($0) }
  }

  /// The program that was used in this home folder, if a stylesheet has no sign of any.
  private func unmarkedWriter(for session: UserSession) -> ThemeWriter? {
    let known = ThemeWriter.known.filter { $0.hasTraces(of: session) }
    guard let link else {
      return hasColors ? known.first { $0.name != ThemeWriter.nwgLook.name && $0.isUnmarked } : nil
    }
    guard case .theme(_) = link.owner else { return nil }
    return known.first { $0.name == ThemeWriter.nwgLook.name }
  }

  private var hasColors: Bool { head.contains("@define-color") || head.contains("--window-bg") }

  /// Stylix's files are managed by Home Manager, and have signs of both.
  private func joiningStylix(
    _ traces: [WriterTrace], for session: UserSession
  ) -> [WriterTrace] {
    guard let manager = traces.first(where: { $0.writer == .homeManager }),
      traces.contains(where: { $0.writer == .stylix }) || ThemeWriter.stylix.hasTraces(of: session)
    else { return traces }
    let others = traces.filter { ![.homeManager, .stylix].contains($0.writer) }
    return others + [trace(of: .stylix, manager.reason)]
  }
}
