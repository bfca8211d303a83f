import LiverySystem
import ThemeCSS

/// Addresses of files in stylesheets.
enum StylesheetAddress {
  /// The absolute path of an address, by GTK's rules; `nil` if it is not the address of a file.
  static func path(of address: String, in folder: String) -> String? {
    guard !address.utf8.contains(0) else { return nil }
    if address.lowercased().hasPrefix("file:") {
      var rest = address.dropFirst("file:".count)
      for host in ["//localhost", "//"] where rest.lowercased().hasPrefix("\(host)/") {
        rest = rest.dropFirst(host.count)
        break
      }
      let path = rest.hasPrefix("//") ? "" : FileURL.decoded(String(rest)) ?? ""
      return path.hasPrefix("/") && !path.utf8.contains(0) ? RelativePath.normalized(path) : nil
    }
    if CSSAddress.hasScheme(address) { return nil }
    return RelativePath.normalized(address.hasPrefix("/") ? address : "\(folder)/\(address)")
  }
}
