import CLiveryAdwaita
import Desk
import Testing

@testable import LiveryAdwaita

@MainActor @Suite(.enabled("needs a screen") { await Screen.isReady }, .onScreen)
struct MenuButtonTests {
  private let button = MenuButton()
  private let popover = Popover(child: Label("text"))

  private var hasTooltip: Bool { gtk_widget_get_has_tooltip(button.native) != 0 }

  @Test(arguments: [true, false]) func showsNoTooltipOverWhatItOpened(isMadeOnOpening: Bool) {
    button.setIcon("open-menu-symbolic", label: "Menu")
    if isMadeOnOpening {
      button.onOpening { [button, popover] in button.setPopover(popover) }
    } else {
      button.setPopover(popover)
    }
    let shown = TestWindow(button)
    #expect(MainLoop.run { button.isMapped })
    #expect(hasTooltip)
    gtk_menu_button_popup(button.opaque)
    #expect(MainLoop.run { popover.isMapped })
    #expect(!hasTooltip)
    popover.close()
    #expect(MainLoop.run { !popover.isMapped })
    #expect(hasTooltip)
    #expect(button.tooltip == "Menu")
    withExtendedLifetime(shown) {}
  }
}
