import LiverySystem

/// The secret for connecting to an X server: random bytes in a private file.
package nonisolated struct XAuthority: Sendable {
  /// The file, for the server and for `XAUTHORITY`.
  package let path: String

  /// The name of the protocol, for the server.
  package static let name = "MIT-MAGIC-COOKIE-1"

  /// 128 random bits.
  package let cookie: [UInt8]

  /// Creates a new cookie, in a private folder.
  init(in folder: String) throws(FileError) {
    path = "\(folder)/authority"
    cookie = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    try AtomicFile.write(Self.entry(cookie), to: path, isDurable: false, mode: 0o600)
  }

  /// The address family that matches all others (`FamilyWild` in Xauth.h of libXau).
  private static let anyFamily: UInt16 = 65_535

  /// An entry for every display: the family, and the address, the display's number, the name and
  /// the data, each preceded by its length (Xau(3)).
  private static func entry(_ cookie: [UInt8]) -> [UInt8] {
    let fields = [[], [], Array(name.utf8), cookie]
    return fields.reduce(into: number(anyFamily)) { $0 += number(UInt16($1.count)) + $1 }
  }

  /// A number of two bytes, the greater first.
  private static func number(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(number & 0xff)]
  }
}
