import FoundationEssentials
import GTKKnowledge
import LiverySystem
import ThemeProject
import ThemeSource

/// The content of a folder of pictures, and the conditions on which they depend: its `report.json`.
package nonisolated struct RenderReport: Decodable, Equatable {
  package static let file = "report.json"

  /// The version of the format; it changes when readers of the old format cannot read the new one.
  static let version = 1

  struct Settings: Decodable, Hashable {
    /// The size of every page in px, `WxH`; `nil` if each is as tall as its content.
    let size: String?
    let scale: Int
    let only: String?
  }

  struct Picture: Decodable, Hashable {
    let page, file: String
    let width, height: Int

    /// The index in `layouts` of the areas of its specimens.
    let layout: Int

    /// The app that it shows; `nil` if it shows the gallery or a UI file.
    var app: String?

    /// Why it is not reliable, such as that a second picture differed; `nil` if it is.
    var flaky: String?
  }

  /// A variant of a theme.
  struct Appearance: Decodable, Hashable {
    let traits: String

    /// The desktop's accent; `nil` in reports of an earlier Livery.
    let accent: Accent?
    let textScale: Double?
    let direction: TextDirection?
    let pictures: [Picture]

    init(_ variant: Variant, pictures: [Picture]) {
      (traits, accent, textScale) = (variant.appearance, variant.accent, variant.textScale.factor)
      (direction, self.pictures) = (variant.direction, pictures)
    }

    var variant: Variant {
      Variant(
        appearance: traits, accent: accent ?? .none,
        textScale: textScale.flatMap { TextScale(factor: $0) } ?? .usual,
        direction: direction ?? .leftToRight)
    }
  }

  struct Theme: Decodable, Hashable {
    let id, name: String
    let appearances: [Appearance]

    let missing: String?
  }

  let version: Int
  let livery: String

  /// The release of GTK whose colors were requested; `nil` for the GTK that painted.
  let target: String?
  let environment: RenderEnvironment
  let settings: Settings
  let themes: [Theme]

  /// The areas of the specimens in pictures; most pictures of a page share them.
  let layouts: [[SpecimenArea]]

  /// The files beside the pictures, such as a contact sheet.
  let extras: [String]

  /// The declarations of an app's stylesheets that themes override; `nil` in reports of an earlier
  /// Livery.
  var overridden: [OverriddenRules.Rule]?
}

nonisolated extension RenderReport {
  /// The bytes of a folder's report, up to 64 MiB; `nil` if there is no readable one.
  static func bytes(in folder: String) -> [UInt8]? {
    try? RegularFile.read("\(folder)/\(file)", upTo: 64 << 20)
  }

  /// Reads the report of a folder; `nil` if there is no readable one.
  init?(in folder: String) {
    guard let bytes = Self.bytes(in: folder),
      let report = try? JSONDecoder().decode(RenderReport.self, from: Data(bytes)),
      report.version == Self.version
    else { return nil }
    self = report
  }

  /// The release of GTK whose colors the pictures have.
  var release: String { target ?? environment.release.rawValue }

  /// Every file of the folder that the render wrote, except the report itself.
  var files: [String] {
    themes.flatMap { $0.appearances.flatMap { $0.pictures.map(\.file) } } + extras
  }

  /// The picture in a file, with the places of its specimens.
  func picture(_ file: String) -> (picture: Picture, specimens: [SpecimenArea])? {
    for theme in themes {
      for appearance in theme.appearances {
        guard let picture = appearance.pictures.first(where: { $0.file == file }) else { continue }
        return (picture, layouts.indices.contains(picture.layout) ? layouts[picture.layout] : [])
      }
    }
    return nil
  }
}

nonisolated extension RenderReport {
  var json: JSONValue {
    [
      "version": .integer(version),
      "livery": .string(livery),
      "target": JSONValue(target),
      "environment": environment.json,
      "settings": [
        "size": JSONValue(settings.size),
        "scale": .integer(settings.scale),
        "only": JSONValue(settings.only),
      ],
      "extras": .strings(extras),
      "themes": .array(themes.map(\.json)),
      "overridden": .array((overridden ?? []).map(\.json)),
      "layouts": .array(layouts.map { .array($0.map(\.json)) }),
    ]
  }
}

nonisolated extension RenderReport.Theme {
  fileprivate var json: JSONValue {
    [
      "id": .string(id),
      "name": .string(name),
      "missing": JSONValue(missing),
      "appearances": .array(
        appearances.map { appearance in
          [
            "traits": .string(appearance.traits),
            "cell": .string(appearance.variant.name),
            "accent": .string(appearance.variant.accent.description),
            "textScale": .number(appearance.variant.textScale.factor),
            "direction": .string(appearance.variant.direction.rawValue),
            "pictures": .array(appearance.pictures.map(\.json)),
          ]
        }),
    ]
  }
}

nonisolated extension RenderReport.Picture {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("page", .string(page)),
      .init("file", .string(file)),
      .init("width", .integer(width)),
      .init("height", .integer(height)),
      .init("layout", .integer(layout)),
    ]
    if let app {
      members += [
        .init("app", .string(app)), .init("flaky", JSONValue(flaky)),
      ]
    }
    return .object(members)
  }
}

nonisolated extension SpecimenArea {
  fileprivate var json: JSONValue {
    .array([.string(id)] + [x, y, width, height].map(JSONValue.integer))
  }
}

nonisolated extension RenderEnvironment {
  var json: JSONValue {
    [
      "gtk": .string(gtk),
      "libadwaita": .string(libadwaita),
      "pango": .string(pango),
      "cairo": .string(cairo),
      "renderer": .string(renderer),
      "fonts": .strings(fonts),
      "text": .string(text),
    ]
  }
}
