import CLiveryAdwaita
import TestDisplay
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct MenuButtonTests {
  private let popover = Popover(child: Label("text"))

  /// A button that only its window holds from now on, and not what wraps it here.
  private func shownButton(isFilledOnOpening: Bool) -> (Widget, TestWindow) {
    let button = MenuButton()
    button.setIcon("open-menu-symbolic", label: "Menu")
    if isFilledOnOpening { button.onOpening {} }
    button.setPopover(popover)
    return (Widget(retaining: button.native), TestWindow(button))
  }

  @Test(arguments: [true, false]) func showsNoTooltipOverWhatItOpened(isFilledOnOpening: Bool) {
    let (button, shown) = shownButton(isFilledOnOpening: isFilledOnOpening)
    let hasTooltip = { gtk_widget_get_has_tooltip(button.native) != 0 }
    #expect(MainLoop.run { button.isMapped })
    #expect(hasTooltip())
    gtk_menu_button_popup(button.opaque)
    #expect(MainLoop.run { popover.isMapped })
    #expect(!hasTooltip())
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    #expect(hasTooltip())
    #expect(button.tooltip == "Menu")
    withExtendedLifetime(shown) {}
  }
}
