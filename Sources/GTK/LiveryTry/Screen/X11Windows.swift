import CXCB
import LiveryAdwaita

/// A window that is on the screen.
nonisolated struct X11Window: Hashable {
  let id: UInt32

  /// Its upper left corner and its size in px.
  let x, y, width, height: Int

  /// Whether it places itself and never has the keyboard, as menus and other popups do.
  let isPopup: Bool

  /// Its area on the screen.
  var area: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}

extension X11Connection {
  /// The windows on the screen, the uppermost last.
  var windows: [X11Window] {
    let children = answer(to: xcb_query_tree(server, root), xcb_query_tree_reply) { answer in
      Array(
        UnsafeBufferPointer(
          start: xcb_query_tree_children(answer), count: Int(xcb_query_tree_children_length(answer))
        ))
    }
    return (children ?? []).compactMap(window)
  }

  /// A visible window; `nil` for others.
  private func window(_ id: UInt32) -> X11Window? {
    let request = xcb_get_window_attributes(server, id)
    guard
      let traits = answer(to: request, xcb_get_window_attributes_reply, { $0.pointee }),
      UInt32(traits._class) == XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue,
      UInt32(traits.map_state) == XCB_MAP_STATE_VIEWABLE.rawValue,
      let place = answer(
        to: xcb_get_geometry(server, id), xcb_get_geometry_reply, { $0.pointee }),
      place.width > 1, place.height > 1
    else { return nil }
    return X11Window(
      id: id, x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height),
      isPopup: traits.override_redirect != 0)
  }

  /// As a window manager, centers dialogs on the first window, and focuses the uppermost one.
  func arrange() {
    let all = windows.filter { !$0.isPopup }
    for window in all where !keptWindows.contains(window.id) { keepHiddenPixels(of: window) }
    // A later window may have the number of an earlier one.
    keptWindows = Set(all.map(\.id))
    guard let top = all.last,
      let first = all.max(by: { $0.width * $0.height < $1.width * $1.height })
    else { return }
    for window in all where window != first && window.x == first.x && window.y == first.y {
      let (x, y) = (
        first.x + max(0, first.width - window.width) / 2,
        first.y + max(0, first.height - window.height) / 2
      )
      xcb_configure_window(
        server, window.id, UInt16(XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue),
        [UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y)])
    }
    // When the window is closed, its parent gets the keyboard focus.
    if focus != top.id {
      xcb_set_input_focus(server, UInt8(XCB_INPUT_FOCUS_PARENT.rawValue), top.id, 0)
    }
    xcb_flush(server)
  }

  /// Sets the resources that programs read when they open the display.
  func setResources(_ text: String) {
    xcb_change_property(
      server, UInt8(XCB_PROP_MODE_REPLACE.rawValue), root, XCB_ATOM_RESOURCE_MANAGER.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(text.utf8.count), text)
    xcb_flush(server)
  }

  /// Moves the pointer without a device.
  func movePointer(_ x: Int, _ y: Int) {
    xcb_warp_pointer(server, 0, root, 0, 0, 0, 0, Int16(x), Int16(y))
    xcb_flush(server)
  }
}
