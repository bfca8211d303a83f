import ArgumentParser
import CommandLineKit
import LiverySystem
import NewTheme
import ThemeCSS
import ThemeFormats
import ThemeLint
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
      contrast, the pair is named and nothing is written. '--audit' lets livery-preview paint the states of \
      widgets, too. Without '--output' and '--in-place' the theme is printed.
      """)

  @Argument(help: "Themes' files, their ids, '-', or a folder of themes.", completion: .theme)
  var themes: [String]
  @OptionGroup var dials: DialOptions
  @Flag(
    help: "With '--contrast': paint the states of widgets, and fix or name what is too faint there."
  )
  var audit = false
  @OptionGroup var appearance: AppearanceOption
  @Option(help: "Write the colors as values for a trait, such as high-contrast, beside the others.")
  var trait: String?
  @OptionGroup var target: TargetOption
  @Option(
    name: .shortAndLong,
    help: """
      The file to write, whose ending says the format, instead of standard output; for several themes \
      a folder.
      """,
    completion: .file())
  var output: String?
  @Flag(help: "Write the theme over its own file.") var inPlace = false
  @OptionGroup var source: InputOptions
  @OptionGroup var overwriting: OverwriteOption
  @OptionGroup var strict: StrictOption
  @OptionGroup var color: ColorOption

  func validate() throws {
    try dials.check()
    if audit, dials.contrast == nil {
      throw ValidationError("'--audit' needs '--contrast'")
    }
    if inPlace, output != nil {
      throw ValidationError("expected either '--in-place' or '--output'")
    }
    if inPlace, themes.count > 1 {
      throw ValidationError("'--in-place' takes one theme; '--output' takes a folder for several")
    }
    if inPlace, themes.contains("-") {
      throw ValidationError("'--in-place' writes into a file, and standard input is none")
    }
  }

  func run() throws {
    if let several { return try adjust(several) }
    let (theme, reading) = try source.themeAndReading(themes[0], isStrict: strict.isStrict)
    if inPlace, reading.files.isEmpty {
      Terminal.printError("'\(theme.id)' is built in, and stays as it is; '--output' takes a file")
      throw Status.unwritable
    }
    let format = try output.flatMap { $0 == "-" ? nil : $0 }.map(format(ofFile:)) ?? reading.format
    var adjusted = adjusted(reading, format, output == "-" ? nil : output)
    let written = Result { try adjusted.written() }
    adjusted.report.print()
    try write(try written.get(), reading)
  }

  private func adjusted(
    _ reading: ThemeReading, _ format: ThemeFormat, _ output: String?
  ) -> AdjustedTheme {
    AdjustedTheme(
      reading: reading, format: format, output: output, isInPlace: inPlace,
      dials: dials, appearance: appearance, trait: trait, target: target.target ?? .all4,
      conversion: conversion, isAudited: audit)
  }

  /// A folder of themes or several themes; `nil` for one.
  private var several: FolderConversion.Source? {
    if themes.count > 1 { return .themes(themes) }
    return RegularFile.isFolder(themes[0]) && ThemeFolder(themes[0]) == nil
      ? .folder(themes[0]) : nil
  }

  /// Changes several themes alike.
  private func adjust(_ several: FolderConversion.Source) throws {
    guard let output, output != "-" else {
      throw ValidationError("expected '--output', the folder for several themes")
    }
    let isForWholeFile = dials.only == nil && dials.except == nil && trait == nil
    let adjustments = SeveralAdjustments(
      folder: output, adjusted: { adjusted($0, $1, $2) },
      keepsFormats: dials.contrast == nil && isForWholeFile && appearance.appearance == nil,
      isStrict: strict.isStrict)
    var folder = FolderConversion(
      source: several, destination: output, sourceFormat: source.from,
      library: InputOptions.library(on: .v4_8), convert: adjustments.converted,
      overwriting: overwriting)
    try folder.run()
  }

  private func format(ofFile output: String) throws -> ThemeFormat {
    guard let format = ThemeFormat(ending: output) else {
      throw ValidationError("the name '\(output)' does not say what to write")
    }
    return format
  }

  private func write(_ written: WrittenTheme, _ reading: ThemeReading) throws {
    if inPlace {
      return try replace(reading, with: written.files[0].bytes)
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

  /// Writes a text over the file that was read, unless that was changed meanwhile.
  private func replace(_ reading: ThemeReading, with bytes: [UInt8]) throws {
    if bytes == reading.text.bytes { return }
    let text = SourceText(file: reading.text.file, bytes: bytes)
    do throws(FixError) {
      try FixedFile.replace(reading.text.file, holding: reading.text, with: text)
    } catch {
      Terminal.printError("\(error)")
      throw Status.unwritable
    }
  }

  private var conversion: Conversion {
    Conversion(appearance: appearance, target: nil, isStrict: strict.isStrict, isExact: false)
  }
}
