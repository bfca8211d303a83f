import GTKKnowledge
import LiveryAdwaita
import LiveryGallery
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeSession

/// Asks for the format and place of an export, until it is written or the user cancels.
final class ExportDialog {
  /// How many of the things that are left out are named.
  private static let limit = 2

  private let content: ExportContent
  private let kinds = DropDown(ExportKind.all.map(\.label))
  private let targets = DropDown([])
  private let application = Entry()
  private let note = Label(atStart: "", "caption")
  private let targetPart: Box
  private let applicationPart: Box
  private let accept = Button(label: translated("Export…"))
  private let dialog: FormDialog

  /// The releases on offer.
  private var releases: [GTKRelease] = []

  /// Called when all is written, with the name of the file or the folder.
  private let onExported: (String) -> Void

  init(_ content: ExportContent, last: ExportKind?, _ onExported: @escaping (String) -> Void) {
    (self.content, self.onExported) = (content, onExported)
    targetPart = Self.part(translated("Made For"), targets)
    applicationPart = Self.part(translated("ID of the App"), application)
    let form = Box(
      .vertical, spacing: 12,
      [Self.part(translated("Format"), kinds), targetPart, applicationPart, note])
    form.setMargins(top: 18, bottom: 18, start: 18, end: 18)
    dialog = FormDialog(
      translated("Export Theme"), cancel: Button(label: translated("Cancel")), accept: accept,
      content: form)
    application.text = "org.example.App"
    application.writeFromLeftToRight()
    application.activateDefault()
    note.wrap(upToLines: 8)
    note.limitWidth(characters: 34)
    kinds.selection = last.flatMap(ExportKind.all.firstIndex) ?? 0
    offerReleases()
    kinds.onSelected { [weak self] in self?.offerReleases() }
    targets.onSelected { [weak self] in self?.describe() }
    application.onChanged { [weak self] in self?.describe() }
    accept.onClicked { [weak self] in self?.askWhere() }
  }

  /// A field with its name above it.
  private static func part(_ name: String, _ field: Widget) -> Box {
    field.setAccessibleLabel(name)
    return Box(.vertical, spacing: 6, [Label(atStart: name), field])
  }

  var kind: ExportKind { ExportKind.all[kinds.selection ?? 0] }

  private var choice: ExportContent.Choice {
    let release = targets.selection.flatMap { releases.indices.contains($0) ? releases[$0] : nil }
    return ExportContent.Choice(
      kind: kind, target: Target(release ?? .first4), application: application.text)
  }

  func present(over window: Window) {
    dialog.present(over: window)
    accept.takeFocus()
  }

  private func offerReleases() {
    let later = GTKRelease.allCases.filter { $0 >= .first4 }
    releases = later + (kind.canBeForGTK3 ? [.v3_24] : [])
    targets.setItems(
      later.map { translated("GTK \($0.description) and later") }
        + (kind.canBeForGTK3 ? [translated("GTK 3, with adw-gtk3")] : []))
    // The default is as on the command line: all releases for files, the running GTK for
    // stylesheets that GTK loads.
    let usual = kind.ending == nil ? content.loadedTheme.release : .first4
    targets.selection = releases.firstIndex(of: usual) ?? 0
    targetPart.isVisible = kind.dependsOnRelease
    applicationPart.isVisible = kind == .app
    describe()
  }

  /// Describes the output and the parts that are left out, or the error.
  private func describe() {
    let isWrong = kind == .app && !AppExport.isApplicationID(application.text)
    accept.isSensitive = !isWrong
    application.setStyleClass("error", isWrong)
    guard !isWrong else {
      return say(translated("An app's ID is like org.example.App"), isError: true)
    }
    let omissions =
      kind == .picture ? [] : content.files(of: choice, named: fileName).omissions
    let left = omissions.count - Self.limit
    let lines =
      [content.summary(of: choice)] + omissions.prefix(Self.limit).map(\.capitalizedFirst)
      + (left > 0
        ? [
          translated(
            "And \(left) more is left out", or: "And \(left) more are left out", count: left)
        ] : [])
    say(lines.joined(separator: "\n\n"), isError: false)
  }

  private func say(_ text: String, isError: Bool) {
    note.say(text, isError: isError)
    accept.setAccessibleDescription(text)
  }

  private var fileName: String { "\(content.entry.id)\(kind.ending ?? "")" }

  private func askWhere() {
    let folder = content.entry.path.map(RegularFile.folder(of:))
    guard kind.ending != nil else {
      return FileDialog.chooseFolder(
        translated("Export Into"), folder: folder, over: dialog.window
      ) { [weak self] in
        guard let self else { return }
        let written = content.files(of: choice, named: fileName, in: $0)
        begin(ThemeExport(written.files, toFolder: $0))
      }
    }
    FileDialog.save(
      translated("Export"), name: fileName, folder: folder, over: dialog.window
    ) { [weak self] in self?.export(to: $0) }
  }

  private func export(to path: String) {
    let isNamed = kind.hasEnding(of: path)
    let path = isNamed ? path : path + (kind.ending ?? "")
    let written = content.files(
      of: choice, named: RegularFile.name(of: path), in: RegularFile.folder(of: path))
    guard !written.files.isEmpty else {
      return say(translated("The page cannot be painted"), isError: true)
    }
    begin(ThemeExport(written.files, toFile: path, isConfirmed: isNamed))
  }

  private func begin(_ export: ThemeExport) {
    if let own = export.overwritten(of: content.entry.files) {
      let name = RegularFile.name(of: own)
      return say(
        translated("“\(name)” is a file of the theme itself, and stays as it is"), isError: true)
    }
    askBeforeReplacing(export.replacedNames) { [weak self] in self?.write(export) }
  }

  /// Asks before replacing files other than the one that the file dialog asked about.
  private func askBeforeReplacing(_ names: [String], _ write: @escaping () -> Void) {
    guard let first = names.first else { return write() }
    let rest = names.count - 1
    MessageDialog.ask(
      translated("Replace File?", or: "Replace Files?", count: names.count),
      body: rest == 0
        ? translated("“\(first)” already exists. Replacing overwrites the contents.")
        : translated(
          "“\(first)” and \(rest) more already exist. Replacing overwrites the contents.",
          or: "“\(first)” and \(rest) more already exist. Replacing overwrites the contents.",
          count: rest),
      answers: [
        .init("cancel", translated("_Cancel")),
        .init("replace", translated("_Replace"), .destructive),
      ],
      preferred: "cancel", over: dialog.window
    ) { answer in
      if answer == "replace" { write() }
    }
  }

  private func write(_ export: ThemeExport) {
    do throws(FileError) {
      try export.write()
      dialog.close()
      onExported(export.name)
    } catch {
      say("\(error)".capitalizedFirst, isError: true)
    }
  }
}

extension ExportKind {
  /// Whether a file's name has an ending of this kind.
  fileprivate func hasEnding(of path: String) -> Bool {
    switch self {
    case .file(let format, let ending):
      path.lowercased().hasSuffix(ending) || ThemeFormat(ending: path) == format
    case .picture: path.lowercased().hasSuffix(".png")
    case .app, .user: true
    }
  }
}
