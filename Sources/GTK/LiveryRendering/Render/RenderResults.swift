import CommandLineKit
import GTKKnowledge
import ThemeProject

/// The pictures painted so far, in little memory: each is stored as a few numbers.
struct RenderResults {
  /// A finished picture.
  struct Entry {
    let file: String
    let width, height: Int
    let layout: Int
    let thumbnail: String?
  }

  private struct Key: Hashable {
    let theme: Int
    let variant: Variant
    let content: StagedContent
  }

  private var entries: [Key: Entry] = [:]
  private var layouts: [[SpecimenArea]] = []
  private var layoutIndices: [[SpecimenArea]: Int] = [:]
  private(set) var lost: [Int: String] = [:]

  mutating func add(_ picture: PictureRecord, _ job: RenderJob, file: String) {
    let index = layoutIndices[picture.specimens] ?? layouts.count
    if index == layouts.count {
      layouts.append(picture.specimens)
      layoutIndices[picture.specimens] = index
    }
    entries[Key(theme: job.theme, variant: job.variant, content: picture.content)] = Entry(
      file: file, width: picture.width, height: picture.height, layout: index,
      thumbnail: picture.thumbnail)
  }

  mutating func lose(_ theme: Int, because reason: String) {
    entries = entries.filter { $0.key.theme != theme }
    lost[theme] = reason
  }

  func entry(theme: Int, variant: Variant, _ content: StagedContent) -> Entry? {
    entries[Key(theme: theme, variant: variant, content: content)]
  }

  var count: Int { entries.count }

  /// The thumbnails' files, by the pictures'.
  var thumbnails: [String: String] {
    Dictionary(
      entries.values.compactMap { entry in entry.thumbnail.map { (entry.file, $0) } },
      uniquingKeysWith: { $1 })
  }

  /// The report, in the order of the themes, their variants and the pages.
  func report(
    of themes: [RenderTheme], pages: [StagedContent], target: GTKRelease?,
    environment: RenderEnvironment,
    settings: RenderReport.Settings, extras: [String]
  ) -> RenderReport {
    var order: [Int] = []
    var indices: [Int: Int] = [:]
    let listed = themes.enumerated().map { position, theme in
      RenderReport.Theme(
        id: theme.id, name: theme.name,
        appearances: lost[position] != nil
          ? []
          : theme.variants.map { variant in
            RenderReport.Appearance(
              variant,
              pictures: pages.compactMap { page in
                guard let entry = entry(theme: position, variant: variant, page) else {
                  return nil
                }
                let index = indices[entry.layout] ?? order.count
                if index == order.count {
                  order.append(entry.layout)
                  indices[entry.layout] = index
                }
                return RenderReport.Picture(
                  page: page.name, file: entry.file, width: entry.width,
                  height: entry.height, layout: index)
              })
          }, missing: lost[position])
    }
    return RenderReport(
      version: RenderReport.version, livery: Version.current, target: target?.rawValue,
      environment: environment, settings: settings, themes: listed,
      layouts: order.map { layouts[$0] }, extras: extras)
  }
}
