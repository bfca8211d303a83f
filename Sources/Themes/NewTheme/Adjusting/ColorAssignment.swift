import ThemeColor
import ThemeFormats
import ThemeModel
import ThemeSession
import ThemeSource

/// A color that a theme's file is to have in an appearance.
struct ColorAssignment: Hashable {
  let slot: ColorSlot
  let appearance: Appearance

  /// The color as themes write it.
  let text: String
}

/// Why a theme cannot be adjusted; nothing of it was changed.
public enum AdjustmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file holds something else where a color should go.
  case cannotWrite(name: String)

  public var description: String {
    switch self {
    case .cannotWrite(let name):
      "'\(name)' cannot be written: the file has another value there"
    }
  }
}

extension Theme {
  /// The document of the theme with some colors assigned; all its other bytes stay.
  ///
  /// A value that becomes one other value wherever it counts is replaced where it stands. One that
  /// is shared by appearances that part becomes a table of them.
  func assigning(
    _ assignments: [ColorAssignment], in document: SourceDocument
  ) throws(AdjustmentError) -> SourceDocument {
    var edits: [SourceEdit] = []
    var others: [ColorAssignment] = []
    var slots: [ColorSlot] = []
    for assignment in assignments where !slots.contains(assignment.slot) {
      slots.append(assignment.slot)
    }
    for slot in slots {
      for group in groups(of: assignments.filter { $0.slot == slot }, for: slot) {
        if let edit = group.replacement {
          edits.append(edit)
        } else {
          others += group.assignments
        }
      }
    }
    var document =
      edits.isEmpty ? document : SourceDocument(livery: document.text.applying(all: edits))
    for assignment in others {
      document = try setting(assignment, in: document, among: others)
    }
    return document
  }

  private func setting(
    _ assignment: ColorAssignment, in document: SourceDocument, among all: [ColorAssignment]
  ) throws(AdjustmentError) -> SourceDocument {
    let name = colorName(of: assignment.slot)
    let isNew = document.node(at: name.path) == nil
    let own = all.filter { $0.slot == assignment.slot && $0.text == assignment.text }
    let isForAll = isNew && Set(own.map(\.appearance)).isSuperset(of: appearances)
    var editor = ThemeEditor(document, of: self, in: assignment.appearance)
    do throws(SessionError) {
      try editor.set(
        name.path, to: .string(assignment.text), in: isForAll ? .everywhere : .appearance)
    } catch {
      throw .cannotWrite(name: name.path.joined(separator: "."))
    }
    return editor.document
  }

  /// The name by which the theme's file sets a color.
  func colorName(of slot: ColorSlot) -> ColorName {
    if let role = slot.colorRole { return .role(role) }
    let name = name(of: slot)
    return paletteSlots.contains(slot) ? .palette(name) : .custom(CustomColor(rawValue: name))
  }

  /// The value of a color in the theme's own file that counts in an appearance.
  func ownValue(of slot: ColorSlot, in appearance: Appearance) -> AppliedValue? {
    chain(of: slot, in: appearance).first.flatMap { $0.layer == ownLayer ? $0 : nil }
  }

  /// The assignments of a color by the value that they replace.
  private func groups(of assignments: [ColorAssignment], for slot: ColorSlot) -> [AssignedValue] {
    var groups: [AssignedValue] = []
    for assignment in assignments {
      let range = ownValue(of: slot, in: assignment.appearance)?.location.range
      if let known = groups.firstIndex(where: { $0.range == range }) {
        groups[known].assignments.append(assignment)
      } else {
        groups.append(AssignedValue(range: range, assignments: [assignment]))
      }
    }
    for index in groups.indices {
      guard let range = groups[index].range, !range.isEmpty else { continue }
      let users = appearances.filter { ownValue(of: slot, in: $0)?.location.range == range }
      groups[index].isWhole =
        Set(groups[index].assignments.map(\.appearance)).isSuperset(of: users)
      groups[index].quote = source.bytes[range.lowerBound] == 0x27 ? "'" : "\""
    }
    return groups
  }
}

/// A value of a theme's file with the colors that it is to become.
private struct AssignedValue {
  /// The bytes of the value; `nil` where the file has none yet.
  let range: Range<Int>?
  var assignments: [ColorAssignment]

  /// Whether no other appearance has the value.
  var isWhole = false
  var quote = "\""

  /// The change to the bytes, where one color is to be there.
  var replacement: SourceEdit? {
    guard let range, isWhole, Set(assignments.map(\.text)).count == 1 else { return nil }
    return SourceEdit(replacing: range, with: Array("\(quote)\(assignments[0].text)\(quote)".utf8))
  }
}
