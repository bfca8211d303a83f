public import ThemeFormats

extension ThemeFileError: ExitError {
  public var status: Status {
    switch self {
    case .unrecognized: .unrecognized
    case .unreadable, .notFound: .unreadable
    case .invalid: .findings
    }
  }
}
