"""An AdwApplication that shows its resources' theme, and says what colors its window has.

application.py RESOURCES ID NAME...    RESOURCES may be '-', for none

With resources, they are those of the variables where GTK has them, and else those of the names.
"""
import json
import sys

import gi

gi.require_version("Adw", "1")
gi.require_version("Gtk", "4.0")
from gi.repository import Adw, Gio, Graphene, Gtk  # noqa: E402

resources, identifier, *names = sys.argv[1:]
if resources != "-":
    Gio.resources_register(Gio.Resource.load(resources))


def show(application):
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    box = Gtk.Box(spacing=60, halign=Gtk.Align.CENTER, valign=Gtk.Align.CENTER)
    plain, card = Gtk.Box(), Gtk.Box(css_classes=["card"])
    button = Gtk.Button(css_classes=["suggested-action"])
    plain.append(label("Plain"))
    button.set_child(label("Suggested"))
    card.append(label("Card"))
    shown = {"Plain": plain, "Suggested": button, "Card": card}
    for widget in shown.values():
        box.append(widget)
    window = Adw.ApplicationWindow(
        application=application, content=box, default_width=640, default_height=200)

    def report(*_):
        """Says all when the window has its size; until then, asks to be called again."""
        if not card.get_width():
            return True
        style = window.get_style_context()
        colors = {}
        for name in names:
            found, color = style.lookup_color(name)
            if found:
                colors[name] = color.to_string()
        colors.update(variables(box) if resources != "-" else {})
        manager = Adw.StyleManager.get_default()
        print(json.dumps({
            "isDark": manager.get_dark(), "isHighContrast": manager.get_high_contrast(),
            "colors": colors,
            "points": {name: inside(widget, window) for name, widget in shown.items()},
        }), flush=True)
        window.set_title("Shown")
        return False

    window.add_tick_callback(report)
    window.present()


def label(text):
    """A text with room beside it, where the color around it is seen."""
    return Gtk.Label(label=text, margin_start=20, margin_end=20)


def variables(box):
    """The colors of the variables of the names, which stylesheets for GTK 4.16 and later have."""
    if (Gtk.get_major_version(), Gtk.get_minor_version()) < (4, 16):
        return {}
    colors = {}
    for name in names:
        text = Gtk.Label(name=name, visible=False)
        provider = Gtk.CssProvider()
        provider.load_from_string(f"#{name} {{ color: var(--{name.replace('_', '-')}); }}")
        Gtk.StyleContext.add_provider_for_display(
            text.get_display(), provider, Gtk.STYLE_PROVIDER_PRIORITY_APPLICATION)
        box.append(text)
        colors[name] = text.get_color().to_string()
    return colors


def inside(widget, window):
    """A point of the screen near the left edge of a widget, where no text is."""
    point = Graphene.Point().init(3, widget.get_height() / 2)
    found, point = widget.compute_point(window, point)
    x, y = window.get_surface_transform()
    return [int(point.x + x), int(point.y + y)]


application = Adw.Application(
    application_id=identifier, flags=Gio.ApplicationFlags.NON_UNIQUE)
application.connect("activate", show)
sys.exit(application.run([]))
