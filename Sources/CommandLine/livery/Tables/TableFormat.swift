import ArgumentParser

/// How a table is printed: for people, or for programs.
enum TableFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
