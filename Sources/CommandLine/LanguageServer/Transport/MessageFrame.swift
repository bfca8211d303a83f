import ThemeSource

/// A message with its header, as it is written.
enum MessageFrame {
  static func bytes(of message: JSONValue) -> [UInt8] {
    let content = Array(message.line.utf8)
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
