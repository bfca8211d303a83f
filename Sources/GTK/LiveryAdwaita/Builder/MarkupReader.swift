import CLiveryAdwaita

/// Reads UI files with the parser that GtkBuilder uses, so that both see the same elements.
nonisolated final class MarkupReader {
  /// The maximum number of elements in each other, and of elements of a file.
  static let depthLimit = 160
  static let countLimit = 100_000

  private let file: String

  /// The elements that are open, the outermost first.
  private var open: [MarkupElement] = []
  private(set) var roots: [MarkupElement] = []

  /// The line of the parser, and the line on which the last part ended.
  private var line = 0
  private var lastLine = 1
  private var count = 0
  private var failure: BuilderError?

  private init(file: String) {
    self.file = file
  }

  /// Reads the first element of a file.
  ///
  /// - Throws: The parser's error, or an error that GtkBuilder does not find: an unclosed element,
  ///   a repeated attribute, an exceeded limit.
  static func read(_ bytes: [UInt8], file: String) throws(BuilderError) -> MarkupElement {
    // C strings end there, and so would GtkBuilder's text.
    guard !bytes.contains(0) else { throw BuilderError(file: file, message: "it is no text") }
    let reader = MarkupReader(file: file)
    var error: UnsafeMutablePointer<GError>?
    var parser = GMarkupParser(
      start_element: { _, name, names, values, data, error in
        MarkupReader.of(data)?.start(name, names, values)
        MarkupReader.of(data)?.stop(error)
      },
      end_element: { _, _, data, _ in MarkupReader.of(data)?.end() },
      text: { _, text, count, data, _ in MarkupReader.of(data)?.add(text, count) },
      passthrough: { _, _, _, data, _ in
        // A comment, an instruction or a declaration.
        MarkupReader.of(data).map { $0.lastLine = $0.line }
      }, error: nil)
    withUnsafePointer(to: &parser) { parser in
      let context = g_markup_parse_context_new(
        parser, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(reader).toOpaque(), nil)
      // It parses line by line: the position that GMarkup reports may be in the next line.
      for line in bytes.lines {
        reader.line += 1
        let isRead = line.withUnsafeBytes {
          let text = $0.assumingMemoryBound(to: CChar.self)
          return g_markup_parse_context_parse(
            context, text.baseAddress, gssize(text.count), &error)
        }
        guard isRead != 0 else { break }
      }
      g_markup_parse_context_free(context)
    }
    withExtendedLifetime(reader) {}
    defer { g_clear_error(&error) }
    if let failure = reader.failure { throw failure }
    if let error {
      throw BuilderError(file: file, gtkMessage: String(cString: error.pointee.message))
    }
    if let unclosed = reader.open.last {
      throw BuilderError(
        file: file, line: unclosed.line, message: "nothing ends '\(unclosed.name)'")
    }
    guard let root = reader.roots.first else {
      throw BuilderError(file: file, message: "it has no element")
    }
    return root
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> MarkupReader? {
    data.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }
}

nonisolated extension MarkupReader {
  private typealias Strings = UnsafeMutablePointer<UnsafePointer<CChar>?>

  private func start(
    _ name: UnsafePointer<CChar>?, _ names: Strings?, _ values: Strings?
  ) {
    let element = MarkupElement(
      Self.string(name), Self.attributes(names, values), lines: takeLines())
    count += 1
    if count > Self.countLimit {
      fail(element, "it has more than \(Self.countLimit) elements")
    } else if open.count >= Self.depthLimit {
      fail(element, "more than \(Self.depthLimit) elements are in each other")
    } else if Set(element.attributes.map(\.name)).count < element.attributes.count {
      fail(element, "'\(element.name)' has an attribute twice")
    }
    open.append(element)
  }

  private func end() {
    guard var element = open.popLast() else { return }
    element.lastLine = takeLines().upperBound
    if open.isEmpty {
      roots.append(element)
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  private func add(_ text: UnsafePointer<CChar>?, _ count: gsize) {
    let lines = takeLines()
    guard !open.isEmpty else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    open[open.count - 1].content.append(
      .text(MarkupText(String(decoding: bytes, as: UTF8.self), lines: lines)))
  }

  /// The lines of a part that ends at the current position.
  private func takeLines() -> ClosedRange<Int> {
    defer { lastLine = line }
    return lastLine...line
  }

  private func fail(_ element: MarkupElement, _ message: String) {
    failure = BuilderError(file: file, line: element.line, message: message)
  }

  /// Stops the parser after a failure.
  private func stop(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) {
    guard let failure else { return }
    g_set_error_literal(
      error, g_markup_error_quark(), gint(G_MARKUP_ERROR_INVALID_CONTENT.rawValue), failure.message)
  }

  private static func attributes(
    _ names: Strings?, _ values: Strings?
  ) -> [MarkupElement.Attribute] {
    var attributes: [MarkupElement.Attribute] = []
    while let name = names?[attributes.count] {
      attributes.append(.init(string(name), string(values?[attributes.count])))
    }
    return attributes
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

nonisolated extension MarkupElement {
  /// Reads the first element of a UI file.
  ///
  /// - Throws: An error if it is not valid XML, too deep, or has too many elements.
  public init(reading bytes: [UInt8], file: String) throws(BuilderError) {
    self = try MarkupReader.read(bytes, file: file)
  }
}

nonisolated extension [UInt8] {
  /// The lines of a text, each including its line end.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = self[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
