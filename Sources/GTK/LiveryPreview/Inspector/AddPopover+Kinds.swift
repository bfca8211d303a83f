import LiveryAdwaita
import ThemeModel
import ThemeSession

extension AddPopover {
  /// Asks for a color of the palette; `onAdded` receives the name of an added one.
  static func palette(
    _ session: ThemeSession, onAdded: @escaping (ColorName) -> Void
  ) -> AddPopover {
    let words = Words(
      title: translated("Add Palette Color…"), button: translated("Add the Color"),
      name: translated("Name of the color"), nameExample: translated("a name, such as sea"),
      value: translated("Value of the color"),
      valueExample: translated("a color, such as #204060"))
    return AddPopover(
      words, colors: { [session] in ExpressionColors(session.loadedTheme) }
    ) { [session] name, value in
      let color = ColorName.palette(name)
      guard !session.loadedTheme.theme.namedColors.contains(where: { $0.name == color }) else {
        return .name(translated("“\(name)” is in the palette already"))
      }
      do throws(SessionError) {
        try session.set(color, to: value.withHexMark)
      } catch {
        return .value(error.description)
      }
      onAdded(color)
      return nil
    }
  }

  /// Asks for a trait and the label of its switch; `onAdded` receives the trait's name.
  static func trait(
    _ session: ThemeSession, onAdded: @escaping (String) -> Void
  ) -> AddPopover {
    let words = Words(
      title: translated("Add Trait…"), button: translated("Add the Trait"),
      name: translated("Name of the trait"), nameExample: translated("a name, such as stormy"),
      value: translated("Name of its switch"),
      valueExample: translated("words, such as Rougher Water"))
    return AddPopover(words) { [session] name, value in
      guard session.loadedTheme.theme.traits.trait(named: name) == nil else {
        return .name(translated("There is a trait with this name already"))
      }
      let trait = ThemeValue(trait: name, path: ["traits", name, "summary"])
      guard !value.isEmpty else { return .value(trait.errorIfEmpty ?? "") }
      do throws(SessionError) {
        try session.enter(value, as: trait)
      } catch {
        return .name(error.description)
      }
      onAdded(name)
      return nil
    }
  }
}
