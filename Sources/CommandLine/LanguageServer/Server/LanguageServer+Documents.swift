import LiverySystem
import ThemeFormats
import ThemeSource

/// Opens, changes, closes and checks documents.
extension LanguageServer {
  mutating func open(_ parameters: Parameters) throws(RPCError) {
    let item = parameters["textDocument"]
    let document = OpenDocument(
      uri: try item["uri"].string(), languageID: try item["languageId"].string(),
      version: try item["version"].integer(), text: try item["text"].string())
    documents.removeAll { $0.uri == document.uri }
    documents.append(document)
    textChanged(at: documents.count - 1)
  }

  mutating func change(_ parameters: Parameters) throws(RPCError) {
    let index = try index(parameters)
    let version = try parameters["textDocument"]["version"].integer()
    // A change that cannot be read leaves the document as it was.
    var document = documents[index]
    for change in try parameters["contentChanges"].elements() {
      try document.apply(change, in: client.encoding)
    }
    document.version = version
    documents[index] = document
    textChanged(at: index)
  }

  mutating func close(_ parameters: Parameters) throws(RPCError) {
    let document = documents.remove(at: try index(parameters))
    unsent.removeAll { $0 == document.uri }
    if let path = document.realPath {
      library.texts[path] = nil
      forgetChecks(ofThoseReading: path)
    }
    if !client.pullsDiagnostics { publish(.array([]), of: document.uri, version: nil) }
  }

  /// The index of the document that parameters name.
  func index(_ parameters: Parameters) throws(RPCError) -> Int {
    let uri = try parameters["textDocument"]["uri"].string()
    guard let index = documents.firstIndex(where: { $0.uri == uri }) else {
      throw .invalidParameters("'\(uri)' is not open")
    }
    return index
  }

  private mutating func textChanged(at index: Int) {
    let document = documents[index]
    if let path = document.realPath {
      library.texts[path] = document.text.bytes
      forgetChecks(ofThoseReading: path)
    }
    send(document.uri)
  }

  /// Has all documents checked again, since files or options have changed.
  mutating func forgetChecks() {
    for index in documents.indices { forgetCheck(at: index) }
  }

  /// Marks all documents that read a file for another check.
  private mutating func forgetChecks(ofThoseReading path: String) {
    for index in documents.indices where documents[index].check?.reads(path) == true {
      forgetCheck(at: index)
    }
  }

  private mutating func forgetCheck(at index: Int) {
    documents[index].check = nil
    send(documents[index].uri)
  }

  /// Moves a document to the front of the queue of diagnostics.
  private mutating func send(_ uri: String) {
    unsent.removeAll { $0 == uri }
    unsent.insert(uri, at: 0)
  }

  /// The result of checking a document's present text.
  mutating func check(at index: Int) -> FileCheck {
    let document = documents[index]
    if let check = document.check { return check }
    let check = FileCheck(
      document.text, path: document.path, library: library, target: askedTarget)
    documents[index].check = check
    if let theme = check.reading?.theme { documents[index].theme = theme }
    return check
  }
}

extension OpenDocument {
  /// The file with links followed; `nil` if none is there yet.
  fileprivate var realPath: String? { path.flatMap(RegularFile.realPath) }
}

extension FileCheck {
  /// Whether a file was read for the check; links are followed.
  fileprivate func reads(_ path: String) -> Bool {
    reading?.files.contains { $0 == path || RegularFile.realPath($0) == path } ?? false
  }
}
