import ThemeFormats
import ThemeModel
import ThemeSource

/// A template of pywal, pywal16 or wallust's kind.
struct PywalTemplate: TemplateBody {
  let sources: TemplateSources
  let problems: [TemplateProblem]
  private let nodes: [PywalParser.Node]

  /// The markers with a `#` before them that become `##…` in pywal16, unlike in pywal.
  let doubledSigns: [TemplatePlace]

  /// Whether changed colors are printed without `#`, as pywal does.
  var stripsChangedColors = false

  init(_ text: SourceText, within budget: ReadingBudget?) {
    let parser = PywalParser(text, within: budget)
    sources = TemplateSources(text)
    (problems, nodes) = (parser.problems.all, parser.nodes)
    doubledSigns = parser.nodes.compactMap { node in
      guard case .marker(let marker, let place) = node, marker.property == nil,
        !marker.methods.isEmpty, place.range.lowerBound > 0,
        text.bytes[place.range.lowerBound - 1] == UInt8(ascii: "#")
      else { return nil }
      return TemplatePlace(
        source: 0, range: (place.range.lowerBound - 1)..<place.range.upperBound)
    }
  }

  func fill(
    with palette: TemplatePalette, in scheme: Appearance.Scheme, into filling: inout Filling
  ) {
    let text = sources.texts[0].bytes
    let scheme = palette.palette.schemes.contains(scheme) ? scheme : palette.palette.preferred
    for node in nodes where !filling.isFull {
      switch node {
      case .text(let range): filling.copy(range, of: 0, text)
      case .marker(let marker, let place):
        switch value(of: marker, in: palette, scheme) {
        case .success(let value): filling.write(value.utf8, for: place)
        case .failure(let error):
          filling.report(TemplateProblem(.templateEntry, place, error.message))
        }
      }
    }
  }

  private struct MissingValue: Error {
    let message: String
  }

  private func value(
    of marker: PywalMarker, in palette: TemplatePalette, _ scheme: Appearance.Scheme
  ) -> Result<String, MissingValue> {
    let isBare = marker.methods.isEmpty && marker.property == nil
    let alpha = PywalTemplate.text("alpha", in: palette) ?? "100"
    if let text = PywalTemplate.text(marker.name, in: palette) {
      if isBare { return .success(text) }
      // Such a value has the common alpha, too.
      if marker.methods.isEmpty, let property = marker.property, property.isOfAlpha,
        let color = PywalColor("#000000", alpha: alpha)
      {
        return .success(color.value(of: property))
      }
      return .failure(MissingValue(message: "'\(marker.name)' is no color"))
    }
    guard let written = palette.written(marker.name, in: scheme) else {
      return .failure(MissingValue(message: "the palette has no '\(marker.name)'"))
    }
    if isBare { return .success(written) }
    guard var color = PywalColor(written, alpha: alpha) else {
      return .failure(
        MissingValue(
          message: "expected six digits after '#' for '\(marker.name)', not '\(written)'"))
    }
    for method in marker.methods { color.apply(method) }
    if let property = marker.property { return .success(color.value(of: property)) }
    return .success(stripsChangedColors ? String(color.text.dropFirst()) : color.text)
  }

  /// The values that pywal prints besides colors; if a palette lacks one, pywal's default is used.
  private static func text(_ name: String, in palette: TemplatePalette) -> String? {
    switch name {
    case "wallpaper", "checksum": palette.palette[text: name]?.text ?? "None"
    case "alpha": palette.palette[text: name]?.text ?? "100"
    default: nil
    }
  }
}
