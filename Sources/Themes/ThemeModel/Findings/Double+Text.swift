extension Double {
  /// The number as messages say it: without a fraction where it has none.
  package var text: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
