import LiveryGallery
import ThemeModel
package import ThemeSource

/// The specimens that each role paints.
package nonisolated struct RoleReport: Sendable {
  let theme: Theme
  let appearance: Appearance
  let roles: [ColorRole]
  let maps: [RoleMap]

  /// A block for each role: its name, and a line for each page with the specimens that it paints.
  package var text: String {
    let width = maps.map(\.page.rawValue.count).max() ?? 0
    return roles.map { role in
      let lines = maps.compactMap { map -> String? in
        let specimens = map.specimens(of: role)
        guard !specimens.isEmpty else { return nil }
        let page = map.page.rawValue
        let gap = String(repeating: " ", count: width - page.count)
        return "  \(page)\(gap)  \(specimens.joined(separator: " "))"
      }
      let note = lines.isEmpty ? "  paints nothing here\(Self.reason(role))" : nil
      return ([role.name] + lines + [note].compactMap(\.self)).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The roles as JSON.
  package var json: JSONValue {
    [
      "theme": .string(theme.id),
      "appearance": .strings(theme.traits.names(in: appearance.traits)),
      "roles": .array(
        roles.map { role in
          [
            "role": .string(role.name),
            "pages": .array(
              maps.compactMap { map -> JSONValue? in
                let specimens = map.specimens(of: role)
                guard !specimens.isEmpty else { return nil }
                return [
                  "page": .string(map.page.rawValue),
                  "specimens": .strings(specimens),
                ]
              }),
          ]
        }),
    ]
  }

  private static func reason(_ role: ColorRole) -> String {
    guard let since = role.since, since > .v1_2 else { return "" }
    return "; libadwaita has it since \(since)"
  }
}
