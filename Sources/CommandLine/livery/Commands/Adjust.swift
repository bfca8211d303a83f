import ArgumentParser
import CommandLineKit
import LiverySystem
import NewTheme
import ThemeCSS
import ThemeFormats
import ThemeModel
import ThemeSource

/// `livery adjust ocean --hue 20 -o warm.livery.toml` changes all colors of a theme alike.
struct Adjust: ColoredCommand {
  static let configuration = CommandConfiguration(
    commandName: "adjust",
    abstract: "Changes the colors of a whole theme: contrast, hue, chroma and lightness.",
    discussion: """
      What is not a color stays as it is written, and so do names and functions. Hue, chroma and lightness \
      are those of OKLCH. With '--contrast' lightness moves as little as needed; where no color has that \
      contrast, the pair is named and nothing is written. Without '--output' and '--in-place' the theme is printed.
      """)

  @Argument(help: "A theme's file, its id, or '-'.", completion: .theme) var theme: String
  @OptionGroup var dials: DialOptions
  @OptionGroup var appearance: AppearanceOption
  @Option(help: "Write the colors as values for a trait, such as high-contrast, beside the others.")
  var trait: String?
  @OptionGroup var target: TargetOption
  @Option(
    name: .shortAndLong,
    help: "The file to write, whose ending says the format, instead of standard output.",
    completion: .file())
  var output: String?
  @Flag(help: "Write the theme over its own file.") var inPlace = false
  @OptionGroup var source: InputOptions
  @OptionGroup var overwriting: OverwriteOption
  @OptionGroup var strict: StrictOption
  @OptionGroup var color: ColorOption

  func validate() throws {
    try dials.check()
    if inPlace, output != nil {
      throw ValidationError("expected either '--in-place' or '--output'")
    }
    if inPlace, theme == "-" {
      throw ValidationError("'--in-place' writes into a file, and standard input is none")
    }
  }

  func run() throws {
    let (theme, reading) = try source.themeAndReading(self.theme, isStrict: strict.isStrict)
    if inPlace, reading.files.isEmpty {
      Terminal.complain("'\(theme.id)' is built in, and stays as it is; '--output' takes a file")
      throw Status.unwritable
    }
    let format = try output.flatMap { $0 == "-" ? nil : $0 }.map(format(ofFile:)) ?? reading.format
    let adjusted = AdjustedTheme(
      reading: reading, format: format, output: output == "-" ? nil : output, isInPlace: inPlace,
      dials: dials, appearance: appearance, trait: trait, target: target.target ?? .all4,
      conversion: conversion)
    try write(adjusted.written(), reading)
  }

  private func format(ofFile output: String) throws -> ThemeFormat {
    guard let format = ThemeFormat(ending: output) else {
      throw ValidationError("the name '\(output)' does not say what to write")
    }
    return format
  }

  private func write(_ written: WrittenTheme, _ reading: ThemeReading) throws {
    if inPlace {
      let text = SourceText(file: reading.text.file, bytes: written.files[0].bytes)
      return try AdjustedTheme.replace(reading, with: text)
    }
    guard let output, output != "-" else {
      for file in written.files { try Terminal.write(file.bytes) }
      return
    }
    let conversion = conversion
    let linked = conversion.linkedFiles(of: reading, to: output)
    let whole = linked.map { written.carrying($0) } ?? written
    try overwriting.keep(reading.files, from: whole.outputs(from: output))
    try Terminal.reportingErrors { () throws(FileError) in try whole.write(to: output) }
  }

  private var conversion: Conversion {
    Conversion(appearance: appearance, target: nil, isStrict: strict.isStrict, isExact: false)
  }
}
