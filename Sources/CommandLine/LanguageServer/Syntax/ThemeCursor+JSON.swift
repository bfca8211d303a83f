extension ThemeCursor {
  /// Reads a JSON file up to an offset.
  init?(json bytes: [UInt8], at offset: Int) {
    /// An open object or array, with the current key in it.
    struct Level {
      let isObject: Bool
      var key: String?
    }
    var levels: [Level] = []
    var index = 0
    var isKey = true
    var word = offset..<offset
    var isQuoted = false
    while index < offset {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        levels.append(Level(isObject: true))
        isKey = true
      case UInt8(ascii: "["):
        levels.append(Level(isObject: false))
        isKey = false
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ":"): isKey = false
      case UInt8(ascii: ","):
        guard let last = levels.indices.last else { continue }
        levels[last].key = levels[last].isObject ? nil : levels[last].key
        isKey = levels[last].isObject
      case UInt8(ascii: "\""):
        let start = index
        while index < offset, bytes[index] != byte {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < offset else {
          word = min(start, offset)..<offset
          isQuoted = true
          break
        }
        if isKey, let last = levels.indices.last {
          levels[last].key = String(decoding: bytes[start..<index], as: UTF8.self)
        }
        index += 1
      default: break
      }
    }
    guard isQuoted else { return nil }
    self.init()
    path = levels.compactMap(\.key)
    (self.isKey, self.word, self.isQuoted) = (isKey, word, isQuoted)
  }
}
