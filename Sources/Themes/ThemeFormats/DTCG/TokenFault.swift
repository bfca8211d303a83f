import ThemeSource

/// A problem of a token: an error if a role uses the token, otherwise a warning.
struct TokenFault: Hashable {
  let finding: Finding

  /// The token's object.
  let token: SourceNode

  /// The finding, given the tokens that roles use.
  func finding(using used: Set<SourceNode>) -> Finding {
    used.contains(token) ? finding : finding.with(.warning)
  }
}
