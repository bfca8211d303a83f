import ThemeSource

/// What is wrong with a token: an error where a role uses the token, and else a warning.
struct TokenFault: Hashable {
  let finding: Finding

  /// The token's object.
  let token: SourceNode

  /// The finding, given the tokens that roles use.
  func finding(using used: Set<SourceNode>) -> Finding {
    used.contains(token) ? finding : finding.with(.warning)
  }
}
