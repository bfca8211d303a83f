import CommandLineKit
import LiveryAdwaita
import LiverySystem
import ThemeSource

/// The stylesheets of an app, with the priority that they have in the app.
final class AppStylesheets {
  /// The maximum number of bytes of one.
  private static let byteLimit = 1 << 20

  /// The maximum number of findings of GTK's parser that are reported per file.
  private static let findingLimit = 20

  private var sheets: [AppStylesheet] = []

  /// Their texts, each with the name from the command line.
  var texts: [SourceText] { sheets.map(\.text) }

  var isEmpty: Bool { sheets.isEmpty }

  /// The findings of GTK's parser, with locations.
  private(set) var notes: [String] = []

  /// Loads a file, or one in the resources, for all widgets on a display, in any appearance.
  func add(
    _ file: String, in resources: AppResources, to display: Display
  ) throws(PicturesError) {
    let provider = CSSProvider()
    let findings: [CSSFinding]
    let bytes: [UInt8]
    if !RegularFile.exists(file), resources.has(file) {
      bytes = (try? resources.bytes(file, upTo: Self.byteLimit)) ?? []
      findings = provider.load(resource: file)
    } else {
      do throws(FileError) {
        bytes = try RegularFile.read(file, upTo: Self.byteLimit + 1)
        guard bytes.count <= Self.byteLimit else {
          throw FileError(.read, file, reason: "it has more than \(Self.byteLimit >> 10) KiB")
        }
      } catch {
        throw PicturesError("\(error)", .unreadable)
      }
      findings = provider.load(file: file)
    }
    notes += findings.filter { !$0.isDeprecation }.prefix(Self.findingLimit)
      .map { "\(file):\($0.line + 1):\($0.byte + 1): \($0.message)" }
    display.add(provider, priority: .application)
    sheets.append(AppStylesheet(text: SourceText(file: file, bytes: bytes), provider: provider))
  }

  /// Applies the stylesheets of an appearance, in their order.
  func show(dark: Bool, highContrast: Bool, on display: Display) {
    for sheet in sheets { display.remove(sheet.provider) }
    for sheet in sheets where sheet.isShown(dark: dark, highContrast: highContrast) {
      sheet.provider.setAppearance(dark: dark, highContrast: highContrast)
      display.add(sheet.provider, priority: .application)
    }
  }
}
