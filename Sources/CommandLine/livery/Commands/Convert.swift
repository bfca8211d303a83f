import ArgumentParser
import CommandLineKit
import LiverySystem
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// `livery convert nord.yaml -o nord.livery.toml` writes a theme in another format.
struct Convert: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes themes in another format, and lists the parts that it cannot contain.",
    discussion: """
      The ending of the output says what to write, unless --to does: .livery.toml, .livery.json, .json \
      (Gradience), .yaml (base16), .css, .tokens.json, .resolver.json (design tokens). A folder is converted to a folder.
      """)

  @Argument(help: "A theme's file, its id, '-', or a folder of themes.", completion: .theme)
  var input: String
  @Option(
    name: .shortAndLong, help: "The file or folder to write, or '-'.", completion: .file())
  var output: String
  @OptionGroup var source: InputOptions
  @Option(help: "What to write: \(ThemeFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: ThemeFormat?
  @OptionGroup var appearance: AppearanceOption
  @OptionGroup var overwriting: OverwriteOption
  @Option(
    help: "The GTK that a stylesheet is for; 4.8 if it is left out.", completion: .target,
    transform: Target.init(argument:))
  var target: Target?
  @OptionGroup var strict: StrictOption
  @Flag(help: "Keep the colors of schemes even where they cannot be read.") var exact = false
  @OptionGroup var color: ColorOption

  func run() throws {
    if RegularFile.isFolder(input), ThemeFolder(input) == nil {
      let (conversion, format, output) = (conversion, to ?? .livery, output)
      var folder = FolderConversion(
        source: .folder(input), destination: output, sourceFormat: source.from,
        library: conversion.library,
        convert: { try conversion.converted($0, to: format, in: output) }, overwriting: overwriting)
      return try folder.run()
    }
    let reading = try Terminal.reportingErrors { () throws(ThemeFileError) in
      try conversion.library.read(input, as: source.from)
    }
    let format = try to ?? ending(of: reading)
    let (written, findings) = try conversion.convert(reading, to: format, named: outputName)
    try? FindingPrinter(stream: .error).write(findings, of: reading.text)
    guard var written else { throw Status.findings }
    let linked = conversion.linkedFiles(of: reading, to: output)
    if let linked { written = written.carrying(linked) }
    if output != "-" { try overwriting.keep(reading.files, from: written.outputs(from: output)) }
    if output == "-" {
      for file in written.files { try Terminal.write(file.bytes) }
    } else {
      try Terminal.reportingErrors { () throws(FileError) in try written.write(to: output) }
    }
  }

  private var conversion: Conversion {
    Conversion(appearance: appearance, target: target, isStrict: strict.isStrict, isExact: exact)
  }

  private var outputName: String {
    output.split(separator: "/").last.map(String.init) ?? output
  }

  /// The format of the output's ending; a base24 scheme stays one.
  private func ending(of reading: ThemeReading) throws -> ThemeFormat {
    guard let format = ThemeFormat(ending: output) else {
      throw ValidationError("the name '\(output)' does not give a format; use --to")
    }
    return format == .base16 && reading.format == .base24 ? .base24 : format
  }
}
