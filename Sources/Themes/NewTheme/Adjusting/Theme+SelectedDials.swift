import ThemeColor
public import ThemeFormats
public import ThemeModel
import ThemeSession
public import ThemeSource

extension Theme {
  /// The colors that some dials make of chosen roles in some appearances.
  ///
  /// A color of the palette that paints chosen roles alone is changed itself, and what refers to it
  /// follows. A role that shares its color with others gets one of its own. A role without a value
  /// in the file gets one only where it is chosen by its name.
  func assignments(
    of dials: ColorDials, for selection: RoleSelection, in appearances: [Appearance]
  ) -> [ColorAssignment] {
    if dials.isIdentity { return [] }
    return appearances.flatMap { appearance -> [ColorAssignment] in
      let movable = MovableColors(selection, of: self, in: appearance)
      let slots = paletteSlots + customSlots + ColorRole.allCases.map(ColorSlot.init)
      return slots.filter(movable.contains).compactMap { slot in
        text(of: slot, changedBy: dials, movable, in: appearance).map {
          ColorAssignment(slot: slot, appearance: appearance, text: $0)
        }
      }
    }
  }

  /// The value that a color gets by some dials; `nil` where it stays, or follows another.
  private func text(
    of slot: ColorSlot, changedBy dials: ColorDials, _ movable: MovableColors,
    in appearance: Appearance
  ) -> String? {
    guard let value = ownValue(of: slot, in: appearance) else {
      return movable.names(slot) ? literal(of: slot, changedBy: dials, in: appearance) : nil
    }
    let follows = value.expression.references.allSatisfy {
      moves($0, with: movable, in: appearance)
    }
    guard follows else { return literal(of: slot, changedBy: dials, in: appearance) }
    let edits = ValueLiterals(in: source, at: value.location.range).edits(by: dials)
    return edits.isEmpty ? nil : source.value(at: value.location.range, applying: edits)
  }

  /// Whether a color that a value refers to changes with the dials.
  private func moves(
    _ slot: ColorSlot, with movable: MovableColors, in appearance: Appearance
  ) -> Bool {
    guard movable.contains(slot) else {
      // A role that only follows chosen ones is to be judged by those.
      let value = ownValue(of: slot, in: appearance)
      guard let references = value?.expression.references, !references.isEmpty else { return false }
      return references.allSatisfy { moves($0, with: movable, in: appearance) }
    }
    return ownValue(of: slot, in: appearance) != nil || movable.names(slot)
  }

  private func literal(
    of slot: ColorSlot, changedBy dials: ColorDials, in appearance: Appearance
  ) -> String? {
    guard let color = color(of: slot, in: resolved(appearance)) else { return nil }
    let new = dials.applied(to: CSSColor(color)).mapped()
    return new.roundedToBytes == color.roundedToBytes ? nil : new.literal
  }
}

extension ThemeReading {
  /// The text of a theme of Livery's own with the colors of chosen roles changed in some
  /// appearances.
  ///
  /// - Throws: That a color cannot be written.
  public func text(
    applying dials: ColorDials, to selection: RoleSelection, in appearances: [Appearance]
  ) throws(AdjustmentError) -> SourceText {
    guard let theme, let document else { return text }
    let assignments = theme.assignments(of: dials, for: selection, in: appearances)
    return assignments.isEmpty ? text : try theme.assigning(assignments, in: document).text
  }
}
