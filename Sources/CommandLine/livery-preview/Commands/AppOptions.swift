import ArgumentParser
import CommandLineKit
import LiverySystem
import LiveryTry
import ThemeModel
import ThemeProject

/// The apps that `try` shows: one by its command line, or those of the project.
struct AppOptions: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      "An app of '\(ConfigurationFile.name)' instead of the one after '--', or several.",
      valueName: "name"))
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "Steps to lead the app through for '--sheet', and what to take pictures of.",
      valueName: "file"),
    completion: .file())
  var script: String?

  @Argument(
    parsing: .postTerminator, help: "The app, and its arguments.", completion: .default)
  var words: [String] = []

  func validate() throws {
    guard words.isEmpty || names.isEmpty else {
      throw ValidationError("'--app' names apps of the project; leave out the one after '--'")
    }
    guard !words.isEmpty || script == nil else {
      throw ValidationError(
        "'--script' is for an app after '--'; apps of the project name their own script")
    }
  }

  /// The chosen apps; their scripts are not read yet.
  func wanted() throws -> [DeclaredApp] {
    if !words.isEmpty {
      return [DeclaredApp(name: RegularFile.name(of: words[0]), command: words, script: script)]
    }
    let declared = try ProjectConfigurations(saysWarnings: false).configuration(for: ".").apps
    guard !declared.isEmpty else {
      throw ValidationError(
        "expected an app after '--', such as '-- gnome-calculator', or '[apps.NAME]' in "
          + "'\(ConfigurationFile.name)'")
    }
    guard !names.isEmpty else { return try trusted(declared) }
    for name in names where !declared.contains(where: { $0.name == name }) {
      throw ValidationError(
        "no app is called '\(name)' in '\(ConfigurationFile.name)'"
          + NameSuggestion.hint(for: name, among: declared.map(\.name)))
    }
    return try trusted(declared.filter { names.contains($0.name) })
  }

  /// The apps, after a check that the file that names them belongs to this user.
  private func trusted(_ apps: [DeclaredApp]) throws -> [DeclaredApp] {
    guard let foreign = apps.first(where: { !$0.isTrusted }) else { return apps }
    throw ValidationError(
      "the '\(ConfigurationFile.name)' with '[apps.\(foreign.name)]' belongs to another user, and its "
        + "command would run as you; write the command after '--', or make the file yours")
  }

  func withScripts() throws -> [SheetApp] {
    let apps = try wanted().map { app in
      let script = try app.script.map { file in
        try Terminal.reportingErrors { () throws(ScriptError) in try Script(path: file) }
      }
      return SheetApp(app, script: script)
    }
    var met: Set<String> = []
    for name in apps.flatMap(\.pictureNames) where !met.insert(name.lowercased()).inserted {
      throw ValidationError("two pictures would be called '\(name)'; give an app another name")
    }
    return apps
  }
}
