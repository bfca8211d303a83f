extension Double {
  /// The number for messages: without a fraction if it is whole.
  package var text: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
