import ThemeTemplates

/// The page of `livery prove --html`.
enum ProofPage {
  static func write(_ proof: Proof, to path: String) throws {}
}
