extension Theme {
  /// The value of a metric in the theme or its base themes; `nil` if it is the toolkit's.
  package func metric(_ metric: Metric) -> Double? {
    layers.reversed().lazy.compactMap { $0.metrics[metric] }.first
  }
}
