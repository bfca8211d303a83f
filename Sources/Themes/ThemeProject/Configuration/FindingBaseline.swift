import LiverySystem
import ThemeModel
public import ThemeSource

/// Known findings, which are not reported again, so that a project only sees new ones.
///
/// A file has a line for each problem, with its severity: a problem that gets worse is new.
public struct FindingBaseline: Sendable {
  /// The known problems, the worse ones first.
  private let known: [KnownFinding.Key: [KnownFinding]]

  /// The folder of its file, to which the paths of findings are relative.
  private let folder: String

  /// The version of the written files, and the only supported one.
  private static let version = 2

  /// The baseline of some findings.
  public init(of findings: [Finding], at path: String) {
    let folder = RegularFile.folder(of: path)
    self.init(findings.flatMap { KnownFinding.all(of: $0, in: folder) }, in: folder)
  }

  public init(_ path: String) throws(ConfigurationError) {
    var known: [KnownFinding] = []
    for node in try Self.listed(in: path).children {
      guard let finding = KnownFinding(node) else {
        throw ConfigurationError(
          description: "the baseline '\(path)' is broken at line \(node.location.start.line): "
            + "expected a 'file' from its folder on, a 'rule', a 'subject' and a 'severity'; "
            + Self.remedy)
      }
      known.append(finding)
    }
    self.init(known, in: RegularFile.folder(of: path))
  }

  private init(_ known: [KnownFinding], in folder: String) {
    self.folder = folder
    self.known = Dictionary(grouping: known, by: \.key)
      .mapValues { $0.sorted(by: KnownFinding.isWorse) }
  }

  /// Whether a file is a baseline, even of another version.
  public static func isOne(_ path: String) -> Bool {
    do throws(ConfigurationError) {
      _ = try listed(in: path)
      return true
    } catch {
      return error.isOfOtherVersion
    }
  }

  private static let remedy = "'--write-baseline' writes it anew"

  private static let sizeLimit = 16 * 1024 * 1024

  /// The findings that a file lists.
  private static func listed(in path: String) throws(ConfigurationError) -> SourceNode {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.read(path, upTo: sizeLimit + 1)
    } catch {
      throw ConfigurationError(
        description: "the baseline '\(path)' cannot be read: \(error.reason); "
          + "'--write-baseline' writes one")
    }
    var findings: [Finding] = []
    let document = SourceDocument(
      json: SourceText(file: path, bytes: bytes),
      limits: SourceLimits(bytes: sizeLimit, values: 1_000_000), findings: &findings)
    let version = document.root["livery-baseline"]?.number
    if let version, version != Double(Self.version) {
      throw ConfigurationError(
        description: "the baseline '\(path)' is of version \(version.text), and this Livery reads "
          + "version \(Self.version); \(remedy)", isOfOtherVersion: true)
    }
    if version != nil, let first = findings.first {
      throw ConfigurationError(
        description: "the baseline '\(path)' is broken at line \(first.location.start.line): "
          + "\(first.message); \(remedy)")
    }
    guard version != nil, let listed = document.root["findings"], listed.kind == .array else {
      throw ConfigurationError(
        description: "the baseline '\(path)' is none that Livery wrote; "
          + "'--write-baseline' writes one")
    }
    return listed
  }
}

extension FindingBaseline {
  /// The findings that it does not contain, or that are worse than there.
  ///
  /// Each known problem covers one that is not worse.
  public func new(among findings: [Finding]) -> [Finding] {
    let said = findings.map { KnownFinding.all(of: $0, in: folder) }
    var rest = known
    var isNew = Array(repeating: false, count: findings.count)
    let things = said.enumerated().flatMap { index, things in things.map { (index, $0) } }
    for (index, thing) in things.sorted(by: { KnownFinding.isWorse($0.1, $1.1) }) {
      if let worst = rest[thing.key]?.first, worst.covers(thing) {
        rest[thing.key]?.removeFirst()
      } else {
        isNew[index] = true
      }
    }
    return zip(findings, isNew).filter(\.1).map(\.0)
  }

  /// The content of its file, sorted, so that a reviewer sees what is accepted.
  public var text: String {
    let sorted = known.values.joined().map { ($0.sortingKey, $0.line) }.sorted { $0 < $1 }
    let lines = sorted.map { "    \($0.1)" }.joined(separator: ",\n")
    return "{\n  \"livery-baseline\": \(Self.version),\n  \"findings\": ["
      + (lines.isEmpty ? "" : "\n\(lines)\n  ") + "]\n}\n"
  }
}

extension KnownFinding {
  fileprivate var sortingKey: String { "\(key.file)\u{0}\(key.rule)\u{0}\(key.subject)" }
}
