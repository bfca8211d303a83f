import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeLint
import ThemeProject
import ThemeSource

/// `livery modernize style.css --target 4.20..` prints the changes for a newer GTK.
struct Modernize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modernize",
    abstract: "Rewrites CSS that GTK has deprecated, without a change of any color.",
    discussion: """
      '@define-color' and '@name' become variables, 'alpha()', 'shade()', 'mix()', 'lighter()' and \
      'darker()' become functions of CSS, and in a folder 'style-dark.css' and its kind become blocks \
      of '@media' in 'style.css'. What all releases of the target do not have is not written. Every \
      color is computed before and after on each of them, and a change that moves one is not made. \
      Without '--write' nothing is written, and the command exits with 1 where something would be.
      """)

  @Argument(help: "Files, and folders of themes or of an app.", completion: .theme) var paths:
    [String]
  @OptionGroup var target: TargetOption
  @Flag(help: "Print a diff instead.") var diff = false
  @Flag(help: "Write the files.") var write = false
  @Option(
    help: """
      Paint what changes before and after it, keep the pictures in this folder, and write nothing \
      that looks otherwise.
      """, completion: .directory)
  var proof: String?
  @Option(
    help: """
      With '--proof', a UI file of the app's to paint instead of the gallery, with its stylesheets; or \
      several.
      """, completion: .file(extensions: ["ui"]))
  var ui: [String] = []
  @OptionGroup var input: InputOptions
  @OptionGroup var project: ProjectOption

  func validate() throws {
    if paths.isEmpty { throw ValidationError("expected a file or a folder") }
    if paths.contains("-") {
      throw ValidationError("'modernize' changes files, and standard input is none")
    }
    if !ui.isEmpty, proof == nil {
      throw ValidationError("'--ui' is for '--proof', and paints nothing by itself")
    }
    if diff, write { throw ValidationError("expected either '--diff' or '--write'") }
  }

  func run() throws {
    var run = ModernizingRun(
      configurations: ProjectConfigurations(named: project.config),
      library: ThemeLibrary.ofUser().inProjects(configuration: project.config), format: input.from,
      target: target)
    try run.read(paths)
    if let proof {
      try Terminal.reportingErrors { () throws(FileError) in
        try run.prove(PaintedProof(folder: proof, ui: ui))
      }
    }
    if write {
      try run.write()
    } else if diff {
      try Terminal.write(run.diff)
    }
    if !diff {
      for line in run.lines { try Terminal.write("\(line)\n") }
      run.summary.forEach(Terminal.say)
    }
    if !write, run.changes { throw run.status.worse(.findings) }
    if run.status != .fine { throw run.status }
  }
}
