import CLiveryAdwaita

/// An element as GMarkup gives it, read apart from the code that is checked.
nonisolated final class PlainMarkup {
  let name: String
  private let attributes: [String: String]
  private(set) var text = ""
  private(set) var children: [PlainMarkup] = []

  private init(_ name: String, _ attributes: [String: String] = [:]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// The value of an attribute; `nil` where it has none of the name.
  subscript(name: String) -> String? { attributes[name] }

  /// Itself and all elements in it.
  var all: [PlainMarkup] { [self] + children.flatMap(\.all) }

  /// Reads a text, and puts what is in it into an element without a name; `nil` where it is no XML.
  static func read(_ text: String) -> PlainMarkup? {
    let reader = Reader()
    var parser = GMarkupParser(
      start_element: { _, name, names, values, data, _ in
        var attributes: [String: String] = [:]
        var index = 0
        while let key = names?[index], let value = values?[index] {
          attributes[String(cString: key)] = String(cString: value)
          index += 1
        }
        let name = name.map { String(cString: $0) } ?? ""
        Reader.of(data)?.open.append(PlainMarkup(name, attributes))
      },
      end_element: { _, _, data, _ in
        guard let reader = Reader.of(data), let ended = reader.open.popLast() else { return }
        reader.open.last?.children.append(ended)
      },
      text: { _, text, count, data, _ in
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        Reader.of(data)?.open.last?.text += String(decoding: bytes, as: UTF8.self)
      }, passthrough: nil, error: nil)
    let context = g_markup_parse_context_new(
      &parser, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(reader).toOpaque(), nil)
    defer { g_markup_parse_context_free(context) }
    let isRead = withExtendedLifetime(reader) {
      g_markup_parse_context_parse(context, text, gssize(text.utf8.count), nil) != 0
        && g_markup_parse_context_end_parse(context, nil) != 0
    }
    return isRead ? reader.open.first : nil
  }

  /// The elements that are open; the first has no name and never ends.
  private final class Reader {
    var open = [PlainMarkup("")]

    static func of(_ data: UnsafeMutableRawPointer?) -> Reader? {
      data.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}
