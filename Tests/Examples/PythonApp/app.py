"""An app in Python that shows itself in a theme of Livery: 'app.py ocean', or 'app.py ./brand.livery.toml'.

LIVERY_LIBRARY is the path of liblivery-gtk.so, where the system does not know it.
"""

import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

import livery  # noqa: E402


def panel(text):
    box, label = Gtk.Box(orientation=Gtk.Orientation.VERTICAL), Gtk.Label(label=text)
    label.set_vexpand(True)
    label.set_hexpand(True)
    box.append(label)
    return box


def button(text, clicked):
    button = Gtk.Button(label=text)
    button.connect("clicked", lambda _: clicked())
    return button


try:
    theme = livery.Theme(sys.argv[1] if len(sys.argv) > 1 else "ocean")
except livery.Error as error:
    sys.exit(str(error))

window, viewer = Gtk.Window(default_width=480, default_height=320), panel("Viewer")
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.append(button("Mint", lambda: theme.show("mint")))
box.append(button("Dark Viewer", lambda: theme.override_appearance(viewer, "dark")))
box.append(panel("Page"))
box.append(viewer)
window.set_child(box)


def update_title():
    """The title says what is shown in the window, and what in the viewer."""
    window.set_title(f"{theme.appearance()}, viewer {theme.appearance(viewer)}")


theme.observe(update_title)
theme.observe(update_title, viewer)
window.present()
while Gtk.Window.get_toplevels().get_n_items() > 0:
    GLib.MainContext.default().iteration(True)
theme.free()
