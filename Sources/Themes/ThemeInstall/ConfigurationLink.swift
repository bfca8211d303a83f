import LiverySystem

/// A link in the configuration of GTK, and the owner of the file to which it leads.
public struct ConfigurationLink: Hashable, Sendable {
  /// Whose file it is.
  public enum Owner: Hashable, Sendable {
    /// The file of a theme with a name.
    case theme(String)

    /// A file in a repository of dotfiles, by the repository's folder.
    case repository(String)

    /// A store that only a package manager writes, such as that of Nix.
    case store
    case readOnly
    case other
  }

  /// The path of the link.
  public let path: String

  /// The file to which it leads; if that does not exist, the last path on the way.
  public let target: String

  /// The paths on the way.
  public let steps: [String]

  /// Whether its target does not exist.
  public let isBroken: Bool

  /// Whether it leads back to itself.
  public let isCircular: Bool

  public let owner: Owner

  /// Reads a link; `nil` if the path is not a link.
  public init?(_ path: String) {
    guard RegularFile.isLink(path) else { return nil }
    self.path = path
    steps = RegularFile.steps(ofLink: path)
    let real = RegularFile.realPath(path)
    target = real ?? steps.last ?? path
    isBroken = real == nil
    isCircular = real == nil && RegularFile.isLink(target)
    owner = Owner(of: target, over: steps, isThere: real != nil)
  }

  /// A description that follows its path: `is a link to …`.
  public var words: String {
    if isCircular { return "is a link that leads back to itself" }
    let end = isBroken ? ", where nothing is" : ""
    switch owner {
    case .theme(let name): return "is a link to '\(target)', a file of the theme '\(name)'\(end)"
    case .repository(let root):
      return "is a link to '\(target)', in the repository '\(root)'\(end)"
    case .store: return "is a link to '\(target)', in a read-only store\(end)"
    case .readOnly: return "is a link to '\(target)', which is read-only\(end)"
    case .other: return "is a link to '\(target)'\(end)"
    }
  }
}

extension ConfigurationLink.Owner {
  /// The folders of package managers whose files nobody changes: Nix and Guix.
  private static let stores = ["/nix/store/", "/gnu/store/"]

  /// Names in the root of a repository, or of a folder of dotfiles.
  private static let signs = [".git", ".hg", ".jj", ".svn", ".chezmoiroot", ".stow", ".yadm"]

  fileprivate init(of target: String, over steps: [String], isThere: Bool) {
    if (steps + [target]).contains(where: { step in Self.stores.contains(where: step.hasPrefix) }) {
      self = .store
    } else if let name = Self.theme(of: target) ?? steps.lazy.compactMap(Self.theme).first {
      self = .theme(name)
    } else if let root = Self.repository(around: target) {
      self = .repository(root)
    } else {
      self = !isThere || RegularFile.isWritable(target) ? .other : .readOnly
    }
  }

  /// The name before `gtk-4.0` in a folder of themes: `…/themes/NAME/gtk-4.0/gtk.css`.
  private static func theme(of path: String) -> String? {
    let names = path.split(separator: "/")
    guard let folder = names.firstIndex(where: { $0 == "themes" || $0 == ".themes" }),
      names[folder...].count > 3, names[folder + 2].hasPrefix("gtk-")
    else { return nil }
    return String(names[folder + 1])
  }

  private static func repository(around path: String) -> String? {
    RegularFile.folders(from: RegularFile.folder(of: path)).dropLast().first { folder in
      signs.contains { RegularFile.exists("\(folder)/\($0)") }
        || ["dotfiles", ".dotfiles"].contains(RegularFile.name(of: folder))
    }
  }
}
