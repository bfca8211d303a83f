/// Keys and values in the syntax of TOML 1.0, for new files.
public enum TOMLText {
  /// A key, in quotes if necessary.
  public static func key(_ key: String) -> String {
    String(decoding: TOMLSpelling.key(key), as: UTF8.self)
  }

  /// A value on one line.
  public static func value(_ value: SourceValue) -> String {
    let bytes = TOMLSpelling.value(value, style: .basic, newline: [UInt8(ascii: "\n")])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A string of several lines, its first line below the quotes.
  public static func block(_ string: String) -> String {
    let style = TOMLSpelling.StringStyle.multilineLiteral(opensLine: true)
    let bytes = TOMLSpelling.string(string, style: style, newline: [UInt8(ascii: "\n")])
    return String(decoding: bytes, as: UTF8.self)
  }
}
