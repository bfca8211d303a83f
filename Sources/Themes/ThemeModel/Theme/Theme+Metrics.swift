extension Theme {
  /// What a metric is set to, by the theme or what it extends; `nil` if it is the toolkit's.
  package func metric(_ metric: Metric) -> Double? {
    layers.reversed().lazy.compactMap { $0.metrics[metric] }.first
  }
}
