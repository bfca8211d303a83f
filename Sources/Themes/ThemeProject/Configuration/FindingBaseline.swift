import LiverySystem
import ThemeLint
public import ThemeSource

/// Findings that are known and not reported again, so that a project can begin with what is new.
///
/// A file holds a fingerprint for each of them, which stays the same while lines are added above.
public struct FindingBaseline: Sendable {
  private let known: Set<String>

  /// The folder of its file, which the paths of findings are taken from.
  private let folder: String

  /// The baseline that holds some findings.
  public init(of findings: [Finding], at path: String) {
    folder = RegularFile.folder(of: path)
    let prints = FindingFingerprints(findings, in: folder)
    known = Set(findings.map { prints[$0] })
  }

  public init(_ path: String) throws(ConfigurationError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: Self.sizeLimit + 1)
    } catch {
      throw ConfigurationError(
        description: "the baseline '\(path)' cannot be read: \(error.reason); "
          + "'--write-baseline' writes one")
    }
    var findings: [Finding] = []
    let document = SourceDocument(
      json: SourceText(file: path, bytes: bytes),
      limits: SourceLimits(bytes: Self.sizeLimit, values: 1_000_000), findings: &findings)
    guard findings.isEmpty, document.root["livery-baseline"]?.number == 1,
      let listed = document.root["findings"], listed.kind == .array
    else {
      throw ConfigurationError(
        description: "the baseline '\(path)' is none that Livery wrote; "
          + "'--write-baseline' writes one")
    }
    known = Set(listed.children.compactMap(\.string))
    folder = RegularFile.folder(of: path)
  }

  private static let sizeLimit = 16 * 1024 * 1024

  /// The findings that it does not hold.
  public func new(among findings: [Finding]) -> [Finding] {
    let prints = FindingFingerprints(findings, in: folder)
    return findings.filter { !known.contains(prints[$0]) }
  }

  /// The content of its file.
  public var text: String {
    JSONValue.members([
      "livery-baseline": 1, "findings": .strings(known.sorted()),
    ]).text + "\n"
  }
}
