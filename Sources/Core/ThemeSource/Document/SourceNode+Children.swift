extension SourceNode {
  /// The members of a table or the elements of an array, in the order of the file.
  ///
  /// Members that could not be read are left out; see `isUnreadable(_:)`.
  public var children: Children {
    Children(document: document, upcoming: document.contents.nodes[Int(index)].firstChild)
  }

  /// The number of members or elements, including those that could not be read.
  public var childCount: Int { Int(document.contents.nodes[Int(index)].childCount) }

  /// The member with a key; `nil` if there is none, or the value is not a table.
  public subscript(key: String) -> SourceNode? {
    guard let found = document.contents.member(key, of: index),
      !document.contents.nodes[Int(found)].isUnreadable
    else {
      return nil
    }
    return SourceNode(document: document, index: found)
  }

  /// Whether a member is here whose value could not be read: it has a finding and isn't missing.
  public func isUnreadable(_ key: String) -> Bool {
    document.contents.member(key, of: index).map { document.contents.nodes[Int($0)].isUnreadable }
      ?? false
  }

  /// The values in a table or an array.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let document: SourceDocument
    var upcoming: Int32

    public mutating func next() -> SourceNode? {
      while upcoming >= 0 {
        let index = upcoming
        upcoming = document.contents.nodes[Int(index)].nextSibling
        if !document.contents.nodes[Int(index)].isUnreadable {
          return SourceNode(document: document, index: index)
        }
      }
      return nil
    }
  }
}

extension SourceDocument.Contents {
  /// The index of a table's member with a key, readable or not.
  func member(_ key: String, of table: Int32) -> Int32? {
    let storage = nodes[Int(table)]
    guard storage.kind == .table else { return nil }
    if storage.childCount > DocumentBuilder.indexThreshold {
      return index[DocumentBuilder.MemberKey(table: table, name: Array(key.utf8)[...])]
    }
    var child = storage.firstChild
    while child >= 0 {
      if self.key(of: child, equals: key.utf8) { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  func key(of index: Int32, equals key: String.UTF8View) -> Bool {
    let extent = nodes[Int(index)].keyContent
    guard extent.count == key.count else { return false }
    var offset = extent.lower
    if nodes[Int(index)].keyIsDecoded {
      for byte in key {
        guard decoded[offset] == byte else { return false }
        offset += 1
      }
    } else {
      for byte in key {
        guard text.bytes[offset] == byte else { return false }
        offset += 1
      }
    }
    return true
  }
}
