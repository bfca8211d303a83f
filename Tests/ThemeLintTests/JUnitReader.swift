import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A reader of JUnit's XML that refuses elements where they don't belong.
final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var total: [String: String] = [:]
  private(set) var suites: [[String: String]] = []
  private(set) var cases: [[String: String]] = []
  private(set) var failures: [String] = []
  private var path: [String] = []
  private var isFine = true

  private static let parents = [
    "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
    "system-out": "testcase",
  ]

  /// Whether the text is a report.
  func read(_ data: Data) -> Bool {
    let parser = XMLParser(data: data)
    parser.delegate = self
    return parser.parse() && isFine
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if JUnitReader.parents[name] != (path.last ?? "") { isFine = false }
    path.append(name)
    switch name {
    case "testsuites": total = attributes
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(attributes)
    case "failure": failures.append(attributes["message"] ?? "")
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}
