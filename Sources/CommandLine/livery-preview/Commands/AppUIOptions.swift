import ArgumentParser
import LiveryRendering

/// The parts of an app to check instead of the gallery.
struct AppUIOptions: ParsableArguments {
  @Option(
    name: .customLong("ui"),
    help: ArgumentHelp(
      """
      A UI file of GtkBuilder's to look at instead of the gallery, or its path in '--resource'; or \
      several.
      """, valueName: "file"),
    completion: .file(extensions: ["ui"]))
  var uiFiles: [String] = []

  @Option(
    name: .customLong("css"),
    help: ArgumentHelp(
      """
      A stylesheet of the app's, or its path in '--resource', with the priority that it has there; \
      or several. 'style.css' brings 'style-dark.css' and 'style-hc.css' along, as in libadwaita.
      """, valueName: "file"),
    completion: .file(extensions: ["css"]))
  var stylesheets: [String] = []

  @Option(
    name: .customLong("resource"),
    help: ArgumentHelp(
      "The app's data, as 'glib-compile-resources' writes it, or several files.",
      valueName: "file"),
    completion: .file(extensions: ["gresource"]))
  var resources: [String] = []

  /// The parts that the options name.
  var app: AppParts {
    AppParts(uiFiles: uiFiles, stylesheets: stylesheets, resources: resources)
  }
}
