import CommandLineKit
import ThemeSource

/// The result of comparing two folders of pictures.
nonisolated struct ComparisonReport {
  enum State: String {
    case same, different

    /// It differs, but it also varied by itself when it was taken.
    case flaky

    case missing
    case added

    case unreadable
  }

  /// The result for a picture.
  struct Picture {
    let file: String
    let state: State

    /// The number of pixels that differ by more than the threshold.
    var pixels = 0

    /// The largest distance of two colors in OKLab.
    var distance = 0.0
    var parts: [PixelDifference.Part] = []

    /// The pictures of specimens before and after, by their IDs.
    var specimens: [String: String] = [:]

    /// The picture that shows the old, the new and the difference.
    var shown: String?

    /// The old and the new size, `WxH` in px, if they differ.
    var sizes: [String]?

    /// The reason why one of the two is unreliable, or why they cannot be compared; `nil` if they
    /// can.
    var flaw: String?
  }

  let old, new: String
  let threshold: Double

  /// The largest difference of a channel that counts as none; `nil` if the threshold decides.
  let channels: Int?

  /// Other conditions that differ, so that the pixels are expected to differ.
  let circumstances: [String]

  /// Themes without pictures in the new folder, and why.
  let unpainted: [(theme: String, reason: String)]
  var pictures: [Picture] = []

  var differing: [Picture] { pictures.filter { $0.state != .same } }

  /// Those that differ, without the pictures that vary by themselves.
  var changed: [Picture] { differing.filter { $0.state != .flaky } }

  var unreadable: [Picture] { pictures.filter { $0.state == .unreadable } }

  /// Whether the pictures differ under the same circumstances, or some cannot be compared.
  var isFailed: Bool {
    circumstances.isEmpty && !(changed.isEmpty && unpainted.isEmpty) || !unreadable.isEmpty
  }
}

nonisolated extension ComparisonReport.Picture {
  var sentence: String {
    switch state {
    case .same: "the same"
    case .missing: "it is in the old folder only"
    case .added: "it is in the new folder only"
    case .flaky: "it does not count (\(flaw ?? "")): \(change)"
    case .different: change
    case .unreadable: "it cannot be compared: \(flaw ?? "")"
    }
  }

  private var change: String {
    (resizing.map { "\($0); " } ?? "")
      + "\(pixels.counted("pixel")) \(pixels == 1 ? "differs" : "differ"), by up to "
      + "\(Self.number(distance)): \(names)"
  }

  /// A description of the change of its size; `nil` if it is the same.
  var resizing: String? {
    sizes.map { "it has \($0[1]) px, and had \($0[0])" }
  }

  /// How many specimens are named before the others are only counted.
  static let namedParts = 8

  /// The specimens that differ, those with most pixels first.
  var orderedParts: [PixelDifference.Part] {
    parts.enumerated().sorted {
      ($1.element.pixels, $0.offset) < ($0.element.pixels, $1.offset)
    }.map(\.element)
  }

  private var names: String {
    let names = orderedParts.prefix(Self.namedParts).map(\.id).joined(separator: ", ")
    let rest = parts.count - Self.namedParts
    return names + (rest > 0 ? " and \(rest) more" : "")
  }

  static func number(_ distance: Double) -> String {
    distance.fixed(3)
  }
}

nonisolated extension ComparisonReport {
  var json: JSONValue {
    [
      "version": 1,
      "old": .string(old),
      "new": .string(new),
      "threshold": .number(threshold),
      "channels": channels.map { .integer($0) } ?? .null,
      "differs": .boolean(isFailed),
      "circumstances": .strings(circumstances),
      "unpainted": .array(
        unpainted.map { ["theme": .string($0.theme), "reason": .string($0.reason)] }),
      "counts": .object(
        [State.same, .different, .flaky, .missing, .added, .unreadable].map { state in
          JSONValue.Member(
            state.rawValue, .integer(pictures.count { $0.state == state }))
        }),
      "pictures": .array(pictures.map(\.json)),
    ]
  }

  /// The report as lines for people to read, the pictures that are the same left out.
  var text: String {
    var lines = differing.map { "\($0.file): \($0.sentence)" }
    lines += unpainted.map { "\($0.theme): not painted: \($0.reason)" }
    let same = pictures.count - differing.count
    lines.append("\(same.counted("picture")) of \(pictures.count) the same")
    return lines.map { $0.escapingControls + "\n" }.joined()
  }
}

nonisolated extension ComparisonReport.Picture {
  fileprivate var json: JSONValue {
    [
      "file": .string(file),
      "state": .string(state.rawValue),
      "pixels": .integer(pixels),
      "distance": .number((distance * 1e6).rounded() / 1e6),
      "specimens": .array(
        parts.map { part in
          [
            "id": .string(part.id),
            "pixels": .integer(part.pixels),
            "distance": .number((part.distance * 1e6).rounded() / 1e6),
            "picture": JSONValue(specimens[part.id]),
          ]
        }),
      "picture": JSONValue(shown),
      "sizes": sizes.map { .strings($0) } ?? .null,
      "flaky": state == .unreadable ? .null : JSONValue(flaw),
      "problem": state == .unreadable ? JSONValue(flaw) : .null,
    ]
  }
}
