import ArgumentParser

/// What of an app is looked at instead of the gallery.
struct OwnOptions: ParsableArguments {
  @Option(
    name: .customLong("ui"),
    help: ArgumentHelp(
      "A UI file of GtkBuilder's to look at instead of the gallery, or several.", valueName: "file"),
    completion: .file(extensions: ["ui"]))
  var uiFiles: [String] = []
}
