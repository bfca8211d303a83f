"""An AdwApplication that shows its resources' theme, and says what colors its window has.

application.py RESOURCES ID NAME...    RESOURCES may be '-', for none
"""
import json
import sys

import gi

gi.require_version("Adw", "1")
gi.require_version("Gtk", "4.0")
from gi.repository import Adw, Gio, Gtk  # noqa: E402

resources, identifier, *names = sys.argv[1:]
if resources != "-":
    Gio.resources_register(Gio.Resource.load(resources))


def show(application):
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    box = Gtk.Box(spacing=60, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    box.append(Gtk.Label(label="Plain"))
    box.append(Gtk.Button(label="Suggested", css_classes=["suggested-action"]))
    card = Gtk.Box(css_classes=["card"])
    card.append(Gtk.Label(label="Card", margin_start=20, margin_end=20))
    box.append(card)
    window = Adw.ApplicationWindow(
        application=application, title="Shown", content=box, default_width=640, default_height=200)
    window.present()
    style = window.get_style_context()
    colors = {}
    for name in names:
        found, color = style.lookup_color(name)
        if found:
            colors[name] = color.to_string()
    manager = Adw.StyleManager.get_default()
    print(json.dumps({
        "isDark": manager.get_dark(), "isHighContrast": manager.get_high_contrast(),
        "colors": colors}), flush=True)


application = Adw.Application(
    application_id=identifier, flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", show)
sys.exit(application.run([]))
